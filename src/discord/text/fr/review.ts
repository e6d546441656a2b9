import { oneOrMore } from '../../../i18n/languages/french.ts';
import type { Phrases } from '../../../i18n/types.ts';
import type { ReviewMessages } from '../review.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
type Why = { reason: string | null; term: string | null };
const because = ({ reason, term }: Why): string => ((reason ?? term) === null ? '' : `, surtout pour ${reason ?? term}`);
const more = (by: number): string => `environ ${by} ${by > 1 ? 'parties' : 'partie'} de plus sur 100`;
const asked = (question: string | null): string => (question === null ? '' : `\n-# ${question}`);

export const review: Phrases<ReviewMessages, 'fr'> = {
  'bot.button.review': () => 'Analyse',
  'bot.review.making': ({ percent }) =>
    `J’analyse la partie : ${percent} % sont faits. Les parties en cours passent d’abord, cela peut donc prendre une minute ou deux.`,
  'bot.review.waits': (_, { label }) =>
    `J’analyse encore cette partie, car les parties en cours passent d’abord. Appuyez de nouveau sur ${label('bot.button.review')} dans quelques minutes.`,
  'bot.review.impossible': () =>
    'Je ne peux pas analyser cette partie : soit elle a commencé avec des règles plus anciennes, soit les ordinateurs ne connaissent pas ce jeu. Vous pouvez toujours revoir ce qui a été raconté dans le salon.',
  'bot.review.title': ({ title }) => `### ${title} : l’analyse de la partie`,
  'bot.review.about': ({ error }, { plural }) =>
    `-# Estimation d’un ordinateur, d’après ce que tout le monde voyait à ce moment-là, sans tenir compte des cartes cachées. Marge d’erreur : ${error} ${plural(error, oneOrMore('point', 'points'))} ou plus.`,
  'bot.review.turns': () => '**Les tournants**',
  'bot.review.turn': ({ n, what, who, by, isLuck }, { plural }) =>
    `**${n}.** ${what}\n-# ${who} : ${signed(by)} ${plural(Math.abs(by), oneOrMore('point', 'points'))}, surtout ${isLuck ? 'les dés et les cartes' : 'le jeu'}`,
  'bot.review.noTurn': () => 'Aucun tour ne se détache : les écarts sont trop faibles pour trancher.',
  'bot.review.split': () => '**Chance et jeu**',
  'bot.review.account': ({ who, from, to, luck, play }) => `${who} : ${from} % → ${to} %. Dés et cartes ${signed(luck)}, jeu ${signed(play)}.`,
  'bot.review.share': ({ percent }) =>
    `-# ${percent === 0 ? '' : `Les dés et les cartes expliquent ${percent} % de tous les mouvements. `}Le jeu est celui de tout le monde, pas seulement le vôtre. Une carte piochée en main compte comme du jeu quand elle sert, car personne d’autre ne la voyait.`,
  'bot.review.own': () => '### Vos choix (personne d’autre ne voit ceci)',
  'bot.review.ownAbout': ({ n }, { plural }) =>
    `-# J’ai comparé ${n} de vos choix ${plural(n, oneOrMore('à celui', 'à ceux'))} d’un ordinateur qui a réfléchi longuement, sans rien savoir de plus que vous.`,
  'bot.review.best': ({ ask, move, other, by, reason, term }) =>
    `**Meilleur coup** : ${move}${because({ reason, term })}, et non ${other}. On gagne ainsi ${more(by)}.${asked(ask)}`,
  'bot.review.noBest': () => '**Meilleur coup** : aucun ne se détache, les autres réponses étaient trop proches pour trancher.',
  'bot.review.costly': ({ n, ask, move, other, by, reason, term }) =>
    `${n === 1 ? '**Coup le plus coûteux**' : 'Coûteux aussi'} : ${move}. L’ordinateur choisirait ${other}${because({ reason, term })}. On gagne ainsi ${more(by)}.${asked(ask)}`,
  'bot.review.close': () => '**Coup le plus coûteux** : aucun. Là où l’ordinateur aurait choisi autre chose, l’écart est trop faible pour trancher.',
  'bot.review.advice': ({ move, reason, n }) =>
    `**La prochaine fois**${n > 1 ? ` : ${n} de vos coups coûteux ont laissé passer le même genre d’occasion. Cherchez` : ', cherchez'} d’abord un coup comme ${move}, pour ${reason}.`,
  'bot.review.adviceTerm': ({ term }) =>
    `**La prochaine fois**, donnez plus de poids à ceci : ${term}. C’est ce que vos coups coûteux ont le plus négligé.`,
  'bot.review.step': ({ seats, isLuck }, { list }) =>
    `-# Chances de gagner : ${list(seats.map(({ who, to, by }) => `${who} ${to} % (${by === 0 ? '±0' : signed(by)})`))}${seats.every(({ by }) => by === 0) ? '' : `, surtout par ${isLuck ? 'les dés et les cartes' : 'le jeu'}`}`,
  'bot.review.nothing': () => 'rien',
  'bot.review.alt': ({ n, seats }, { plural, list }) =>
    `Chances de gagner sur ${n} ${plural(n, oneOrMore('étape', 'étapes'))} : ${list(seats.map(({ who, from, to }) => `${who}, de ${from} % à ${to} %`))}.`,
  'bot.review.noPicture': () => 'Je n’ai pas pu dessiner la courbe. Voici les chances au début et à la fin.',
  'bot.review.chart': () => 'Chances de gagner',
  'bot.review.key': () => 'Dés et cartes',
  'bot.review.start': () => 'Début',
  'bot.review.end': () => 'Fin',
  'bot.review.percent': ({ n }) => `${n} %`,
  'bot.button.turn': ({ n }) => `Tournant ${n}`,
  'bot.button.best': () => 'Mon meilleur coup',
  'bot.button.costly': () => 'Mon coup coûteux',
};

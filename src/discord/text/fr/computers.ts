import type { Phrases } from '../../../i18n/types.ts';
import type { ComputerMessages } from '../computers.ts';

const levels = { novice: 'débutant', regular: 'confirmé', expert: 'expert' };

const outOf100 = (percent: number): string =>
  percent < 1 ? 'moins d’une partie sur 100' : percent > 99 ? 'plus de 99 parties sur 100' : `environ ${percent} parties sur 100`;

export const computers: Phrases<ComputerMessages> = {
  'bot.level.novice': () => levels.novice,
  'bot.level.regular': () => levels.regular,
  'bot.level.expert': () => levels.expert,
  'bot.computer.name': ({ n, level }) => `🤖 Ordinateur ${n} (${level})`,
  'bot.computer.seated': ({ name, level }) => `🤖 ${name} (${level})`,
  'bot.computer.menu': () => 'Ordinateurs : en ajouter un, ou en retirer un',
  'bot.computer.add': ({ level }) => `Ajouter un ordinateur : ${level}`,
  'bot.computer.drop': ({ name }) => `Retirer ${name}`,
  'bot.computer.novice.more': () => 'Ne voit pas plus loin que ce tour ; idéal pour apprendre',
  'bot.computer.regular.more': () => 'Anticipe aussi votre réponse',
  'bot.computer.expert.more': () => 'Pense plusieurs tours à l’avance, mais ne voit rien de plus que vous à sa place',
  'bot.button.hint': () => 'Conseil',
  'bot.button.hintUnrated': () => 'Conseil (partie non classée)',
  'bot.button.why': () => 'Pourquoi ?',
  'bot.hint': ({ move, plan, reason, percent, second, by }, say) => {
    const later = plan.length > 0 ? `, puis ${say.list(plan.map((one) => `**${one}**`))}` : '';
    const choice = `💡 Un ordinateur choisirait **${move}**${later}${reason === null ? '' : `, surtout pour ${reason}`}.`;
    if (percent === null) return second === null ? choice : `${choice} ${by === null ? 'Presque aussi bon' : 'Ensuite'} : **${second}**.`;
    const next = second === null ? '' : by === null ? `, et presque autant avec **${second}**` : `, environ ${by} de plus qu’avec **${second}**`;
    return `${choice} D’après ce que vous pouvez savoir, vous gagneriez alors ${outOf100(percent)}${next}.`;
  },
  'bot.hint.only': ({ move }) => `💡 Le seul choix ici est **${move}**.`,
  'bot.hint.unrated': () => 'Quelqu’un a demandé un conseil : cette partie ne compte pour aucun classement.',
  'bot.button.whatIf': () => 'Et si…',
  'bot.button.whatIfUnrated': () => 'Et si… (partie non classée)',
  'bot.button.stepBack': () => 'Revenir',
  'bot.button.otherLuck': () => 'Autre tirage',
  'bot.button.forReal': () => 'Jouer pour de vrai',
  'bot.button.endTryOut': () => 'Quitter',
  'bot.tryout.mark': ({ first }) =>
    first === null
      ? '🔮 **Et si…** Rien ici ne compte. Les cartes cachées et le hasard sont inventés. Essayez un choix.'
      : `🔮 **Et si** vous choisissiez **${first}** ? Rien ici ne compte.`,
  'bot.tryout.unrated': () => 'Quelqu’un a demandé un conseil ou essayé *Et si…* : cette partie ne compte pour aucun classement.',
  'bot.tryout.alt': () => 'Et si… Rien ici ne compte.',
  'bot.tryout.chance': ({ percent }) => `-# 🔮 Et si : à partir de là, d’après ce que vous sauriez, vous gagneriez ${outOf100(percent)}.`,
  'bot.tryout.over': ({ result }) => `### La partie finirait ici\n${result}`,
  'bot.tryout.far': () => '### L’essai ne va pas plus loin\nRevenez en arrière pour essayer autre chose, ou quittez.',
  'bot.tryout.long': () => '### Les autres joueraient longtemps sans vous\nRevenez en arrière pour essayer autre chose, ou quittez.',
  'bot.why': ({ who, reason }) => `🤖 ${who} voulait surtout ${reason}.`,
  'bot.why.luck': ({ who }) => `🤖 Le hasard a décidé pour ${who} : il n’y avait presque rien à choisir.`,
  'bot.why.did': ({ who }, { of }) => `🤖 Les derniers choix ${of(who)} :`,
  'bot.why.none': () => '🤖 Aucun ordinateur n’a fait de choix à ce tour ni au précédent. Redemandez quand l’un d’eux en aura fait un.',
  'bot.no.no-thought': () => 'Je n’arrive pas à y réfléchir pour l’instant. Réessayez dans un moment, ou choisissez à votre guise.',
  'bot.button.stop': () => 'Pause',
  'bot.button.go': () => 'Continuer',
  'bot.button.step': () => 'Un choix',
  'bot.show.menu': () => 'Prendre une place, ou finir la partie',
  'bot.show.sit': ({ seat }) => `Jouer désormais : ${seat}`,
  'bot.show.sure': () => 'Voulez-vous mettre fin à cette partie pour toutes les personnes qui la regardent ?',
  'bot.show.end': () => 'Finir cette partie sans résultat',
  'bot.show.sat': ({ seat }, { label }) =>
    `Vous jouez désormais ${seat}. Appuyez sur ${label('bot.button.play')} sous le plateau quand c’est à vous.`,
  'bot.command.watch': () => 'Regarder jouer des ordinateurs ; vous pouvez les arrêter ou prendre une place à tout moment',
  'bot.option.players': () => 'Combien d’ordinateurs jouent',
  'bot.no.not-shown': () =>
    'Des personnes jouent ici, c’est à elles d’en décider. Pour voir jouer des ordinateurs, tapez `/… regarder` dans un autre salon.',
  'bot.propose.computer': ({ who }) => `**${who}** voudrait qu’un ordinateur joue à sa place. **${who}** n’en verra alors pas plus que le public.`,
  'bot.option.level': () => 'Le niveau des ordinateurs',
  'bot.option.whatif': () => 'Autoriser les essais de coups (Et si…) : d’office, sauf si la partie est classée',
  'bot.tryouts.about': () => 'Chacun peut essayer des coups en privé. Dès le premier essai, la partie n’est plus classée.',
  'bot.no.no-tryouts': ({ chosen }, { label }) =>
    chosen
      ? `*Et si…* est désactivé pour cette partie. Pour l’avoir la prochaine fois, activez-le sous ${label('bot.button.options')} avant de commencer.`
      : `*Et si…* est désactivé parce que cette partie est classée. Pour l’avoir la prochaine fois, activez-le sous ${label('bot.button.options')} avant de commencer.`,
  'bot.no.no-computer': () => 'Les ordinateurs ne connaissent pas ce jeu. Nommez une personne avec qui jouer.',
  'bot.no.no-computer-draw': () => 'Les ordinateurs jouent toujours jusqu’au bout et n’acceptent pas la nulle. Jouez, ou abandonnez.',
  'table.seats': ({ people, computers }, { list, seat: title, player }) => {
    const alike = [...Map.groupBy(computers, ({ level }) => level)].map(([level, some]) => {
      const names = list(some.map(({ seat }) => title(seat)));
      return some.length === 1
        ? `🤖 ${people.length > 0 ? 'un ordinateur' : 'Un ordinateur'} (${levels[level]}) incarne ${names}`
        : `🤖 ${people.length > 0 ? 'des ordinateurs' : 'Des ordinateurs'} (${levels[level]}) incarnent ${names}`;
    });
    return `${list([...people.map((seat) => `${player(seat)} incarne **${title(seat)}**`), ...alike])}.`;
  },
  'table.computer': ({ seat, level }, { player }) => `🤖 Un ordinateur joue ${player(seat)} (${levels[level]}).`,
};

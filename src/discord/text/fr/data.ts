import type { Phrases } from '../../../i18n/types.ts';
import type { DataMessages, Owner } from '../data.ts';

const run = ({ owner, contact }: Owner) =>
  owner === null || contact === null
    ? 'Les responsables de ce bot n’ont indiqué ni nom ni adresse. Adressez-vous à la personne qui l’a ajouté à votre serveur.'
    : `Responsable de ce bot Hustings : **${owner}**. Questions, réclamations et demandes : ${contact}.`;
const many = (n: number, one: string, several: string) => (n === 1 ? `une ${one}` : `${n} ${several}`);

export const data: Phrases<DataMessages> = {
  'bot.button.myData': () => 'Mes données',
  'bot.button.deleteData': () => 'Supprimer',
  'bot.button.deleteSure': () => 'Tout supprimer',
  'bot.button.privacy': () => 'Confidentialité',
  'bot.button.terms': () => 'Conditions',
  'bot.data.title': (_, { label }) =>
    `## Vos données\n-# Personne d’autre ne voit ce message.\nJe garde ce qu’il me faut pour jouer avec vous : votre identifiant et votre nom dans vos parties, vos réponses, vos réglages. ${label('bot.button.privacy')} en donne la liste. ${label('bot.button.export')} vous remet un fichier avec tout ce qui vous concerne. ${label('bot.button.deleteData')} vous dit d’abord ce qui se passera.`,
  'bot.data.exported': () => 'Ce fichier contient tout ce que je garde à votre sujet. Il ne dit rien des autres, et personne d’autre ne le voit.',
  'bot.data.sure': ({ games, invitations }) =>
    [
      '**Supprimer tout ce que je garde à votre sujet ?**',
      games > 0
        ? `- Vous abandonnez ${many(games, 'partie en cours', 'parties en cours')} : un message l’annonce dans le salon.`
        : '- Vous n’avez aucune partie en cours à abandonner.',
      ...(invitations > 0 ? [`- Vous quittez ${many(invitations, 'invitation', 'invitations')}.`] : []),
      '- Je supprime vos réglages, votre fuseau horaire, vos jours de congé, vos rappels et vos résultats.',
      '- Dans les parties des autres, votre nom devient « Anonyme ». On peut toujours revoir ces parties, et les cotes ne changent pas.',
      '- Les messages des salons restent sur Discord tant que personne ne les y supprime.',
      '- Vos données disparaissent de mes sauvegardes en sept jours au plus.',
    ].join('\n'),
  'bot.data.really': () => '**Confirmez-vous ?** C’est définitif. Si vous rejouez plus tard, vous repartirez de zéro.',
  'bot.data.deleted': () => 'Vos données sont supprimées. Elles disparaissent des sauvegardes en sept jours au plus.',
  'bot.data.tooLarge': () => 'Vos données dépassent la taille d’un fichier sur Discord. Demandez-les aux responsables de ce bot.',
  'bot.server.data': () => '**Données** de ce serveur : ses parties, ses réglages et ses résultats.',
  'bot.server.exported': () =>
    'Ce fichier contient tout ce que je garde sur ce serveur : ses réglages, ses parties et ses résultats. Les cartes cachées des parties en cours n’y sont pas.',
  'bot.server.sure': ({ games }) =>
    [
      '**Supprimer tout ce que je garde sur ce serveur ?**',
      games > 0
        ? `- J’arrête ${many(games, 'partie en cours', 'parties en cours')} sans résultat : un message l’annonce dans le salon.`
        : '- Aucune partie n’est en cours ici.',
      '- Je supprime les parties, les résultats et les cotes de tout le monde ici, ainsi que les réglages de ce serveur.',
      '- Les messages des salons restent sur Discord tant que personne ne les y supprime.',
      '- Les choix de chaque personne dans `/réglages` restent : ils lui appartiennent.',
      '- Ces données disparaissent de mes sauvegardes en sept jours au plus.',
    ].join('\n'),
  'bot.server.really': () => '**Confirmez-vous ?** C’est définitif, et tout le monde sur ce serveur perd ses résultats.',
  'bot.server.deleted': () => 'Je supprime les données de ce serveur : les parties en cours sont arrêtées, et le reste disparaît dans l’heure.',
  'bot.legal.privacy': (owner) =>
    [
      '# Confidentialité',
      run(owner),
      '## Ce qui est gardé, et pourquoi',
      '- **Parties** : les identifiants Discord et les noms des personnes qui jouent, leurs places, leurs réponses, leurs propositions, et le récit de la partie. C’est nécessaire pour jouer, pour revoir une partie, pour les résultats et les cotes.',
      '- **Vos choix** : vos réglages, vos jours de congé, les explications que vous avez déjà lues, ce que vous avez vu de chaque partie, et le moment où vous avez utilisé le bot pour la dernière fois (à dix minutes près). C’est nécessaire pour les rappels, les chronos et les explications.',
      '- **Serveurs** : la langue et les salons des parties.',
      '- **Boutons et commandes** : un numéro par utilisation, sans votre nom, pendant sept jours, pour que rien ne soit fait deux fois. Tant qu’une réponse est en préparation, le bot garde aussi votre langue et la clé de cette réponse, pour qu’un redémarrage ne la perde pas : jusqu’à ce que vous l’ayez, ou 15 minutes au plus.',
      '- **Limites** : le nombre de fois où vous avez utilisé une fonction limitée, gardé pendant un jour.',
      '## Ce qui ne l’est pas',
      'Le bot ne lit pas vos messages. Rien n’est vendu, ni utilisé pour la publicité ou pour entraîner des modèles, et seul Discord reçoit quelque chose : il transporte chaque message, selon sa propre politique de confidentialité.',
      '## Combien de temps',
      `- Les parties en cours : tant qu’elles durent. Les parties finies restent, pour que vous puissiez les revoir et pour les résultats.${owner.days === null ? '' : ` ${owner.days} jours après la fin, tout le reste est supprimé.`}`,
      '- Les sauvegardes : sept jours. Les rapports d’erreur : 30 jours ; ils nomment des places, pas des personnes.',
      '- Le journal ne nomme personne. Il contient des identifiants de parties, de salons et de messages.',
      '## Ce que vous pouvez faire',
      '`/réglages`, puis **Mes données** : exporter tout ce qui vous concerne, ou le supprimer. Dans `/réglages`, vous pouvez aussi vous retirer des résultats et des cotes.',
      'Ce que vous supprimez disparaît de la base en 15 minutes, des fichiers voisins dans l’heure qui suit, et des sauvegardes en sept jours. Dans les parties des autres, un identifiant tiré au hasard et « Anonyme » prennent votre place. Il ne reste qu’un nombre, qui ne permet pas de retrouver votre identifiant : il sert à vous retirer aussi d’une sauvegarde qui serait restaurée. Les messages des salons restent sur Discord tant que personne ne les y supprime.',
      'Vous pouvez aussi vous plaindre auprès de l’autorité de protection des données de votre pays.',
      '## Serveurs',
      'Toute personne qui peut gérer les salons peut exporter et supprimer les parties d’un serveur dans `/hustings réglages`. Si un serveur retire le bot, ses parties sont fermées et rendues anonymes au bout de 30 jours.',
    ].join('\n'),
  'bot.legal.terms': (owner) =>
    [
      '# Conditions',
      run(owner),
      '- Vous pouvez utiliser le bot si les conditions de Discord vous permettent d’utiliser Discord.',
      '- Jouez loyalement : n’exploitez pas les erreurs, n’inondez pas les salons de parties, et n’utilisez pas plusieurs comptes dans une partie.',
      '- La modération peut arrêter des parties sur son serveur. Les responsables du bot peuvent refuser les personnes et les serveurs qui en abusent.',
      '- Le bot est gratuit et fourni sans garantie. Il peut s’interrompre, changer ou s’arrêter. Si l’arrêt est prévisible, vous pourrez d’abord exporter vos données.',
      '- Hustings est un logiciel libre (licence MIT). Les jeux sont l’œuvre de leurs auteurs et de leurs éditeurs ; leurs noms leur appartiennent.',
      '- **Confidentialité** dit ce qui est gardé à votre sujet et comment le supprimer.',
    ].join('\n'),
};

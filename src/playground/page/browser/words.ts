/** Everything the page itself says, in its languages. */
import type { Spoken } from '../../protocol.ts';

/** Everything the page itself says, in the languages it speaks. What the bot says comes from the bot. */
export interface Words {
  local: string;
  /** What is under way, and the way back to it. */
  yourGames: string;
  goOn: string;
  orSit: string;
  sit: string;
  sitAs: (name: string) => string;
  /** Back to the first page. */
  home: string;
  /** The people in one window. */
  together: (names: string) => string;
  hasNews: string;
  seatOf: (name: string) => string;
  ownTab: string;
  noStart: (command: string) => string;
  waitingForBot: string;
  language: string;
  /** The clock's name, and that it was moved. */
  clock: string;
  clockMoved: string;
  hour: string;
  hours: (n: number) => string;
  day: string;
  week: string;
  moveBy: (step: string) => string;
  switchTo: string;
  channels: string;
  showChannels: string;
  close: string;
  messagesIn: (channel: string) => string;
  empty: (channel: string) => string;
  toNewest: string;
  botOnline: string;
  botOffline: string;
  botUnknown: string;
  lost: string;
  connecting: string;
  app: string;
  addReaction: string;
  reactions: string;
  apps: string;
  appsFor: (name: string) => string;
  onlyYou: string;
  dismiss: string;
  thinking: string;
  edited: string;
  used: (who: string, command: string) => string;
  repliedTo: (who: string) => string;
  startedThread: (who: string) => string;
  openThread: (name: string) => string;
  unread: string;
  mentions: (n: number) => string;
  rang: string;
  rangTimes: (n: number) => string;
  someone: string;
  unknownChannel: string;
  spoiler: string;
  reveal: string;
  picture: string;
  opensElsewhere: string;
  download: string;
  waiting: string;
  noAnswer: string;
  cut: string;
  pick: string;
  pickFrom: (min: number, max: number) => string;
  picked: (n: number) => string;
  confirm: string;
  none: string;
  compose: (channel: string) => string;
  /** The same for a narrow page. */
  composeHere: string;
  send: string;
  commands: string;
  noCommand: string;
  suggestions: string;
  missing: (names: string) => string;
  between: (min: number | undefined, max: number | undefined) => string;
  lengthBetween: (min: number | undefined, max: number | undefined) => string;
  wholeNumber: string;
  number: string;
  chooseFromList: string;
  nothingFound: string;
  searching: string;
  leaveCommand: string;
  addOption: (name: string) => string;
  findOption: string;
  yes: string;
  no: string;
  cancel: string;
  submit: string;
  noUpload: string;
  /** The practice server's error messages, where this language has its own. */
  reasons: Readonly<Record<string, string>>;
}

const range = (min: number | undefined, max: number | undefined, from: string, to: string, both: (a: number, b: number) => string) =>
  min !== undefined && max !== undefined ? both(min, max) : min !== undefined ? `${from} ${min}` : `${to} ${max}`;

const en: Words = {
  local: 'Local practice server. Nothing here is sent to Discord.',
  yourGames: 'Your games',
  goOn: 'Go on',
  orSit: 'Or take a seat and type a command yourself:',
  sit: 'Take a seat and type a command:',
  sitAs: (name) => `Sit down as ${name}`,
  home: 'First page',
  together: (names) => `In one window: ${names}`,
  hasNews: 'something new',
  seatOf: (name) => `You are ${name}`,
  ownTab: 'opens a tab',
  noStart: (command) => `The bot has no /${command} command. Type / to see its commands.`,
  waitingForBot: 'Starts as soon as the bot is online…',
  language: 'Language',
  clock: 'Time here:',
  clockMoved: 'The clock was moved ahead',
  hour: '1 h',
  hours: (n) => `${n} h`,
  day: '1 day',
  week: '1 week',
  moveBy: (step) => `Skip ahead ${step}`,
  switchTo: 'Open a tab as someone else',
  channels: 'Channels',
  showChannels: 'Show channels and people',
  close: 'Close',
  messagesIn: (channel) => `Messages in ${channel}`,
  empty: (channel) => `This is the beginning of ${channel}. Type / below to see what the bot can do.`,
  toNewest: 'Jump to the newest message',
  botOnline: 'online',
  botOffline: 'offline',
  botUnknown: 'unreachable',
  lost: 'Connection lost. Trying again…',
  connecting: 'Connecting…',
  app: 'APP',
  addReaction: 'Add a reaction',
  reactions: 'Reactions',
  apps: 'Apps',
  appsFor: (name) => `Apps for ${name}`,
  onlyYou: 'Only you can see this',
  dismiss: 'Dismiss message',
  thinking: 'is thinking…',
  edited: '(edited)',
  used: (who, command) => `${who} used ${command}`,
  repliedTo: (who) => `in reply to ${who}`,
  startedThread: (who) => `${who} started a thread:`,
  openThread: (name) => `Open the thread “${name}”`,
  unread: 'unread',
  mentions: (n) => (n === 1 ? '1 mention' : `${n} mentions`),
  rang: 'rang',
  rangTimes: (n) => (n === 1 ? 'rang once' : `rang ${n} times`),
  someone: 'someone',
  unknownChannel: 'unknown channel',
  spoiler: 'Spoiler',
  reveal: 'Reveal the hidden part',
  picture: 'Picture',
  opensElsewhere: 'opens in a new tab',
  download: 'Download',
  waiting: 'waiting for the bot',
  noAnswer: 'The bot did not answer.',
  cut: 'The connection was lost before the answer came. Try again.',
  pick: 'Make a selection',
  pickFrom: (min, max) => (min === max ? `Choose ${max}` : `Choose ${min} to ${max}`),
  picked: (n) => `${n} chosen`,
  confirm: 'Confirm',
  none: 'Nothing to choose from',
  compose: (channel) => `Message ${channel}, / for commands`,
  composeHere: 'Message or /command',
  send: 'Send',
  commands: 'Commands',
  noCommand: 'No command starts like this.',
  suggestions: 'Suggestions',
  missing: (names) => `Still missing: ${names}`,
  between: (min, max) => range(min, max, 'At least', 'At most', (a, b) => `Between ${a} and ${b}`),
  lengthBetween: (min, max) => `${range(min, max, 'At least', 'At most', (a, b) => `Between ${a} and ${b}`)} characters`,
  wholeNumber: 'A whole number',
  number: 'A number',
  chooseFromList: 'Choose one from the list',
  nothingFound: 'Nothing found',
  searching: 'Searching…',
  leaveCommand: 'Cancel this command',
  addOption: (name) => `Add ${name}`,
  findOption: 'Find another option by name',
  yes: 'Yes',
  no: 'No',
  cancel: 'Cancel',
  submit: 'Submit',
  noUpload: 'Uploads don’t work on the practice server.',
  reasons: {},
};

const fr: Words = {
  local: 'Serveur d’entraînement local. Rien n’est envoyé à Discord.',
  yourGames: 'Vos parties',
  goOn: 'Continuer',
  orSit: 'Ou prenez place et tapez une commande vous-même\u00a0:',
  sit: 'Prenez place et tapez une commande\u00a0:',
  sitAs: (name) => `Prendre la place de ${name}`,
  home: 'Accueil',
  together: (names) => `Dans une même fenêtre\u00a0: ${names}`,
  hasNews: 'du nouveau',
  seatOf: (name) => `Vous êtes ${name}`,
  ownTab: 'ouvre un onglet',
  noStart: (command) => `Le bot ne propose pas la commande /${command}. Tapez / pour voir ce qu’il propose.`,
  waitingForBot: 'On commence dès que le bot est en ligne…',
  language: 'Langue',
  clock: 'Heure locale\u00a0:',
  clockMoved: 'L’heure locale a été avancée',
  hour: '1 h',
  hours: (n) => `${n} h`,
  day: '1 jour',
  week: '1 sem.',
  moveBy: (step) => `Avancer l’heure de ${step}`,
  switchTo: 'Ouvrir un onglet pour quelqu’un d’autre',
  channels: 'Salons',
  showChannels: 'Afficher les salons et les personnes',
  close: 'Fermer',
  messagesIn: (channel) => `Messages dans ${channel}`,
  empty: (channel) => `C’est ici que commence ${channel}. Tapez / ci-dessous pour voir ce que sait faire le bot.`,
  toNewest: 'Aller au dernier message',
  botOnline: 'en ligne',
  botOffline: 'hors ligne',
  botUnknown: 'état inconnu',
  lost: 'Connexion perdue. Nouvel essai…',
  connecting: 'Connexion…',
  app: 'APP',
  addReaction: 'Ajouter une réaction',
  reactions: 'Réactions',
  apps: 'Applications',
  appsFor: (name) => `Applications pour ${name}`,
  onlyYou: 'Visible par vous uniquement',
  dismiss: 'Masquer le message',
  thinking: 'réfléchit…',
  edited: '(modifié)',
  used: (who, command) => `${who} a utilisé ${command}`,
  repliedTo: (who) => `en réponse à ${who}`,
  startedThread: (who) => `${who} a ouvert un fil\u00a0:`,
  openThread: (name) => `Ouvrir le fil «\u00a0${name}\u00a0»`,
  unread: 'non lu',
  mentions: (n) => (n === 1 ? '1 mention' : `${n} mentions`),
  rang: 'notification reçue',
  rangTimes: (n) => (n === 1 ? '1 notification reçue' : `${n} notifications reçues`),
  someone: 'quelqu’un',
  unknownChannel: 'salon inconnu',
  spoiler: 'Spoiler',
  reveal: 'Révéler la partie masquée',
  picture: 'Image',
  opensElsewhere: 's’ouvre dans un nouvel onglet',
  download: 'Télécharger',
  waiting: 'en attente du bot',
  noAnswer: 'Le bot n’a pas répondu.',
  cut: 'La connexion s’est coupée avant la réponse. Réessayez.',
  pick: 'Choisissez',
  pickFrom: (min, max) => (min === max ? `Choisissez-en ${max}` : `Choisissez-en de ${min} à ${max}`),
  picked: (n) => (n > 1 ? `${n} choix faits` : `${n} choix fait`),
  confirm: 'Valider',
  none: 'Aucun choix possible',
  compose: (channel) => `Écrire dans ${channel}, / pour les commandes`,
  composeHere: 'Message ou /commande',
  send: 'Envoyer',
  commands: 'Commandes',
  noCommand: 'Aucune commande ne commence ainsi.',
  suggestions: 'Propositions',
  missing: (names) => `Encore à remplir\u00a0: ${names}`,
  between: (min, max) => range(min, max, 'Au moins', 'Au plus', (a, b) => `Entre ${a} et ${b}`),
  lengthBetween: (min, max) => `${range(min, max, 'Au moins', 'Au plus', (a, b) => `Entre ${a} et ${b}`)} caractères`,
  wholeNumber: 'Un nombre entier',
  number: 'Un nombre',
  chooseFromList: 'Choisissez dans la liste',
  nothingFound: 'Rien trouvé',
  searching: 'Recherche…',
  leaveCommand: 'Annuler cette commande',
  addOption: (name) => `Ajouter ${name}`,
  findOption: 'Une autre option, par son nom',
  yes: 'Oui',
  no: 'Non',
  cancel: 'Annuler',
  submit: 'Envoyer',
  noUpload: 'On ne peut pas envoyer de fichier sur le serveur d’entraînement.',
  reasons: {
    'The application did not respond': 'L’application ne répond pas',
    'This interaction failed': 'Échec de l’interaction',
    'This message is not there any more': 'Ce message n’est plus là',
    'This button is not there any more': 'Ce bouton n’est plus là',
    'This button cannot be used now': 'Ce bouton n’est pas utilisable maintenant',
    'This form is closed': 'Ce formulaire est fermé',
    'This field is required': 'Ce champ est obligatoire',
    'You cannot do that in this channel': 'Vous ne pouvez pas faire cela dans ce salon',
  },
};

/** A text handed in by the world, in the reader's language. */
export const spoken = (text: Spoken, locale: string): string =>
  typeof text === 'string' ? text : (text[locale] ?? text[locale.slice(0, 2)] ?? text.en);

export const wordsFor = (locale: string): Words => (locale.startsWith('fr') ? fr : en);

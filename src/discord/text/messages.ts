/** Everything the bot says besides the games, and what each sentence needs to know. Keys begin with `bot.`, which no game's do. */
export type Messages = {
  'bot.button.play': Nothing;
  'bot.button.hand': Nothing;
  'bot.button.log': Nothing;
  'bot.button.describe': Nothing;
  'bot.button.board': Nothing;
  'bot.button.words': Nothing;
  'bot.button.undo': Nothing;
  'bot.button.refresh': Nothing;
  'bot.button.accept': Nothing;
  'bot.button.decline': Nothing;
  'bot.button.join': Nothing;
  'bot.button.leave': Nothing;
  'bot.button.begin': Nothing;
  'bot.button.again': Nothing;
  'bot.button.change': Nothing;
  'bot.button.none': Nothing;
  'bot.button.confirm': { n: number };
  'bot.button.older': Nothing;
  'bot.button.newest': Nothing;
  'bot.button.next': Nothing;
  'bot.button.previous': Nothing;
  'bot.button.resign': Nothing;
  'bot.button.cancel': Nothing;
  'bot.button.thread': Nothing;
  'bot.button.orders': Nothing;
  'bot.button.noOrders': Nothing;
  'bot.menu.orders': Nothing;
  'bot.orders.about': Nothing;
  'bot.orders.left': { n: number };

  'bot.menu.pick': Nothing;
  'bot.menu.pickSome': { min: number; max: number };
  'bot.menu.option': Nothing;

  'bot.board.turn': { who: string; n: number };
  'bot.board.alt': { changed: string; race: string };
  'bot.board.over': { title: string };
  'bot.board.winners': { who: string; n: number };
  'bot.board.draw': Nothing;
  'bot.board.smaller': { n: number };
  'bot.board.noPicture': Nothing;

  'bot.panel.waiting': { who: string; n: number };
  'bot.panel.over': Nothing;
  'bot.panel.nothing': Nothing;
  'bot.panel.undone': Nothing;
  'bot.panel.movedOn': Nothing;
  'bot.panel.blocked': { what: string; why: string };
  'bot.panel.more': { n: number };
  'bot.panel.count': { min: number; max: number; n: number };
  'bot.panel.handAlt': { words: string };

  'bot.invite.text': { host: string; who: string; n: number; title: string };
  'bot.invite.until': { at: string };
  'bot.invite.accepted': { who: string; n: number };
  'bot.invite.waitingFor': { who: string };
  'bot.invite.begun': { title: string; who: string };
  'bot.invite.ended': { title: string };
  'bot.invite.declined': { who: string };
  'bot.invite.option': { name: string; value: string };
  'bot.lobby.text': { host: string; title: string; min: number; max: number };
  'bot.lobby.people': { who: string; n: number; max: number };
  'bot.lobby.needs': { n: number };
  'bot.lobby.host': { host: string };
  'bot.toggle': { on: boolean };
  'bot.thread.opened': { where: string };

  'bot.resign.ask': { title: string };
  'bot.resign.done': Nothing;
  'bot.resign.kept': Nothing;

  'bot.log.title': { title: string };
  'bot.log.empty': Nothing;
  'bot.log.secret': { line: string };
  'bot.log.unreadable': Nothing;
  'bot.describe.title': { title: string };
  'bot.page': { n: number; of: number };
  'bot.rules.none': { topic: string; command: string };
  'bot.help': { title: string; command: string; play: string; hand: string; lobby: boolean };
  'bot.doctor.fine': Nothing;
  'bot.doctor.missing': { what: string; n: number };

  'bot.right.view': Nothing;
  'bot.right.send': Nothing;
  'bot.right.sendInThreads': Nothing;
  'bot.right.files': Nothing;
  'bot.right.threads': Nothing;

  'bot.no.oldButton': Nothing;
  'bot.no.incident': { number: string };
  'bot.no.noGameHere': { command: string };
  'bot.no.rights': { what: string; n: number };
  'bot.no.threadHere': Nothing;
  'bot.no.threadTaken': Nothing;
  'bot.no.twice': { name: string };
  'bot.thread.name': { title: string; who: string };
  'bot.no.stillPlaying': Nothing;
  'bot.no.people': Nothing;

  'bot.no.stale': Nothing;
  'bot.no.not-yours': { who: string };
  'bot.no.not-offered': Nothing;
  'bot.no.blocked': { why: string };
  'bot.no.count': { min: number; max: number };
  'bot.no.over': Nothing;
  'bot.no.no-table': Nothing;
  'bot.no.channel-taken': Nothing;
  'bot.no.stranger': Nothing;
  'bot.no.not-invited': Nothing;
  'bot.no.not-host': Nothing;
  'bot.no.yourself': Nothing;
  'bot.no.bot': { name: string };
  'bot.no.full': { max: number };
  'bot.no.too-few': { min: number };
  'bot.no.already-in': Nothing;
  'bot.no.expired': Nothing;
  'bot.no.began': Nothing;
  'bot.no.no-undo': Nothing;
  'bot.no.repeated': Nothing;
  'bot.no.other': Nothing;

  'bot.command.start': Nothing;
  'bot.command.hand': Nothing;
  'bot.command.board': Nothing;
  'bot.command.log': Nothing;
  'bot.command.rules': Nothing;
  'bot.command.undo': Nothing;
  'bot.command.resign': Nothing;
  'bot.command.help': Nothing;
  'bot.option.opponent': Nothing;
  'bot.option.player': Nothing;
  'bot.option.language': Nothing;
  'bot.option.topic': Nothing;
};

type Nothing = Record<never, never>;

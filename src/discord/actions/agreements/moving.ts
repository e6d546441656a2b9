/** Players who want to continue their game in another channel: one asks there, and the game moves once everyone still on the server agrees. */
import { ok, type Result, refuse } from '../../../kernel/result.ts';
import type { TableRefusal } from '../../../table/model/refusals.ts';
import type { TableInfo } from '../../../table/model/types.ts';
import { aside, fill, privately } from '../../interactions/reply.ts';
import { lackingHere } from '../../interactions/rights.ts';
import { type PressContext, placeOf, type Services, titleOf } from '../../interactions/services.ts';
import { type Moving, movePost } from '../../present/people/keeping.ts';
import { refusalLine } from '../../present/people/refusals.ts';
import { disarm, type Speech, speechOf } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { note } from '../../wire/parts.ts';
import { from, press } from '../declare.ts';

/** From the player's list of games: asks the others in this channel, or moves at once if nobody else is left to ask. */
export async function bring(context: PressContext): Promise<void> {
  const { interaction, person } = context;
  const speech = context.speech();
  const say = speech.text;
  const [id = ''] = interaction.values ?? [];
  const before = await context.tables.find(id);
  if (!before) return privately(interaction, note(refusalLine({ why: 'no-table' }, speech)));
  if (before.seats[person.id] === undefined) return privately(interaction, note(refusalLine({ why: 'stranger' }, speech)));
  const lacking = lackingHere(interaction, speech);
  if (lacking !== null) return privately(interaction, note(lacking));
  await interaction.acknowledge();
  const told = await agreement(context, before, true);
  if (!told.ok) return fill(interaction, note(told.error));
  const { table, moved, needed, agreed } = told.value;
  if (moved) {
    await fill(interaction, note(say(bot('bot.hustings.moveDone'))));
    return tellMoved(context, before, table, interaction.id, true);
  }
  const post = movePost(context, table, { asker: person, agreed, needed });
  await context.api.send(interaction.channel, post, interaction.id);
  await fill(interaction, note(say(bot('bot.move.asked'))));
  const there = speechOf(null, null, before.lang).text;
  await tryToTell(
    context,
    before.place.channel,
    there(bot('bot.move.askedThere', { who: disarm(person.name), to: `<#${interaction.channel}>` })),
    interaction.id,
  );
}

/** A press on Agree. */
export async function agree(context: PressContext, { table: id, arg }: Press): Promise<void> {
  const { interaction, person } = context;
  const speech = context.speech();
  const before = await context.tables.find(id);
  if (!before) return aside(interaction, note(refusalLine({ why: 'no-table' }, speech)));
  if (before.seats[person.id] === undefined) return aside(interaction, note(refusalLine({ why: 'stranger' }, speech)));
  await interaction.acknowledge();
  const told = await agreement(context, before, false);
  context.outcome.isRefused = !told.ok;
  if (!told.ok) return aside(interaction, note(told.error));
  const { table, moved, needed } = told.value;
  const asker = before.people.find((one) => one.id === arg) ?? person;
  if (moved) {
    await fill(interaction, note(movedLine(context, before, table.place.channel)));
    return tellMoved(context, before, table, interaction.id, false);
  }
  // Another player may have agreed while this answer was on its way: it is shown again until it is current.
  for (let shown = ''; ; ) {
    const agreed = await context.tables.agreed(id, interaction.channel);
    const hasMoved = (await context.tables.find(id))?.place.channel === interaction.channel;
    const now = hasMoved ? 'moved' : agreed.map((one) => one.id).join();
    if (now === '' || now === shown) return;
    await fill(interaction, hasMoved ? note(movedLine(context, before, interaction.channel)) : movePost(context, table, { asker, agreed, needed }));
    shown = now;
  }
}

interface Agreement {
  table: TableInfo;
  moved: boolean;
  needed: number;
  agreed: Moving['agreed'];
}

/** Agrees to the move, or says why not, in the reader's language. `asks`: the others will be pinged for it. */
async function agreement(context: PressContext, before: TableInfo, asks: boolean): Promise<Result<Agreement, string>> {
  const { interaction, person } = context;
  const speech = context.speech();
  const { guild, channel } = interaction;
  const place = placeOf(interaction);
  if (guild === null || guild !== before.place.guild) return refuse(refusalLine({ why: 'stranger' }, speech));
  const asked = await Promise.all(before.people.map(async ({ id }) => ({ id, presence: await context.api.presence(guild, id) })));
  const here = asked.flatMap(({ id, presence }) => (presence === 'left' || presence === 'deleted' ? [] : [id]));
  const told = await context.tables.agree(before.id, person.id, place, here, interaction.id, asks);
  if (told.ok) return ok({ ...told.value, agreed: await context.tables.agreed(before.id, channel) });
  return refuse(moveRefused(told.error, speech));
}

/** Why a game can't continue in this channel. */
export const moveRefused = (refusal: TableRefusal, speech: Speech): string =>
  refusal.why === 'channel-taken' ? speech.text(bot('bot.no.moveTaken')) : refusalLine(refusal, speech);

/**
 * Where it was before it moved to `channel`. A repeated press may find it there already: its last post still tells, until there is a new one; then
 * null.
 */
const leftFor = ({ place, post }: TableInfo, channel: string): string | null =>
  [place.channel, post?.channel].find((one) => one !== undefined && one !== channel) ?? null;

function movedLine(shelf: Pick<Services, 'games' | 'stopped'>, before: TableInfo, channel: string): string {
  const { game, lang } = before;
  const from = leftFor(before, channel);
  const title = titleOf(shelf, game, lang);
  return speechOf(null, null, lang).text(from === null ? bot('bot.hustings.moveDone') : bot('bot.move.here', { title, from: `<#${from}>` }));
}

/**
 * Tells both channels; `before` is the table before the move, or as a repeated press found it. Either channel may be gone or closed to the bot, which
 * stops nothing else.
 */
export async function tellMoved(
  services: Pick<Services, 'games' | 'stopped' | 'api' | 'log'>,
  before: TableInfo,
  { place }: TableInfo,
  request: string,
  alsoHere: boolean,
): Promise<void> {
  const { text: say } = speechOf(null, null, before.lang);
  const from = leftFor(before, place.channel);
  const there = say(bot('bot.move.there', { title: titleOf(services, before.game, before.lang), to: `<#${place.channel}>` }));
  await Promise.all([
    alsoHere && from !== null ? tryToTell(services, place.channel, movedLine(services, before, place.channel), `${request}.h`) : undefined,
    from !== null ? tryToTell(services, from, there, `${request}.t`) : undefined,
  ]);
}

async function tryToTell({ api, log }: Pick<Services, 'api' | 'log'>, channel: string, line: string, nonce: string): Promise<void> {
  try {
    await api.send(channel, note(line), nonce);
  } catch (error) {
    log.debug({ err: error, channel }, 'could not tell a channel that its game is moving');
  }
}

export const presses = [from('anywhere', press('agree', agree)), press('bring', bring)];

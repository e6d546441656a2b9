import { votesToWin } from '../../../src/games/campaign/data/numbers.ts';
import { campaign } from '../../../src/games/campaign/game.ts';
import { cardOf } from '../../../src/games/campaign/rules/cards/index.ts';
import { mccainCards } from '../../../src/games/campaign/rules/cards/mccain.ts';
import { obamaCards } from '../../../src/games/campaign/rules/cards/obama.ts';
import type { CampaignView } from '../../../src/games/campaign/rules/view.ts';
import type { Campaign, Campaigner } from '../../../src/games/campaign/state.ts';
import { type Side, sides } from '../../../src/games/campaign/vocabulary.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import type { Random } from '../../../src/kernel/random.ts';
import { isSeq } from '../../../src/kernel/rules.ts';
import type { Fields } from '../../../src/kernel/types.ts';
import type { Standing } from '../../standing/play.ts';

const cardsOf = { obama: obamaCards, mccain: mccainCards };

/** Moves the same cards to other hidden places: mixes an opponent's hand and deck, and reorders the viewer's deck. */
function mix(mine: Campaigner, side: Side, known: boolean, isStarter: boolean, shown: readonly string[], random: Random): void {
  if (known) {
    mine.deck = random.shuffle('twin', mine.deck);
    if (mine.draft) mine.draft.pool = random.shuffle('twin', mine.draft.pool);
    return;
  }
  const open = new Set([...mine.discard, ...shown]);
  // An opponent's hand could be any cards of their deck that do not lie open: those seen before for certain, plus others that nobody has seen.
  const seen = (mine.shown ?? []).filter((id) => !open.has(id));
  const inDeck = cardsOf[side].filter((card) => !isStarter || card.starter).map((card) => card.id);
  const any = random.shuffle(
    'twin',
    inDeck.filter((id) => !open.has(id) && !seen.includes(id)),
  );
  const size = mine.hand.length + mine.deck.length;
  const cards = random.shuffle('twin', [...seen, ...any.splice(0, size - seen.length)]);
  mine.hand = cards.splice(0, mine.hand.length);
  mine.deck = cards;
  if (mine.draft) {
    mine.draft.kept = any.splice(0, mine.draft.kept.length);
    mine.draft.seen = any.splice(0, mine.draft.seen.length);
    mine.draft.pool = any.splice(0, mine.draft.pool.length);
  }
}

export const standing: Standing<Campaign> = {
  game: campaign,
  tables: [
    { people: 2, options: { deck: 'starter', side: 'random' } },
    { people: 2, options: { deck: 'draft', side: 'random' } },
  ],
  final(view) {
    const { sides: both } = view as CampaignView;
    return {
      totals: Object.fromEntries(sides.map((side) => [side, both[side].votes])),
      owned: sides.flatMap((owner) => both[owner].won.map(({ id }) => ({ place: id, owner }))),
    };
  },
  goal: () => votesToWin,
  lying: (view) =>
    Object.fromEntries(
      (view as CampaignView).tiles.map(({ id, square, majority, key, other, defense, economy }) => [
        id,
        JSON.stringify([square, majority, key, other, defense, economy]),
      ]),
    ),
  twin(state, viewer, random) {
    const other = copyJson(state);
    other.news = random.shuffle('twin', other.news);
    const shown = [...other.played, ...(other.media ? [other.media.card] : [])];
    for (const side of sides) {
      const mine = other.campaigners[side];
      mix(mine, side, side === viewer, state.decks === 'starter', shown, random);
      if (side === viewer || mine.opening.length === 0) continue;
      const states = other.unused.filter((id) => !mine.opening.includes(id));
      mine.opening = random.shuffle('twin', states).slice(0, mine.opening.length);
    }
    // Cards drawn by the card in play are in the hand, or have been played since in public.
    for (const frame of other.stack) {
      const drawn = isSeq(frame) ? (frame.names.drawn as string[] | undefined) : undefined;
      const side = sides.find((one) => one !== viewer && drawn?.some((card) => cardOf(card).side === one));
      if (!drawn || !side) continue;
      const hand = random.shuffle('twin', other.campaigners[side].hand);
      frame.names = { ...(frame.names as Fields), drawn: drawn.map((card) => (state.campaigners[side].hand.includes(card) ? hand.pop()! : card)) };
    }
    return other;
  },
  shuns: ['offer', 'agree'],
  cards: [...obamaCards, ...mccainCards].map((card) => card.id),
  played: ({ message }) => (message.key === 'plays' ? String(message.args?.card) : null),
  figures: (state) => ({ turns: state.turn, statesWon: state.campaigners.obama.won.length + state.campaigners.mccain.won.length }),
};

/** Why a side moved the issue marker of a state: the reasons its players give, the most telling first. */
import type { Conditions } from '../../kit/reasons.ts';
import { type CardId, type Issue, otherIssue, type Side, strongIssue } from '../vocabulary.ts';
import { cardOf } from './cards/index.ts';
import { canWin } from './foreseen.ts';
import { firstOf, heldIn, leadIn, type Place, rivalOf, sideOf, withVoter } from './seen.ts';
import type { CampaignView, TileView } from './view.ts';

/** Voters of both sides on an issue. */
type Score = { own: number; theirs: number };

/** Each completes “mainly to …”. */
export type MarkerReasons = {
  /** The marker is one space from an issue on which the side leads by more than on the one that decides. */
  'why.approaches': Place & Score & { issue: Issue };
  /** The issue that decides is the side's, and the marker went further from the other one. */
  'why.anchors': Place & { issue: Issue };
  /** Another issue decides there now, on which the side leads by more. */
  'why.shifts': Place & { issue: Issue } & Partial<Score>;
  /** Away from an issue on which the other side leads, and by more than on the other one. */
  'why.resists': Place & { issue: Issue; rival: Side };
  /** Toward the side's strong issue, no worse there than the other one; `decides`: it decides now; `card`: is in hand and then wins the state. */
  'why.strong': Place & { issue: Issue; side: Side; decides?: true; card?: CardId };
};

export const scoreOf = (tile: TileView, issue: Issue, side: Side, rival: Side): Score => ({
  own: withVoter(tile, issue, side),
  theirs: withVoter(tile, issue, rival),
});

/** The issue toward which the marker moved. */
function towardIn(was: TileView, is: TileView): Issue | null {
  if (was.square === is.square) return null;
  return is.square > was.square ? 'economy' : 'defense';
}

export const markerMoves: Conditions<CampaignView, MarkerReasons> = {
  'why.approaches': (deed) =>
    firstOf(deed, (was, is) => {
      const issue = towardIn(was, is);
      if (!issue || is.majority === issue || leadIn(is, issue, sideOf(deed)) <= Math.max(0, leadIn(is, is.majority, sideOf(deed)))) return null;
      return { issue, ...scoreOf(is, issue, sideOf(deed), rivalOf(deed)) };
    }),
  'why.anchors': (deed) =>
    firstOf(deed, (was, is) => {
      const issue = towardIn(was, is);
      return issue && was.majority === issue && leadIn(is, issue, sideOf(deed)) > 0 ? { issue } : null;
    }),
  'why.shifts': (deed) =>
    firstOf(deed, (was, is) => {
      const issue = towardIn(was, is);
      const [before, after] = [leadIn(was, was.majority, sideOf(deed)), leadIn(is, is.majority, sideOf(deed))];
      if (!issue || was.majority === is.majority || after <= Math.max(before, 0)) return null;
      return { issue, ...scoreOf(is, issue, sideOf(deed), rivalOf(deed)) };
    }),
  'why.resists': (deed) =>
    firstOf(deed, (was, is) => {
      const [toward, rival] = [towardIn(was, is), rivalOf(deed)];
      if (!toward) return null;
      const issue = otherIssue(toward);
      return leadIn(is, issue, rival) > Math.max(0, leadIn(is, toward, rival)) ? { issue, rival } : null;
    }),
  'why.strong'(deed) {
    const side = sideOf(deed);
    const issue = strongIssue[side];
    return firstOf(deed, (was, is) => {
      const isNoWorse = leadIn(is, issue, side) >= leadIn(is, otherIssue(issue), side);
      if (towardIn(was, is) !== issue || was.majority === issue || !isNoWorse) return null;
      if (is.majority !== issue) return { issue, side };
      const card = heldIn(deed, (held) => cardOf(held).cost === 0 && canWin({ tiles: [is] }, is, held, side));
      return { issue, side, decides: true as const, ...(card !== undefined && { card }) };
    });
  },
};

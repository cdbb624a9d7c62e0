import type { Play } from '../play.ts';
import { seatsPlaying } from '../scoring/scoring.ts';
import type { EndlessText } from '../terms/endless-text.ts';
import type { Seat } from '../terms/ids.ts';
import type { Proposal } from '../terms/match.ts';

// A text that never ends would block every decision, so the players may strike it out. The record contains that decision.

/** Asks every player, the deciding one included, whether a text is struck out. An earlier proposal is dropped. @rule VAR-12 */
export function asksToStrikeOut(play: Play, seat: Seat, text: EndlessText): void {
  const proposal: Proposal = { by: seat, what: { kind: 'strike-out', text }, waiting: seatsPlaying(play) };
  play.setProposal(proposal);
  play.emit({ what: 'proposed', proposal });
}

/** Strikes out a text for the rest of the match. @rule VAR-12 */
export function strikeOut(play: Play, text: EndlessText): void {
  play.patchOrder({ struckOut: [...(play.match.order.struckOut ?? []), text] });
  play.emit({ what: 'struck-out', text });
}

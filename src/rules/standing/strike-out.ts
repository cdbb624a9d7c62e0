import type { Play } from '../play.ts';
import { seatsPlaying } from '../scoring/scoring.ts';
import type { EndlessText } from '../terms/endless-text.ts';
import type { Seat } from '../terms/ids.ts';
import type { Proposal } from '../terms/match.ts';

// A text that never ends would let no decision through. The players strike it out, and that stands in the record.

/** Asks every player, the one who has decided too, whether a text is struck out. An earlier proposal is dropped. @rule VAR-12 */
export function asksToStrikeOut(play: Play, seat: Seat, text: EndlessText): void {
  const proposal: Proposal = { by: seat, what: { kind: 'strike-out', text }, waiting: seatsPlaying(play) };
  play.setProposal(proposal);
  play.emit({ what: 'proposed', proposal });
}

/** From now on nothing happens by this text. @rule VAR-12 */
export function strikeOut(play: Play, text: EndlessText): void {
  play.patchOrder({ struckOut: [...(play.match.order.struckOut ?? []), text] });
  play.emit({ what: 'struck-out', text });
}

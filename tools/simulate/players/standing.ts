import type { Lot } from '../../../src/players/lot.ts';
import type { RecordLine } from '../../../src/record/match-record.ts';
import { judge } from '../../../src/rules/index.ts';
import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Match } from '../../../src/rules/terms/match.ts';
import { randomAdjust } from '../setups/random-adjust.ts';

const FAR_BACK = 40;
const ADJUSTMENTS = 8;

/** Now and then a decision that answers no question, because its consequences must be legal, too. `line`: the decisions in force. */
export function standing(match: Match, seat: number, cards: Catalogue, lot: Lot, line: RecordLine): Decision | null {
  const { turn } = match.order;
  const roll = lot.between(1, 4000);
  if (roll <= 20) return { seat, kind: 'stand-by', until: lot.of(['action', 'activation', 'recall'] as const) ?? 'action' };
  if (roll > 3800 && match.order.seats[seat]?.standBy) return { seat, kind: 'stand-by', until: 'recall' };
  if (roll <= 32) {
    const to = (roll <= 26 ? line[line.length - 1] : lot.of(line.slice(-FAR_BACK)))?.at;
    return to === undefined ? null : { seat, kind: 'take-back', to };
  }
  if (roll === 33) return { seat, kind: 'offer-draw' };
  if (roll === 34 && turn > 2) return lot.percent(50) ? { seat, kind: 'concede' } : { seat, kind: 'sunrise' };
  if (roll <= 34 || roll > 54) return null;
  const proposals = Array.from({ length: ADJUSTMENTS }, () => randomAdjust(lot, match, cards, seat));
  return proposals.find((proposal) => judge(match, proposal, cards).ok) ?? null;
}

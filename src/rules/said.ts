import { askedForCards } from './printed/table-cards.ts';
import type { Look } from './look.ts';
import type { DecisionOf } from './terms/decision.ts';
import { isSayable } from './terms/fact.ts';
import type { GameFrame } from './terms/frame.ts';
import type { Seat } from './terms/ids.ts';
import type { Match } from './terms/match.ts';
import { reason, type Judged } from './terms/reason.ts';

/** Whether the table may say this: anybody at any time, of what there are words for. */
export function judgeTold({ order }: Match, { seat, facts }: DecisionOf<'tell'>): Judged {
  const no = (code: string): Judged => ({ ok: false, reason: reason(code, []) });
  if (order.options.table !== 'spoken') return no('nothing-to-tell');
  if (order.result !== null && order.seats.every(({ conceded }) => conceded)) return no('match-over');
  if (order.seats[seat]?.conceded !== false) return no('no-such-seat');
  return facts.length > 0 && facts.every(([key, answer]) => isSayable(key, answer)) ? { ok: true } : no('nothing-to-tell');
}

/**
 * The match as the active seat finds it when reaction steps that nobody claims are passed by what it does next; null when somebody else is
 * asked something, too. @rule REA-2
 */
export function reactionsPassed(look: Look, seat: Seat): Look | null {
  const { match } = look;
  const { active, suddenDeath } = match.order;
  const isOpen = match.openings.length > 0 && match.openings.every((opening) => opening.kind === 'reaction' && opening.seat !== seat);
  if (!isOpen || match.proposal || match.asking || active === null || suddenDeath || look.activeSeat !== seat) return null;
  if (look.model(active).status !== 'board' || askedForCards(look, 'action-gap').length > 0) return null;
  const [{ stage: _stage, waiting: _waiting, ...game }, ...above] = match.stack;
  if (game.step !== 'activation.react' || above.length > 0) return null;
  const acting: GameFrame = { ...game, step: 'activation.act' };
  return look.with({ ...match, stack: [acting], openings: [{ seat, kind: 'act', model: active }] });
}

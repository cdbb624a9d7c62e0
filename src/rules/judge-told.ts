import { askedForCards } from './printed/table-cards.ts';
import type { Look } from './look.ts';
import type { DecisionOf } from './terms/decision.ts';
import { factOf, isSayable, keyOf } from './terms/fact.ts';
import type { GameFrame } from './terms/frame.ts';
import type { Seat } from './terms/ids.ts';
import type { Match } from './terms/match.ts';
import { reason, type Judged } from './terms/reason.ts';

/** Judges if a seat may tell these facts. It may at any time of a spoken match, about models, things and ranges of the match. */
export function judgeTold(match: Match, { seat, facts }: DecisionOf<'tell'>): Judged {
  const { order, table } = match;
  const no = (code: string): Judged => ({ ok: false, reason: reason(code, []) });
  if (order.options.table !== 'spoken') return no('nothing-to-tell');
  if (order.result !== null && order.seats.every(({ conceded }) => conceded)) return no('match-over');
  if (order.seats[seat]?.conceded !== false) return no('no-such-seat');
  const count = Object.keys(table.told ?? {}).length + facts.length;
  if (facts.length > MOST_AT_ONCE || count > MOST_TOLD) return no('told-too-much');
  const asked = new Set(match.asking?.facts.map(keyOf) ?? []);
  const known = (key: string): boolean => asked.has(key) || isAboutTable(match, key);
  return facts.length > 0 && facts.every(([key, answer]) => isSayable(key, answer) && known(key)) ? { ok: true } : no('nothing-to-tell');
}

/** The most facts of one answer or correction. */
const MOST_AT_ONCE = 200;
/** The most facts of a match. */
const MOST_TOLD = 5000;
/** Inches. */
const FARTHEST = 60;

/** True if the match could ask for this fact: its models, stones and markers exist, and its range is at most `FARTHEST`. */
function isAboutTable({ table }: Match, key: string): boolean {
  const fact = factOf(key);
  if (fact === null || keyOf(fact) !== key) return false;
  const named = [
    ...('of' in fact ? fact.of : []),
    ...('model' in fact ? [fact.model] : []),
    ...('among' in fact ? [fact.to, ...fact.among] : []),
    ...('from' in fact && fact.from !== undefined ? [fact.from] : []),
  ];
  if (!named.every((id) => Object.hasOwn(table.models, id))) return false;
  if ('thing' in fact && ![...table.stones, ...(table.markers ?? [])].some(({ id }) => id === fact.thing)) return false;
  if ('stone' in fact && !table.stones.some(({ id }) => id === fact.stone)) return false;
  return !('in' in fact) || (fact.in >= 0 && fact.in <= FARTHEST);
}

/**
 * The match once every other seat has let its reaction steps pass: the active seat may take its next action. Null when another question
 * is open, or cards may be played first. @rule REA-2
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

import type { MatchRecord, RecordEntry, RecordLine } from './record.ts';
import { begin, decide, refold } from '../../machines/match/fold.ts';
import { playOn } from '../rules/look-at.ts';
import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Decision } from '../rules/terms/decision.ts';
import type { Happening } from '../rules/terms/happening.ts';
import type { Match, Setup } from '../rules/terms/match.ts';
import { reason, type Reason } from '../rules/terms/reason.ts';
import { newMatch } from '../rules/index.ts';
import { completeOptions } from '../rules/terms/options.ts';
import { printsFor } from '../rules/terms/prints.ts';
import { fullySeeded } from '../rules/table/chance.ts';
import { cardsInPlay } from './cards-in-play.ts';
import { CHECKPOINT_EVERY, checkpointBefore, withNewest } from './checkpoints.ts';
import { backTo, extended, takenBack } from './line.ts';
import { readDecision, type MisshapenDecision } from './shapes/decision-shape.ts';
import { toEnd } from './steps.ts';
import { mayTakeBackAlone, seenSince } from './take-back.ts';

export type { MatchRecord, RecordEntry, RecordLine } from './record.ts';

/** A record, the match it folds to, and the entries in force. */
export interface Folded {
  record: MatchRecord;
  match: Match;
  line: RecordLine;
}

export type Advanced = { ok: true; folded: Folded; events: Happening[] } | { ok: false; reason: Reason };

/** A record without decisions. `rules` is its rules number, by default the present one. */
export function beginRecord(setup: Setup, catalogue: Catalogue, rules?: number): Folded {
  const cards = printsFor(catalogue, setup.options);
  const { match, events } = begin(newMatch(setup, cards, rules), cards);
  const record: MatchRecord = {
    format: 1,
    rules: match.rules,
    setup,
    cards: cardsInPlay(match, cards, setup),
    prologue: events,
    entries: [],
    checkpoints: [],
  };
  return { record, match, line: [] };
}

/** The match after an agreed take-back: the generator is salted and unseen cards are shuffled, so that no player knows the next card. */
export function salted(match: Match, cards: Catalogue, salt: string): Match {
  const { chance } = match.table;
  const table = { ...match.table, chance: { ...chance, state: fullySeeded(`${chance.state.join(' ')} ${salt}`) } };
  const play = playOn({ ...match, table }, cards);
  const { decks } = play.match.table;
  play.patchTable({ decks: { arcane: play.shuffle(decks.arcane), melee: play.shuffle(decks.melee) } });
  return play.match;
}

/** The folded match after everything from entry `to` on is taken back, from the last checkpoint before it. */
function* folding(record: MatchRecord, to: number, line: RecordLine): Generator<undefined, Match> {
  const { setup, cards, rules, base } = record;
  const from = checkpointBefore(record, to) ?? base;
  let match = from ? from.match : begin(newMatch(setup, cards, rules), cards).match;
  for (const item of line) {
    if (from && item.at < from.after) continue;
    // accepted before and not judged again
    match = 'salt' in item ? salted(match, cards, item.salt) : refold(match, item.entry.decision, cards).match;
    yield;
  }
  return match;
}

/**
 * Adds a decision from any source to a record. One that a record cannot hold is refused, and fields that its kind does not have are left
 * out. It changes no argument, and a refused decision leaves no trace. Throws only when the rules themselves fail.
 */
export function advance(folded: Folded, input: Decision): Advanced {
  const read = readDecision(input);
  return read.ok ? advanced(folded, read.decision) : { ok: false, reason: whyMisshapen(folded, input, read) };
}

/** The rules often give a better reason for an invalid decision, such as a faction that is not in the game. */
function whyMisshapen(folded: Folded, given: Decision, { kind, field }: MisshapenDecision): Reason {
  try {
    const next = advanced(folded, given);
    if (!next.ok) return next.reason;
  } catch {
    // The rules may throw on an invalid decision.
  }
  return reason('malformed', [], { kind, field });
}

/** Adds a decision in a record's form to a record. */
function advanced(folded: Folded, decision: Decision): Advanced {
  const next = toEnd(deciding(folded, decision));
  if (!next.ok) return next;
  const { record, line } = folded;
  const longer = extended(line, record.entries.length, next.entry);
  return { ok: true, events: next.entry.events, folded: withEntry({ ...folded, line: longer }, next.entry, next.match) };
}

export type Deciding = { ok: true; entry: RecordEntry; match: Match } | { ok: false; reason: Reason };

/** Judges a decision in a record's form and plays it, in steps of one decision, because a take-back folds many again. Changes no argument. */
export function* deciding({ record, match, line }: Folded, decision: Decision): Generator<undefined, Deciding> {
  const index = record.entries.length;
  if (decision.kind === 'take-back' && mayTakeBackAlone(line, decision)) {
    const { to, seat } = decision;
    const entry: RecordEntry = { decision, events: [{ what: 'taken-back', to, by: seat }] };
    return { ok: true, entry, match: yield* folding(record, to, backTo(line, to)) };
  }
  if (decision.kind === 'take-back' && !line.some((item) => item.at === decision.to)) {
    return { ok: false, reason: reason('nothing-to-take-back', []) };
  }
  if (decision.kind === 'take-back' && completeOptions(match.order.options).seenStays && seenSince(line, decision.to))
    return { ok: false, reason: reason('seen-stays', []) };
  const decided = decide(match, decision, record.cards);
  if (!decided.ok) return decided;
  const entry: RecordEntry = { decision, events: decided.events };
  const back = takenBack(decided.events);
  if (!back) return { ok: true, entry, match: decided.match };
  return { ok: true, entry, match: yield* folding(record, back.to, [...backTo(line, back.to), { at: index, salt: `${index}` }]) };
}

/**
 * True if a record no longer needs the cards that no seat brought. A match under way may be taken back into its set-up, where any card can be
 * chosen; and cards that were chosen there and taken back, or were in a pool, are needed to fold the record again.
 */
const isSettled = ({ setup, entries }: MatchRecord, { order }: Match, line: RecordLine): boolean =>
  order.result !== null && order.turn > 0 && line.length === entries.length && setup.seats.every(({ pool }) => pool === undefined);

/** The cards that a record must contain now. */
export const cardsNeeded = ({ record, match, line }: Folded): Catalogue =>
  isSettled(record, match, line) ? cardsInPlay(match, record.cards, record.setup) : record.cards;

/** A record with one entry more and the match after it; `line` already contains the entry. */
function withEntry({ record: before, line }: Folded, entry: RecordEntry, match: Match): Folded {
  const entries = before.entries.concat([entry]); // a spread would need half as much memory again
  const after = entries.length;
  const checkpoints = after % CHECKPOINT_EVERY === 0 ? withNewest(before.checkpoints, { after, match }) : before.checkpoints;
  const record = { ...before, entries, checkpoints };
  return { record: { ...record, cards: cardsNeeded({ record, match, line }) }, match, line };
}

/** A record at its beginning, or at its migration from older rules, with the entries that are still to be folded. */
export function startOf(record: MatchRecord): Folded {
  const { base } = record;
  if (!base) return { ...beginRecord(record.setup, record.cards, record.rules), record: { ...record, entries: [], checkpoints: [] } };
  return { record: { ...record, entries: record.entries.slice(0, base.after), checkpoints: [] }, match: base.match, line: [] };
}

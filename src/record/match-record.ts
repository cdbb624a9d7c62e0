import { playOn } from '../rules/look-at.ts';
import { begin, decide, type Decided } from '../../machines/match/fold.ts';
import type { Catalogue, Character } from '../rules/terms/card-language.ts';
import { summonsIn } from '../rules/terms/card-language/nodes.ts';
import type { Decision } from '../rules/terms/decision.ts';
import type { Happening } from '../rules/terms/happening.ts';
import type { CharacterId } from '../rules/terms/ids.ts';
import type { Match, Setup } from '../rules/terms/match.ts';
import { reason, type Reason } from '../rules/terms/reason.ts';
import { newMatch } from '../rules/index.ts';
import { seededUnder } from '../rules/table/chance.ts';
import { readDecision, type Misshapen } from './shapes/decision-shape.ts';
import { mayTakeBackAlone } from './take-back.ts';

/** A decision that was accepted, and what it led to. */
export interface Entry {
  decision: Decision;
  events: Happening[];
}

/** A match as it is kept: it only grows, and everything else is folded from it. */
export interface MatchRecord {
  format: 1;
  /** The rules number it was played under. */
  rules: number;
  setup: Setup;
  /** The data of every card in play. */
  cards: Catalogue;
  /** What happened before the first question. */
  prologue: Happening[];
  /** Where a match begun under older rules goes on: brought forward after so many entries; what lies before is only shown. */
  base?: { after: number; match: Match };
  entries: Entry[];
  /** The match after so many entries; the newest last. */
  checkpoints: { after: number; match: Match }[];
}

/** An entry in force: taken-back ones are not, and an agreed take-back leaves a salt so that nobody knows the next card. */
export type Line = ({ at: number; entry: Entry } | { at: number; salt: string })[];

/** A record, the match it folds to, and the entries in force. */
export interface Folded {
  record: MatchRecord;
  match: Match;
  line: Line;
}

export type Advanced = { ok: true; folded: Folded; events: Happening[] } | { ok: false; reason: Reason };

const CHECKPOINT_EVERY = 25;

/** The characters that these cards can bring into play, by name: those they summon, and whom those summon. */
function withSummoned(wanted: Set<CharacterId>, cards: Catalogue): Set<CharacterId> {
  const summoned = [...wanted].flatMap((id) => summonsOf(cards.characters[id]));
  const all = new Set([...wanted, ...summoned]);
  return all.size === wanted.size ? all : withSummoned(all, cards);
}

// Cards never change while they are in play, and a record asks after every decision.
const known = new WeakMap<Character, CharacterId[]>();

/** The characters that a card can bring into play. */
export function summonsOf(card: Character | undefined): CharacterId[] {
  if (!card) return [];
  const summons = known.get(card) ?? summonsIn(card);
  known.set(card, summons);
  return summons;
}

/** The upgrades that seats brought, also on who has been slain and summoned anew; the same object when none is left out. */
function attachedIn(match: Match, upgrades: NonNullable<Catalogue['upgrades']>): NonNullable<Catalogue['upgrades']> {
  const brought = match.order.seats.flatMap((seat) => Object.values(seat.upgrades).flat());
  const attached = new Set([...brought, ...Object.values(match.table.models).flatMap((model) => model.upgrades ?? [])]);
  const kept = Object.entries(upgrades).filter(([id]) => attached.has(id));
  return kept.length === Object.keys(upgrades).length ? upgrades : Object.fromEntries(kept);
}

/** The cards a match can still need: those of its models once troupes stand and of whom they can summon, every card before. */
export function cardsInPlay(match: Match, cards: Catalogue): Catalogue {
  if (match.stack[0].step.startsWith('setup.')) return cards;
  const wanted = withSummoned(new Set(Object.values(match.table.models).map(({ character }) => character)), cards);
  const upgrades = cards.upgrades && attachedIn(match, cards.upgrades);
  if (upgrades === cards.upgrades && Object.keys(cards.characters).every((id) => wanted.has(id))) return cards;
  const characters = Object.fromEntries(Object.entries(cards.characters).filter(([id]) => wanted.has(id)));
  return { ...cards, characters, ...(upgrades ? { upgrades } : {}) };
}

/** A record with nothing decided yet; `rules`: the number it goes by, that of today when left out. */
export function beginRecord(setup: Setup, cards: Catalogue, rules?: number): Folded {
  const { match, events } = begin(newMatch(setup, cards, rules), cards);
  const record: MatchRecord = {
    format: 1,
    rules: match.rules,
    setup,
    cards: cardsInPlay(match, cards),
    prologue: events,
    entries: [],
    checkpoints: [],
  };
  return { record, match, line: [] };
}

/** Nobody may know the next card after an agreed take-back: the generator is salted and what lies unseen is shuffled. */
function salted(match: Match, cards: Catalogue, salt: string): Match {
  const { chance } = match.table;
  const table = { ...match.table, chance: { ...chance, state: seededUnder(match.rules, `${chance.state.join(' ')} ${salt}`) } };
  const play = playOn({ ...match, table }, cards);
  const { decks } = play.match.table;
  play.patchTable({ decks: { arcane: play.shuffle(decks.arcane), melee: play.shuffle(decks.melee) } });
  return play.match;
}

/** The match that the entries in force lead to. They have been accepted before; one that is refused now is a damaged record. */
export function foldLine({ setup, cards, rules, base }: Pick<MatchRecord, 'setup' | 'cards' | 'rules' | 'base'>, line: Line): Match {
  let match = base ? base.match : begin(newMatch(setup, cards, rules), cards).match;
  for (const item of line) {
    if ('salt' in item) {
      match = salted(match, cards, item.salt);
      continue;
    }
    const decided: Decided = decide(match, item.entry.decision, cards);
    if (!decided.ok) throw new Error(`decision ${item.at} is refused: ${decided.reason.code}`);
    match = decided.match;
  }
  return match;
}

const backTo = (line: Line, to: number): Line => line.filter(({ at }) => at < to);

/**
 * Plays a decision that anybody may have given onto a record: one that a record would not take is refused, and what its kind does not
 * know is left out. Nothing given is changed; a refused decision leaves no trace. Throws only where the rules themselves fail.
 */
export function advance(folded: Folded, given: Decision): Advanced {
  const read = readDecision(given);
  return read.ok ? advanced(folded, read.decision) : { ok: false, reason: whyMisshapen(folded, given, read) };
}

/** The rules often know better what is wrong with something that is no decision: a faction that is not in the game. */
function whyMisshapen(folded: Folded, given: Decision, { kind, field }: Misshapen): Reason {
  try {
    const next = advanced(folded, given);
    if (!next.ok) return next.reason;
  } catch {
    // They need not understand it.
  }
  return reason('malformed', [], { kind, field });
}

/** Plays a decision in the form of a record onto it. */
function advanced(folded: Folded, decision: Decision): Advanced {
  const { record, match, line } = folded;
  const at = record.entries.length;
  if (decision.kind === 'take-back' && mayTakeBackAlone(line, decision)) {
    const back = backTo(line, decision.to);
    const events: Happening[] = [{ what: 'taken-back', to: decision.to, by: decision.seat }];
    return grown(folded, { decision, events }, foldLine(record, back), back);
  }
  if (decision.kind === 'take-back' && !line.some((item) => item.at === decision.to)) {
    return { ok: false, reason: { code: 'nothing-to-take-back', clauses: [] } };
  }
  const decided = decide(match, decision, record.cards);
  if (!decided.ok) return decided;
  const entry: Entry = { decision, events: decided.events };
  const back = decided.events.find((event) => event.what === 'taken-back');
  if (!back) return grown(folded, entry, decided.match, [...line, { at, entry }]);
  const next: Line = [...backTo(line, back.to), { at, salt: `${at}` }];
  return grown(folded, entry, foldLine(record, next), next);
}

/**
 * Whether a record can do without the cards that nobody brought. Until a match is over it may be taken back into its set-up, where
 * everything could be chosen; and what was chosen there and taken back, or lay in a pool, must be known to fold the record again.
 */
const isSettled = ({ setup, entries }: MatchRecord, { order }: Match, line: Line): boolean =>
  order.result !== null && order.turn > 0 && line.length === entries.length && setup.seats.every(({ pool }) => pool === undefined);

function grown(folded: Folded, entry: Entry, match: Match, line: Line): Advanced {
  const entries = [...folded.record.entries, entry];
  const record = { ...folded.record, entries };
  const cards = isSettled(record, match, line) ? cardsInPlay(match, record.cards) : record.cards;
  const due = entries.length % CHECKPOINT_EVERY === 0;
  const checkpoints = due ? [...record.checkpoints.slice(-2), { after: entries.length, match }] : record.checkpoints;
  return { ok: true, events: entry.events, folded: { record: { ...record, cards, checkpoints }, match, line } };
}

/** A record at its beginning, or where older rules handed over, with the entries that follow still to be folded. */
export function startOf(record: MatchRecord): Folded {
  const { base } = record;
  if (!base) return { ...beginRecord(record.setup, record.cards, record.rules), record: { ...record, entries: [], checkpoints: [] } };
  return { record: { ...record, entries: record.entries.slice(0, base.after), checkpoints: [] }, match: base.match, line: [] };
}

/** Folds a whole record again from its start. Throws when an entry is refused: the record is damaged. */
export function foldRecord(record: MatchRecord): Folded {
  let folded = startOf(record);
  for (const [at, { decision }] of record.entries.entries()) {
    if (at < (record.base?.after ?? 0)) continue;
    const next = advanced(folded, decision);
    if (!next.ok) throw new Error(`decision ${at} is refused: ${next.reason.code}`);
    folded = next.folded;
  }
  return { ...folded, record: { ...folded.record, checkpoints: record.checkpoints } };
}

import { createHash } from 'node:crypto';
import { beginRecord, type Folded } from '../../src/record/match-record.ts';
import { openNewest, openRecord } from '../../src/record/open-record.ts';
import type { MatchRecord, RecordEntry } from '../../src/record/record.ts';
import type { Catalogue } from '../../src/rules/terms/card-language.ts';
import type { Match, Setup } from '../../src/rules/terms/match.ts';
import type { ClubPace, SeatTaker } from '../../src/club/terms/club.ts';
import type { Log } from '../log/log.ts';

/** The first entry of a match's log. It holds the seed, so only the referee reads it. */
export interface MatchBegin {
  title: string;
  setup: Setup;
  rules: number;
  /** The hash of its cards, which are stored once for all matches. */
  cards: string;
  seats: SeatTaker[];
  pace: ClubPace;
  campaign: { id: string; game: string } | null;
  /** The match of which this is the rematch. */
  after?: string;
  by: string;
  when: number;
}

/** The giver of an answer: a device of the seat's member, or the computer or steward that answers for the seat. */
export type DecidedBy = 'seat' | 'table' | 'computer' | 'steward' | 'clock';

/** Every further entry of the log: position n + 1 holds entry n of the record. */
export interface MatchEntry {
  id: string;
  by: DecidedBy;
  when: number;
  entry: RecordEntry;
}

export const streamOf = (match: string): string => `match.${match}`;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The cards of the matches, by their hash: each set is stored once in the log and once in memory. */
export class CardShelf {
  readonly #shelf = new Map<string, Promise<Catalogue>>();
  constructor(private readonly log: Log) {}

  async keep(cards: Catalogue): Promise<string> {
    const text = JSON.stringify(cards);
    const hash = hashOf(text);
    if (this.#shelf.has(hash)) return hash;
    const answer = await this.log.append(`cards.${hash}`, 0, text);
    if (!answer.ok && answer.why !== 'moved') throw new NotKept(answer.why);
    this.#shelf.set(hash, Promise.resolve(cards));
    return hash;
  }

  take(hash: string): Promise<Catalogue> {
    const known = this.#shelf.get(hash);
    if (known) return known;
    const reading = this.log.read(`cards.${hash}`, 0).then(([first]) => {
      if (!first) throw new Error(`The cards ${hash} are missing.`);
      return JSON.parse(first.text) as Catalogue;
    });
    this.#shelf.set(hash, reading);
    reading.catch(() => this.#shelf.delete(hash));
    return reading;
  }
}

/** The store has not stored the entry. */
export class NotKept extends Error {
  constructor(override readonly cause: 'moved' | 'full' | 'unknown') {
    super(`not kept: ${cause}`);
  }
}

/** A match as it is in its log. */
export interface OpenedMatch {
  begin: MatchBegin;
  folded: Folded;
  /** By entry of the record. */
  entries: MatchEntry[];
  /** The number of entries in the log. */
  length: number;
}

/** Folds a match from its newest checkpoint, or from its beginning; null when there is none. Throws where it cannot be folded. */
export async function openMatch(log: Log, shelf: CardShelf, id: string): Promise<OpenedMatch | null> {
  const [first, ...lines] = await log.read(streamOf(id), 0);
  if (!first) return null;
  const { begin } = JSON.parse(first.text) as { begin: MatchBegin };
  const cards = await shelf.take(begin.cards);
  const entries = lines.map(({ text }) => JSON.parse(text) as MatchEntry);
  const start = beginRecord(begin.setup, cards, begin.rules).record;
  const record: MatchRecord = { ...start, cards, entries: entries.map(({ entry }) => entry), checkpoints: [] };
  const point = await log.point(streamOf(id));
  const near =
    point && point.after <= entries.length
      ? openNewest({ ...record, checkpoints: [{ after: point.after, match: JSON.parse(point.text) as Match }] })
      : null;
  if (near) return { begin, folded: near, entries, length: entries.length + 1 };
  const opened = openRecord(record);
  if (opened.as !== 'playable') throw new Error(`The match ${id} is ${opened.as}.`);
  return { begin, folded: opened.folded, entries, length: entries.length + 1 };
}

import * as v from 'valibot';
import type { Cabinet, Holding } from '../../cabinet/terms.ts';
import { checkKeptBoard, type KeptBoard } from '../../record/board-file.ts';
import type { MatchRecord } from '../../record/match-record.ts';
import type { KeptPack } from '../stores/pack-store.ts';
import type { KeptPuzzle } from '../stores/puzzle-store.ts';
import { readPuzzle } from '../../puzzles/read-puzzle.ts';
import { readPack } from '../../packs/read-pack.ts';
import { checkRecord } from '../../record/notation.ts';
import { unseal, type FileFault } from '../../record/sealed-file.ts';
import { checkCabinet, checkHolding } from '../shapes/cabinet-shapes.ts';
import type { BroughtCampaign } from '../stores/campaign-store.ts';
import { checkOwned, checkPlain, checkPlayer, checkTroupe } from '../shapes/kept-shapes.ts';
import type { Check, PlayerData, TroupeData } from '../shapes/kept-shapes.ts';
import type { Kept } from '../stores/kept-store.ts';
import { keptOfBefore } from '../database/owned-rows.ts';
import { checkPhoto } from '../stores/photo-store.ts';
import type { MatchMeta, PhotoRow } from '../database/rows.ts';
import { settingsOf, type Settings } from '../stores/settings-store.ts';
import { checkTournament, type TournamentData } from '../stores/tournament-store.ts';

/** The contents of a backup of one device. */
export interface Backup {
  made: number;
  matches: { meta: MatchMeta; record: MatchRecord }[];
  settings: Settings;
  boards: KeptBoard[];
  troupes: Kept<TroupeData>[];
  cabinets: Kept<Cabinet>[];
  /** Converted from the former collection when a copy has no cabinets. */
  holdings: Kept<Holding>[];
  players: Kept<PlayerData>[];
  packs: Kept<KeptPack>[];
  puzzles: Kept<KeptPuzzle>[];
  tournaments: Kept<TournamentData>[];
  /** Photographs of miniatures; empty when the copy was made without them. */
  photos: PhotoRow[];
  campaigns: BroughtCampaign[];
}
export type BackupRead = { ok: true; backup: Backup } | { ok: false; fault: FileFault };

const text = v.pipe(v.string(), v.maxLength(300));
const printed = v.object({ id: text, name: text });
const metaShape: v.GenericSchema<MatchMeta> = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)),
  title: text,
  after: v.exactOptional(v.union([v.object({ pairing: printed }), v.object({ board: printed })])),
  playedOn: v.exactOptional(v.array(v.number())),
  names: v.array(text),
  levels: v.exactOptional(v.array(v.nullable(text))),
  computerSeats: v.exactOptional(v.array(v.number())),
  packs: v.exactOptional(v.array(printed)),
  players: v.exactOptional(v.array(v.nullable(text))),
  computers: v.exactOptional(v.array(v.nullable(v.object({ level: text, seed: text, lighter: v.exactOptional(v.number()) })))),
  allCopies: v.exactOptional(v.array(v.number())),
  first: v.exactOptional(v.boolean()),
  startedAt: v.number(),
  changedAt: v.number(),
  finished: v.boolean(),
  turn: v.number(),
  outcome: v.exactOptional(
    v.object({
      winner: v.union([v.number(), v.literal('draw')]),
      troupes: v.array(v.array(text)),
      stones: v.exactOptional(v.array(v.number())),
    }),
  ),
});
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
const marks = { id, changedAt: v.number(), archived: v.nullable(v.number()) };
const signs = v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(500));
const keptShape = v.object({ ...marks, data: v.unknown(), before: v.exactOptional(signs) });
const campaignShape = v.object({
  meta: v.object({
    ...marks,
    title: text,
    startedAt: v.number(),
    summary: v.unknown(),
    games: v.exactOptional(v.record(id, id)),
  }),
  record: v.object({ head: v.unknown(), decisions: v.array(v.unknown()) }),
});
const list = v.exactOptional(v.array(v.unknown()), []);
const backupShape = v.object({
  made: v.number(),
  matches: v.array(v.object({ meta: metaShape, record: v.unknown() })),
  cards: list,
  settings: v.record(v.string(), v.unknown()),
  boards: list,
  troupes: list,
  collection: list,
  cabinets: list,
  holdings: v.exactOptional(v.array(v.unknown())),
  players: list,
  packs: list,
  puzzles: list,
  tournaments: list,
  photos: list,
  campaigns: list,
});

class MisshapenFile extends Error {
  constructor(readonly fault: FileFault) {
    super(fault.code);
  }
}

const misshapen = (path: string): MisshapenFile => new MisshapenFile({ code: 'wrong-shape', where: path });

/** Reads and checks each item of a list; throws on a repeated id. */
function each<One>(
  given: readonly unknown[],
  path: string,
  read: (item: unknown, path: string) => One,
  idOf: (item: One) => string,
): One[] {
  const all = given.map((item, index) => read(item, `${path}.${index}`));
  if (new Set(all.map(idOf)).size < all.length) throw misshapen(path);
  return all;
}

function keptOf<Data>(check: Check<Data>): (given: unknown, path: string) => Kept<Data> {
  return (given, path) => {
    const row = v.safeParse(keptShape, given);
    const data = row.success ? check(row.output.data) : null;
    if (!row.success || data === null) throw misshapen(path);
    return { ...row.output, data };
  };
}

function campaignOf(given: unknown, path: string): BroughtCampaign {
  const read = v.safeParse(campaignShape, given);
  if (!read.success) throw misshapen(path);
  const { meta, record } = read.output;
  const [head, summary, decisions] = [checkPlain(record.head), checkPlain(meta.summary), record.decisions.map(checkPlain)];
  const whole = decisions.filter((decision) => decision !== null);
  if (!head || !summary || whole.length < decisions.length) throw misshapen(path);
  return { meta: { ...meta, summary }, record: { head, decisions: whole } };
}

function photoOf(given: unknown, path: string): PhotoRow {
  const photo = checkPhoto(given);
  if (!photo) throw misshapen(path);
  return photo;
}

function boardOf(given: unknown, path: string): KeptBoard {
  const board = checkKeptBoard(given);
  if (!board) throw misshapen(path);
  return board;
}

/** Checks a pack with all its cards. */
const checkWholePack: Check<KeptPack> = (given) => {
  const { taken, ...pack }: Record<string, unknown> = { ...(given as object | null) };
  const read = readPack(pack);
  return read.ok ? { ...read.pack, ...(typeof taken === 'string' ? { taken } : {}) } : null;
};

/** Checks a puzzle in full; a built-in puzzle is only a mark that it is solved. */
const checkWholePuzzle: Check<KeptPuzzle> = (given) => {
  const { puzzle = undefined, solved }: Record<string, unknown> = { ...(given as object | null) };
  const whole = puzzle === null ? null : readPuzzle(puzzle);
  return typeof solved === 'boolean' && (whole !== null || puzzle === null) ? { puzzle: whole, solved } : null;
};

/** True if an entry is a bare id, as old copies have them. */
const isBare = (given: unknown): boolean => typeof given === 'object' && given !== null && !('data' in given);

/** A record with its cards. Cards that several matches share are in the file once, and a match has their index; older files repeat them. */
const withCards = (record: unknown, cards: readonly unknown[]): unknown =>
  typeof record === 'object' && record !== null && 'cards' in record && typeof record.cards === 'number'
    ? { ...record, cards: cards[record.cards] }
    : record;

function checkBackup(content: unknown): Backup {
  const outline = v.safeParse(backupShape, content);
  if (!outline.success) throw misshapen(v.getDotPath(outline.issues[0]) ?? '');
  const {
    made,
    matches,
    cards,
    settings,
    boards,
    troupes,
    collection,
    cabinets,
    holdings,
    players,
    packs,
    puzzles,
    tournaments,
    photos,
    campaigns,
  } = outline.output;
  const checked = matches.map(({ meta, record: given }, index) => {
    const read = checkRecord(withCards(given, cards));
    if (!read.ok) throw new MisshapenFile({ ...read.fault, where: `matches.${index}.record.${read.fault.where ?? ''}` });
    return { meta, record: read.record };
  });
  if (new Set(checked.map(({ meta }) => meta.id)).size < checked.length) throw misshapen('matches');
  const keyOf = (item: { id: string }): string => item.id;
  return {
    made,
    matches: checked,
    settings: settingsOf(settings),
    boards: boards.map((board, index) => boardOf(board, `boards.${index}`)),
    troupes: each(
      troupes.filter((troupe) => !isBare(troupe)),
      'troupes',
      keptOf(checkTroupe),
      keyOf,
    ),
    cabinets: each(cabinets, 'cabinets', keptOf(checkCabinet), keyOf),
    holdings: holdings
      ? each(holdings, 'holdings', keptOf(checkHolding), keyOf)
      : each(collection, 'collection', keptOf(checkOwned), keyOf).map(keptOfBefore),
    players: each(players, 'players', keptOf(checkPlayer), keyOf),
    packs: each(packs, 'packs', keptOf(checkWholePack), keyOf),
    puzzles: each(puzzles, 'puzzles', keptOf(checkWholePuzzle), keyOf),
    tournaments: each(tournaments, 'tournaments', keptOf(checkTournament), keyOf),
    photos: each(photos, 'photos', photoOf, keyOf),
    campaigns: each(campaigns, 'campaigns', campaignOf, ({ meta }) => meta.id),
  };
}

/** Reads and checks a whole file and writes nothing. Never throws. */
export function readBackup(bytes: Uint8Array): BackupRead {
  const file = unseal('backup', bytes);
  if (!file.ok) return file;
  try {
    return { ok: true, backup: checkBackup(file.content) };
  } catch (error) {
    if (error instanceof MisshapenFile) return { ok: false, fault: error.fault };
    throw error;
  }
}

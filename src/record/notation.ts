import * as v from 'valibot';
import { RULES } from '../rules/setup/rules-number.ts';
import { cardsShape } from '../rules/terms/card-language/language.ts';
import type { Happening } from '../rules/terms/happening.ts';
import type { RecordEntry, MatchRecord } from './match-record.ts';
import { seal, unseal, type FileFault } from './sealed-file.ts';

import { decisionShape } from './shapes/decision-shape.ts';
import { matchShape } from './shapes/match-shape.ts';
import { count, maybe, name, seat, shapeOf } from './shapes/plain.ts';
import { setupShape } from './shapes/setup-shape.ts';

export type { FileFault } from './sealed-file.ts';
export type Decoded = { ok: true; record: MatchRecord } | { ok: false; fault: FileFault };

/** The most entries of a record, ten times those of a long match. */
const MOST_ENTRIES = 20_000;

/** Events are stored for display, so only the seat that may see a secret must be certain. */
const happenings = v.array(v.looseObject({ what: name, secret: maybe(v.looseObject({ to: seat })) })) as unknown as v.GenericSchema<
  Happening[]
>;
const checkpoint = v.object({ after: count, match: matchShape });

const recordShape = v.pipe(
  shapeOf<MatchRecord>()({
    format: v.literal(1),
    rules: v.pipe(count, v.minValue(1)),
    setup: setupShape,
    cards: cardsShape,
    prologue: happenings,
    base: maybe(checkpoint),
    entries: v.pipe(v.array(shapeOf<RecordEntry>()({ decision: decisionShape, events: happenings })), v.maxLength(MOST_ENTRIES)),
    checkpoints: v.array(checkpoint),
  }),
  v.check(
    ({ entries, base, checkpoints }) => (base?.after ?? 0) <= entries.length && checkpoints.every(({ after }) => after <= entries.length),
    'too few entries',
  ),
);
const ofNewerRules = v.object({ rules: v.pipe(count, v.minValue(RULES + 1)) });

const isRecord = (given: unknown): given is MatchRecord => v.is(recordShape, given);

/** Checks content from any source that claims to be a record. Never throws. */
export function checkRecord(data: unknown): Decoded {
  try {
    if (isRecord(data)) return { ok: true, record: data };
    if (v.is(ofNewerRules, data)) return { ok: false, fault: { code: 'newer' } };
    const [issue] = v.safeParse(recordShape, data, { abortEarly: true }).issues ?? [];
    return { ok: false, fault: { code: 'wrong-shape', where: (issue && v.getDotPath(issue)) ?? '' } };
  } catch {
    // nested deeper than any record of this app
    return { ok: false, fault: { code: 'wrong-shape', where: '' } };
  }
}

/** A record as the bytes of one file. It holds the seed and every hand. @internal matches travel with their names, in `match-file` */
export const encodeRecord = (record: MatchRecord): Uint8Array<ArrayBuffer> => seal('match', record);

/** The record in the bytes of a file, checked in full; a damaged one gives a fault. Never throws. @internal see `encodeRecord` */
export function decodeRecord(bytes: Uint8Array): Decoded {
  const file = unseal('match', bytes);
  return file.ok ? checkRecord(file.content) : file;
}

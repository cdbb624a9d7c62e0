import * as v from 'valibot';
import type { MatchRecord } from '../../record/match-record.ts';
import { typedName } from '../../rules/terms/typed-name.ts';
import { checkRecord, type FileFault } from '../../record/notation.ts';
import { seal } from '../../record/sealed-file.ts';
import type { MatchLabel } from '../../storage/database/rows.ts';

/** A match, its title and the names of its players; no names where the file has none. */
export interface MatchFile extends MatchLabel {
  record: MatchRecord;
}
export type MatchFileRead = { ok: true; record: MatchRecord; label: MatchLabel } | { ok: false; fault: FileFault };

/** A match as a file. The file of an unfinished match holds every hand, and says so. */
export const matchFile = ({ record, ...label }: MatchFile, finished: boolean): Blob =>
  new Blob([seal('match', { ...record, ...label, holds: finished ? 'a finished match' : 'all hands' })], { type: 'application/gzip' });

const MOST = 80;
const text = v.pipe(
  v.fallback(v.string(), ''),
  v.transform((given) => given.slice(0, MOST)),
);
const name = v.pipe(text, v.transform(typedName));
const printed = v.object({ id: text, name });
/** The parts of a file beside the record; an invalid part is left out. */
const labels = v.object({
  title: name,
  after: v.fallback(v.optional(v.union([v.object({ pairing: printed }), v.object({ board: printed })])), undefined),
  playedOn: v.fallback(v.optional(v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), v.maxLength(MOST))), undefined),
  names: v.fallback(v.array(name), []),
  levels: v.fallback(v.optional(v.array(v.nullable(text))), undefined),
  computerSeats: v.fallback(v.optional(v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), v.maxLength(MOST))), undefined),
  packs: v.fallback(v.optional(v.pipe(v.array(printed), v.maxLength(MOST))), undefined),
  first: v.fallback(v.optional(v.boolean()), undefined),
});

/** Reads a match from the content of a file and checks every part of it. Never throws. */
export function readMatchContent(content: unknown): MatchFileRead {
  // spreading a value that is not an object gives nothing
  const {
    title,
    after,
    playedOn,
    names,
    levels,
    computerSeats,
    packs,
    first,
    holds: _holds,
    ...bare
  }: Record<string, unknown> = {
    ...(content as object | null),
  };
  const checked = checkRecord(bare);
  if (!checked.ok) return checked;
  return {
    ok: true,
    record: checked.record,
    label: v.parse(labels, { title, after, playedOn, names, levels, computerSeats, packs, first }),
  };
}

import type { MatchRecord } from '../record/match-record.ts';
import { checkRecord, type Fault } from '../record/notation.ts';
import { seal } from '../record/sealed-file.ts';

export interface MatchFile {
  record: MatchRecord;
  /** Names of the players, by seat; empty when the file has none. */
  names: string[];
  title: string;
}
export type MatchFileRead = ({ ok: true } & MatchFile) | { ok: false; fault: Fault };

/** A match as a file. Until it is over the file holds every hand, and says so in it. */
export const matchFile = ({ record, names, title }: MatchFile, finished: boolean): Blob =>
  new Blob([seal('match', { ...record, names, title, holds: finished ? 'a finished match' : 'all hands' })], { type: 'application/gzip' });

interface Labelled {
  names?: unknown;
  title?: unknown;
  holds?: unknown;
}
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 80) : '');

/** Reads a match out of the content of a file, every part of it checked. Never throws. */
export function readMatchContent(content: unknown): MatchFileRead {
  const { names, title, holds: _holds, ...bare }: Labelled = { ...(content as object | null) }; // spreading what is no object gives nothing
  const checked = checkRecord(bare);
  if (!checked.ok) return checked;
  return { ok: true, record: checked.record, names: Array.isArray(names) ? names.map(text) : [], title: text(title) };
}

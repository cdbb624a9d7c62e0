import { matchFile, readMatchContent } from '../kept/match-file.ts';
import type { Json } from '../../rules/terms/ids.ts';

/** The file of a finished match, from the club's answer: its record and the names of its players. */
export function recordFile(content: Json): Blob {
  const { record, ...label } = content as Readonly<Record<string, Json>>; // every part is checked below
  const read = readMatchContent({ ...(record as Readonly<Record<string, Json>>), ...label });
  if (!read.ok) throw new Error('no record');
  return matchFile({ ...read.label, record: read.record }, true);
}

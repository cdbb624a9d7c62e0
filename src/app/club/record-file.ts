import { matchFile, readMatchContent } from '../kept/match-file.ts';
import type { Json } from '../../rules/terms/ids.ts';

/** The file of a match that is over, as a club tells it: the record, and what its players are called. */
export function recordFile(content: Json): Blob {
  const { record, ...label } = content as Readonly<Record<string, Json>>; // every part is checked below
  const read = readMatchContent({ ...(record as Readonly<Record<string, Json>>), ...label });
  if (!read.ok) throw new Error('no record');
  return matchFile({ ...read.label, record: read.record }, true);
}

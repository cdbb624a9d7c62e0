import { logLine } from '../../words/log.ts';
import { duelWords } from '../../words/match-duels.ts';
import { damageTypeName } from '../../words/names/damage.ts';
import type { LogEntry, TablePort } from '../contexts/table-port.ts';
import { namesOf } from '../match/names.ts';

/** What an entry says, one line an event; damage with what the card said and what came of it. */
export function linesOf(table: TablePort, { events }: LogEntry): string[] {
  const names = namesOf(table);
  return events.flatMap((event) => {
    const line = logLine(event, names);
    if (line === null) return [];
    if (event.what !== 'damaged' || event.printed === event.amount) return [line];
    if (event.amount === 0) return [event.printed === null ? line : `${line} (${duelWords.printed(event.printed)})`];
    const printed = event.printed === null ? duelWords.noDamage() : String(event.printed);
    return [`${line} (${duelWords.sum(printed, event.amount, damageTypeName(event.type))})`];
  });
}

const LOUD = new Set([
  'rolled',
  'melee-revealed',
  'arcane-revealed',
  'called',
  'resolved',
  'damaged',
  'wounded',
  'healed',
  'slain',
  'failed',
  'fell',
  'left',
  'flipped',
  'stone-taken',
  'stone-dropped',
  'turn-began',
  'pressed',
  'replaced',
]);

/** Whether something happened that everybody should read. */
export const isLoud = ({ events }: LogEntry): boolean => events.some(({ what }) => LOUD.has(what));

import { logLine } from '../../words/match/log/log.ts';
import { duelWords } from '../../words/match/match-duels.ts';
import { matchWords } from '../../words/match/match.ts';
import { damageTypeName } from '../../words/names/damage.ts';
import { sumText } from '../../words/language/sums.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Side } from '../../rules/terms/sides.ts';
import type { LogEntry, TablePort } from '../contexts/table-port.ts';
import { namesOf } from '../table/names.ts';
import { fightersAt } from './fighters.ts';

/** The lines of an entry, one for each event; a line about damage has all its parts. */
export function linesOf(table: TablePort, entry: LogEntry): string[] {
  const named = namesOf(table);
  return entry.events.flatMap((event, nth) => {
    const names = { ...named, fighter: (side: Side) => fightersAt(table.log(null), entry, nth)?.[side] ?? null };
    const line = logLine(event, names);
    if (line === null) return [];
    if (event.what !== 'damaged') return [line];
    const sum = sumText(event, names);
    if (sum !== null) return [`${line} (${sum})`];
    if (event.printed === event.amount) return [line];
    if (event.amount === 0) return [event.printed === null ? line : `${line} (${duelWords.printed(event.printed)})`];
    const printed = event.printed === null ? duelWords.noDamage() : String(event.printed);
    return [`${line} (${duelWords.sum(printed, event.amount, damageTypeName(event.type))})`];
  });
}

/** The seat whose flag an entry has; null where it tells about both fighters, since two secret choices are told with the later answer. */
export const flagOf = ({ seat, events }: LogEntry): Seat | null => (events.some(({ what }) => what === 'pressed') ? null : seat);

/** The first line that the log tells of a decision. */
export function toldOf(table: TablePort, index: number): string {
  const entry = table.log(null).find((logEntry) => logEntry.at === index);
  return (entry && linesOf(table, entry)[0]) ?? matchWords.lastDecision();
}

const LOUD = new Set([
  'rolled',
  'melee-revealed',
  'arcane-revealed',
  'arcane-laid-open',
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

/** True if an entry has an event that every player should read. */
export const isLoud = ({ events }: LogEntry): boolean => events.some(({ what }) => LOUD.has(what));

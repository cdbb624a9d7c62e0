import type { ListReview, ReviewLine, ReviewRow } from '../answers.ts';
import { namedThing, nearestThing, type Column, type NamedThing, type Spellings } from './spellings.ts';
import { readTable, type TableRow } from './table.ts';
import { STAGES, type Day, type Stage } from '../terms.ts';

// Reads imported lists: one name a line, or a table. A list is always read to its end, and importing needs the player's consent.

/** The most characters of a list that are read. */
const LONGEST = 200_000;
const MOST_LINES = 3000;
/** At most so many unknown lines are compared with all names, because that is slow. */
const MOST_GUESSES = 40;
const MOST_COPIES = 20;

const counted = (digits: string | undefined): number => Math.max(1, Math.min(MOST_COPIES, Number(digits ?? 1) || 1));

/** The details beside a name. */
interface LinesBeside {
  count: number;
  lent: string | null;
  wished: boolean;
  stages: Stage[];
}

const TIMES = /^\(?[x×]\s*(\d{1,2})\)?$|^(\d{1,2})\s*[x×]?$/iu;

/** Reads a part of a line beside the name; false when it is not understood. */
function heard(part: string, beside: LinesBeside, { fold, words }: Spellings): boolean {
  const times = TIMES.exec(part.trim());
  if (times) {
    beside.count = counted(times[1] ?? times[2]);
    return true;
  }
  const tokens = part.trim().split(/\s+/);
  for (let length = tokens.length; length > 0; length -= 1) {
    const word = words.get(fold(tokens.slice(0, length).join(' ')));
    const behind = tokens.slice(length).join(' ');
    if (!word || (word.says !== 'lent' && behind !== '')) continue;
    if (word.says === 'stage') beside.stages.push(word.stage);
    else if (word.says === 'wished') beside.wished = true;
    else beside.lent = behind || '?';
    return true;
  }
  return false;
}

const LEADING = /^[\s\-*•·–—>✓✔☑☒☐✅]*(?:\[[xX ✓]?\])?\s*/u;
const COUNT_FIRST = /^(\d{1,2})\s*[x×]?\s+(?=\S)/iu;
const COUNT_LAST = /\s*[x×]\s*(\d{1,2})$/iu;

/** The longest known name at the beginning of a line, and the details beside it. */
function split(line: string, spellings: Spellings): { thing: NamedThing | null; name: string; beside: LinesBeside } {
  const bare = line.replace(LEADING, '').trim();
  const beside: LinesBeside = { count: 1, lent: null, wished: false, stages: [] };
  const first = COUNT_FIRST.exec(bare);
  if (first && !namedThing(bare, spellings)) beside.count = counted(first[1]);
  const named = first && !namedThing(bare, spellings) ? bare.slice(first[0].length) : bare;
  const parts = named.split(/\s*[,;()|\t–—]\s*|\s+-\s+/u).filter((part) => part !== '');
  for (let length = parts.length; length > 0; length -= 1) {
    let name = parts.slice(0, length).join(' ');
    const last = COUNT_LAST.exec(name);
    if (last && !namedThing(name, spellings)) {
      beside.count = counted(last[1]);
      name = name.slice(0, last.index);
    }
    const thing = namedThing(name, spellings) ?? unworded(name, beside, spellings);
    if (!thing) continue;
    for (const part of parts.slice(length)) heard(part, beside, spellings);
    return { thing, name, beside };
  }
  const [name = named, ...others] = parts;
  for (const part of others) heard(part, beside, spellings);
  return { thing: null, name, beside };
}

/** A name followed directly by words, as in “Flintlock painted”. */
function unworded(name: string, beside: LinesBeside, spellings: Spellings): NamedThing | null {
  const tokens = name.split(/\s+/);
  for (let length = tokens.length - 1; length > 0; length -= 1) {
    const thing = namedThing(tokens.slice(0, length).join(' '), spellings);
    if (thing) return heard(tokens.slice(length).join(' '), beside, spellings) ? thing : null;
  }
  return null;
}

function lineOf(number: number, text: string, spellings: Spellings, guess: (name: string) => NamedThing | null): ReviewLine {
  const { thing, name, beside } = split(text, spellings);
  const nearest = thing ? null : guess(name);
  const { count, lent, wished, stages } = beside;
  const sorted = [...stages].sort((a, b) => STAGES.indexOf(b) - STAGES.indexOf(a));
  return {
    number,
    text,
    certainty: thing ? 'known' : nearest ? 'guess' : 'not',
    ...(thing ?? nearest),
    count: Math.max(count, stages.length),
    lent,
    wished,
    stage: sorted[0] ?? null,
    ...(sorted.length > 1 ? { stages: sorted } : {}),
  };
}

/** A day as it is written in a table; 0 for “some time”. */
function dayIn(text: string): Day {
  const days = (year: string | undefined, month: string | undefined, day: string | undefined): Day =>
    Math.floor(Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000);
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  if (date) return days(date[1], date[2], date[3]);
  const turned = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text.trim());
  return turned ? days(turned[3], turned[2], turned[1]) : 0;
}

const isStage = (text: string): text is Stage => STAGES.some((stage) => stage === text);

function daysIn(cell: (column: Column) => string, { fold, words }: Spellings): Partial<Record<Stage, Day>> {
  const days: Partial<Record<Stage, Day>> = {};
  for (const entry of cell('earlier').split(/\s+/)) {
    const [stage = '', day = ''] = entry.split('=');
    if (isStage(stage)) days[stage] = dayIn(day);
  }
  const word = words.get(fold(cell('stage')));
  if (word?.says === 'stage') days[word.stage] = dayIn(cell('day'));
  return days;
}

const isYes = (text: string): boolean => text.trim() !== '' && !/^(?:0|no|non|nein|false)$/i.test(text.trim());

function lineOfRow({ number, cells }: TableRow, columns: readonly (Column | undefined)[], spellings: Spellings): ReviewLine {
  const cell = (column: Column): string => cells[columns.indexOf(column)] ?? '';
  const { fold, characters, products } = spellings;
  const [character, product] = [characters.get(fold(cell('character'))), products.get(fold(cell('product')))];
  const days = daysIn(cell, spellings);
  const row: ReviewRow = {
    from: product ?? null,
    look: cell('look') || null,
    days,
    guest: cell('guest').trim() || null,
    gone: isYes(cell('gone')),
    recipe: cell('recipe'),
    note: cell('note'),
    print: cell('print').trim().slice(0, 40) || null,
  };
  const bare = cell('character').trim() === '';
  return {
    number,
    text: cells.filter((content) => content !== '').join(' · '),
    certainty: (bare ? product : character) === undefined ? 'not' : 'known',
    ...(bare ? product !== undefined && { product } : character !== undefined && { character }),
    count: bare ? counted(cell('copy')) : cell('copy').trim() === '0' ? 0 : 1,
    lent: cell('lent').trim() || null,
    wished: isYes(cell('wished')),
    stage: STAGES.findLast((stage) => days[stage] !== undefined) ?? null,
    row,
  };
}

/** The columns of a table by its first line; null when the text is a list of names. */
function columnsOf(text: string, { fold, columns }: Spellings): (Column | undefined)[] | null {
  const head = readTable(text.slice(0, 2000)).at(0);
  const named = head?.cells.map((content) => columns.get(fold(content))) ?? [];
  const isTable = (named.includes('character') || named.includes('product')) && named.filter(Boolean).length > 1;
  return isTable ? named : null;
}

/** Reads a list to its end. Never throws. */
export function reviewOf(list: string, spellings: Spellings): ListReview {
  const text = list.slice(0, LONGEST);
  const columns = columnsOf(text, spellings);
  let guesses = 0;
  const guess = (name: string): NamedThing | null => ((guesses += 1) > MOST_GUESSES ? null : nearestThing(name, spellings));
  const lines = columns
    ? readTable(text)
        .slice(1, MOST_LINES)
        .map((row) => lineOfRow(row, columns, spellings))
    : text
        .replace(/^\uFEFF/, '')
        .split(/\r\n|\r|\n/)
        .slice(0, MOST_LINES)
        .flatMap((line, index) => (/[\p{L}\p{N}]/u.test(line) ? [lineOf(index + 1, line.trim().slice(0, 300), spellings, guess)] : []));
  return reviewed(lines);
}

/** Lines with the number of them that were understood. */
export const reviewed = (lines: readonly ReviewLine[]): ListReview => {
  const count = (sort: ReviewLine['certainty']): number => lines.filter(({ certainty }) => certainty === sort).length;
  return { lines, known: count('known'), guesses: count('guess'), not: count('not') };
};

import type { CharacterId } from '../../rules/terms/ids.ts';
import { isOwned, placesOf, stageOf } from '../figures.ts';
import { COLUMNS, type Column } from './spellings.ts';
import { writeTable } from './table.ts';
import { STAGES, type Day, type PlainCabinet, type PlainCopy, type PlainHolding, type ProductId, type Stage } from '../terms.ts';

/** A cabinet to write down, and the names in it. */
export interface WrittenCabinet {
  name: string;
  cabinet: PlainCabinet;
  holdings: ReadonlyMap<CharacterId, PlainHolding>;
}
export interface ListNames {
  product: (id: ProductId) => string;
  character: (id: CharacterId) => string;
  stage: (stage: Stage) => string;
  column: (column: Column) => string;
  wished: () => string;
  lentTo: (person: string) => string;
}
/** The private parts of a list: the names of people, and the notes and recipes. */
export interface Telling {
  names: boolean;
  notes: boolean;
}

const DAY = 86_400_000;

/** A day as 2026-05-03, the same in every time zone; empty for “some time”. */
export const dayText = (day: Day): string => (day === 0 ? '' : new Date(day * DAY).toISOString().slice(0, 10));

function cellsOf(copy: PlainCopy, names: ListNames, telling: Telling): Partial<Record<Column, string>> {
  const stage = stageOf(copy);
  const earlier = STAGES.flatMap((step) =>
    step === stage || copy.days[step] === undefined ? [] : [`${step}=${dayText(copy.days[step])}`],
  );
  const person = (name: string | null): string => (name === null ? '' : telling.names ? name : '?');
  return {
    product: copy.from ? names.product(copy.from.product) : '',
    stage: copy.days[stage] === undefined ? '' : names.stage(stage),
    day: copy.days[stage] === undefined ? '' : dayText(copy.days[stage]),
    earlier: earlier.join(' '),
    lent: person(copy.away),
    guest: person(copy.guest),
    gone: copy.gone === 'left' ? 'x' : '',
    look: copy.look ?? '',
    recipe: telling.notes ? copy.recipe : '',
  };
}

/** Cabinets as a table: first the number of each product, then a line for each figure. */
export function tableOf(cabinets: readonly WrittenCabinet[], names: ListNames, telling: Telling, separator: string): string {
  const rows = cabinets.flatMap(({ name, cabinet, holdings }): Partial<Record<Column, string>>[] => [
    ...Object.entries(cabinet.products).map(([id, count]) => ({ cabinet: name, product: names.product(id), copy: String(count) })),
    ...[...holdings].flatMap(([id, holding]) => {
      const copies = placesOf(holding).filter(([, { gone, guest }]) => gone === 'here' || (gone === 'left' && guest === null));
      const first = { wished: holding.wish ? 'x' : '', note: telling.notes ? holding.note : '', print: holding.print ?? '' };
      const lines = copies.map(([, copy], rank) => ({
        copy: String(rank + 1),
        ...cellsOf(copy, names, telling),
        ...(rank === 0 ? first : {}),
      }));
      const silent = holding.wish || holding.print !== null || (telling.notes && holding.note !== '') ? [{ copy: '0', ...first }] : [];
      return (lines.length > 0 ? lines : silent).map((line) => ({ cabinet: name, character: names.character(id), ...line }));
    }),
  ]);
  return writeTable([COLUMNS.map(names.column), ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))], separator);
}

/** A cabinet as lines for a message. */
export function linesOf({ holdings }: WrittenCabinet, names: ListNames, telling: Telling): string {
  const lines = [...holdings].flatMap(([id, { copies, wish }]) => {
    const owned = copies.filter(isOwned);
    const stages = owned.map(stageOf).sort((a, b) => STAGES.indexOf(b) - STAGES.indexOf(a));
    if (owned.length === 0) return wish ? [`${names.character(id)} (${names.wished()})`] : [];
    const words = [
      // without a stage, a wished figure would be read as not owned
      ...(wish || stages.some((stage) => stage !== 'boxed') ? stages.map(names.stage) : []),
      ...(telling.names ? owned.flatMap(({ away }) => (away === null ? [] : [names.lentTo(away)])) : []),
      ...(wish ? [names.wished()] : []),
    ];
    const count = owned.length > 1 ? `${owned.length} x ` : '';
    return [`${count}${names.character(id)}${words.length > 0 ? ` (${words.join(', ')})` : ''}`];
  });
  return `${lines.join('\n')}\n`;
}

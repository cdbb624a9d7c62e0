import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { ModelId, Seat } from '../../../rules/terms/ids.ts';
import { cardTongue } from '../../../words/cards/current-writer.ts';
import { matchWords } from '../../../words/match/match.ts';
import { bodyPicture } from '../../art/body.ts';
import { factionOf } from '../../board/table.ts';
import type { LogEntry, TablePort } from '../../contexts/table-port.ts';
import '../../kit/figures/pennant.ts';
import { flagOf, linesOf } from '../../log/lines.ts';
import { besideOf } from '../../table/card-of.ts';
import { tokensOn } from '../../table/names.ts';

/** The number of log entries beside the board. */
const LATELY = 9;

/** An entry of the log in words: the seat that decided, and what happened. */
export interface ToldLines {
  at: number;
  seat: Seat | null;
  lines: readonly string[];
}

/** The entries of a log among which the last ones with words are looked for. */
export const recentEntries = (table: TablePort): readonly LogEntry[] => table.log(null).slice(-3 * LATELY);

/** The last of these entries that have words. */
export const recentLines = (table: TablePort, entries: readonly LogEntry[]): ToldLines[] =>
  entries
    .map((entry) => ({ at: entry.at, seat: flagOf(entry), lines: linesOf(table, entry) }))
    .filter(({ lines }) => lines.length > 0)
    .slice(-LATELY);

/** The names of a model's passive abilities, as on its card. */
const passives = (table: TablePort, model: ModelId): string[] =>
  besideOf(table, model)
    .filter(({ kind }) => kind === 'passive')
    .map(({ name }) => name);

/** The things that limit or change a model for a while: Slow, and lasting effects. */
const hindrances = (table: TablePort, model: ModelId): string[] => [
  ...new Set([...(table.numbers(model).slow ? [matchWords.slow()] : []), ...tokensOn(table, model).map(({ name }) => name)]),
];

/** The names of a model's hindrances and passive abilities, each once. */
export function traitChips(table: TablePort, model: ModelId): TemplateResult {
  const hindering = hindrances(table, model);
  const traits = passives(table, model).filter((trait) => !hindering.includes(trait));
  return html`${hindering.map((trait) => html`<span class="hindrance">${trait}</span>`)}${traits.map((trait) => html`<span>${trait}</span>`)}`;
}

/** True if a model has any hindrance or passive ability. */
export const hasTraits = (table: TablePort, model: ModelId): boolean => hindrances(table, model).length + passives(table, model).length > 0;

/** The acting character, as large as the questions leave room for, with its passive abilities; the question contains its name. */
function portrait(table: TablePort): TemplateResult | typeof nothing {
  const view = table.view(null);
  const { active } = view.order;
  const model = active === null ? undefined : view.table.models[active];
  if (active === null || !model) return nothing;
  const { name, keywords = [] } = table.characters[model.character] ?? {};
  const faction = factionOf(view, table.characters, model);
  return html`<div class="portrait"></div>
    <div class="plate">
      <b>${name}</b>
      <p class="traits" lang=${cardTongue()}>${traitChips(table, active)}</p>
    </div>
    <div class="figure">${bodyPicture({ character: model.character, keywords, faction })}</div>`;
}

/** The acting model and the latest events in the room above the strips, which need not show them then; while `entries` is null, the room alone. */
export const recentList = (table: TablePort, entries: readonly ToldLines[] | null): TemplateResult =>
  html`<div class="lately" aria-hidden="true">${entries === null ? nothing : [portrait(table), listOf(entries)]}</div>`;

const listOf = (entries: readonly ToldLines[]): TemplateResult =>
  html`<ul>
    ${repeat(
      entries,
      ({ at }) => at,
      ({ seat, lines }) =>
        html`<li>
          ${seat === null ? nothing : html`<moon-pennant .seat=${seat}></moon-pennant>`}
          <div>${lines.map((line) => html`<p>${line}</p>`)}</div>
        </li>`,
    )}
  </ul>`;

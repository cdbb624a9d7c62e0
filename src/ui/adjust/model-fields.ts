import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Ability } from '../../rules/terms/card-language.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { View } from '../../seats/view.ts';
import { adjustWords } from '../../words/match/log/adjust.ts';
import { adjustTableWords } from '../../words/match/log/adjust-table.ts';
import { spokenWords } from '../../words/match/fact-words.ts';
import type { TablePort } from '../contexts/table-port.ts';
import '../kit/fields/segmented.ts';
import { namesOf, seatName } from '../table/names.ts';
import { markUsed, type ModelChange, type Status } from './adjustment.ts';
import { isSpoken } from '../table/is-spoken.ts';
import { flagField, numberField, seatField } from './fields.ts';
import { INCH } from '../../geometry/lengths.ts';

const MOST_ENERGY = 20;
const HIGHEST = 24;
const toInches = (units: number): number => Math.round(units / INCH);

interface Given {
  table: TablePort;
  /** The model with its changes made. */
  model: Omit<View['table']['models'][ModelId], 'used'>;
  change: ModelChange;
  set: (change: ModelChange) => void;
}

/** The abilities that can be used up, and whether they are. */
function usable({ table, model }: Given): { ability: Ability; isUsed: boolean }[] {
  const { used } = table.numbers(model.id);
  const gained = model.lasting.flatMap(({ gives, lost }) => (gives && lost === undefined ? [gives] : []));
  return [...(table.characters[model.character]?.abilities ?? []), ...gained]
    .map((ability) => ({ ability, isUsed: used.includes(ability.id) }))
    .filter(({ ability, isUsed }) => isUsed || ability.limit !== undefined);
}

/** The fields of a model, without its place. */
export function modelFields(needs: Given): TemplateResult {
  const { table, model, change, set } = needs;
  const health = table.characters[model.character]?.health ?? 0;
  const abilities = usable(needs);
  const from = [...new Set(model.lasting.map((effect) => effect.from.ability))];
  return html`<div class="fields">
      ${numberField(adjustWords.wounds(), model.wounds, { max: health }, (wounds) => set({ wounds }))}
      ${
        isSpoken(table)
          ? numberField(spokenWords.height(), change.height ?? toInches(model.height), { max: HIGHEST }, (height) => set({ height }))
          : nothing
      }
      ${numberField(adjustWords.energy(), model.energy, { max: MOST_ENERGY }, (energy) => set({ energy }))}
    </div>
    <div class="fields">
      ${flagField(adjustWords.activated(), model.activated, (activated) => set({ activated }))}
      ${flagField(adjustWords.jogged(), model.jogged, (jogged) => set({ jogged }))}
    </div>
    ${
      abilities.length === 0
        ? nothing
        : html`<div class="fields">
            ${abilities.map(({ ability: { id, name }, isUsed }) =>
              flagField(adjustWords.used(name), change.used?.[id] ?? isUsed, (on) => set(markUsed(change.used, id, on, isUsed))),
            )}
          </div>`
    }
    ${
      from.length === 0
        ? nothing
        : html`<div class="fields">
            ${from.map((ability) => {
              const ends = change.ends ?? [];
              const name = namesOf(table).abilityName(model.id, ability);
              return flagField(adjustTableWords.ends(name), ends.includes(ability), (on) =>
                set({ ends: on ? [...ends, ability] : ends.filter((end) => end !== ability) }),
              );
            })}
          </div>`
    }
    ${seatField(
      adjustTableWords.controller(),
      model.controller,
      table.seats.map((_, seat) => ({ seat, name: seatName(table, seat) })),
      (seat) => (seat === null ? nothing : set({ controller: seat })),
    )}
    <moon-segmented
      .label=${adjustWords.status()}
      .selected=${model.status}
      .segments=${[
        { id: 'board', label: adjustWords.onBoard() },
        { id: 'reserve', label: adjustWords.reserve() },
        { id: 'removed', label: adjustWords.removed() },
        { id: 'slain', label: adjustWords.slain() },
      ]}
      @chosen=${({ detail }: MoonEvent<'chosen', { id: Status }>) => set({ status: detail.id })}
    ></moon-segmented>`;
}

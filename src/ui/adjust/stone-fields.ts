import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { View } from '../../seats/view.ts';
import { adjustWords } from '../../words/match/log/adjust.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { modelName } from '../table/names.ts';
import type { StoneChange } from './adjustment.ts';
import { numberField } from './fields.ts';

const DEEPEST = 8;

/** The fields of a moonstone, without its place. */
export const stoneFields = (table: TablePort, stone: View['table']['stones'][number], set: (change: StoneChange) => void): TemplateResult =>
  html`<div class="fields">${numberField(adjustWords.depth(), stone.depth, { max: DEEPEST }, (depth) => set({ depth }))}</div>
    <label class="field"
      ><span>${adjustWords.holder()}</span>
      <select @change=${(event: Event) => event.target instanceof HTMLSelectElement && set({ holder: event.target.value || null })}>
        <option value="" ?selected=${stone.holder === null}>${adjustWords.nobody()}</option>
        ${Object.keys(table.view(null).table.models).map(
          (model) => html`<option value=${model} ?selected=${stone.holder === model}>${modelName(table, model)}</option>`,
        )}
      </select></label
    >`;

import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { ModelId } from '../../../rules/terms/ids.ts';
import { bodyPicture } from '../../art/body.ts';
import type { Mood } from '../../art/bodies/draw.ts';
import { factionOf } from '../../board/table.ts';
import type { TablePort } from '../../contexts/table-port.ts';

/** The most targets that are drawn on the stage; the names of all are written. */
const MOST = 3;

/** The effects of a duel on a fighter: its mood, the wounds it suffers, and whether it falls. */
export interface FighterState {
  mood: Mood;
  wounds?: number;
  slain?: boolean;
}

/** The fighters of one side as drawn bodies, the first in front. `mirrored`: they look to the left. */
export function fighters(
  table: TablePort,
  ids: readonly ModelId[],
  mirrored: boolean,
  stateOf: (id: ModelId) => FighterState,
): TemplateResult | typeof nothing {
  const view = table.view(null);
  const seen = ids.slice(0, MOST).filter((id) => view.table.models[id]);
  return html`<div class="fighters" data-count=${seen.length} aria-hidden="true">
    ${seen.map((id) => {
      const model = view.table.models[id];
      const card = model && table.characters[model.character];
      if (!model) return nothing;
      const { mood, wounds = 0, slain = false } = stateOf(id);
      const portrait = {
        character: model.character,
        keywords: card?.keywords ?? [],
        faction: factionOf(view, table.characters, model),
        mood,
        mirrored,
      };
      return html`<div class=${`fighter ${mood}${slain ? ' slain' : ''}`} data-fighter=${id}>
        ${bodyPicture(portrait)}${wounds > 0 ? html`<b class="number">−${wounds}</b>` : nothing}
      </div>`;
    })}
  </div>`;
}

/** The health of a model as pips: whole ones, those that break now, and those lost before. Nothing for more than 16 boxes. */
export function pips(table: TablePort, id: ModelId, breaking = 0): TemplateResult | typeof nothing {
  const model = table.view(null).table.models[id];
  const boxes = model && table.characters[model.character]?.health;
  if (!model || boxes === undefined || boxes > 16) return nothing;
  const whole = Math.max(0, boxes - model.wounds - breaking);
  const broken = Math.min(breaking, boxes - model.wounds);
  return html`<span class="pips" aria-hidden="true"
    >${Array.from({ length: boxes }, (_, index) => html`<i class=${index < whole ? 'pip' : index < whole + broken ? 'pip breaks' : 'pip lost'}></i>`)}</span
  >`;
}

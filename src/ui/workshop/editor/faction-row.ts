import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { FACTIONS, type Faction } from '../../../rules/terms/factions.ts';
import { workshopWords } from '../../../words/app/making/workshop.ts';
import { factionName } from '../../../words/names/factions.ts';
import { factionSign } from '../../art/factions.ts';

/** The choice of the factions of a card, as a row of four buttons. */
export const factionRow = (chosen: readonly Faction[], set: (factions: Faction[]) => void): TemplateResult =>
  html`<div class="row" role="group" aria-label=${workshopWords.factions()}>
    ${FACTIONS.map((faction) => {
      const isIn = chosen.includes(faction);
      const factions = FACTIONS.filter((kept) => (kept === faction ? !isIn : chosen.includes(kept)));
      return html`<button type="button" class="press" data-faction=${faction} aria-pressed=${isIn} @click=${() => set(factions)}>
        ${factionSign(faction, '26px')}${factionName(faction)}
      </button>`;
    })}
  </div>`;

import { css, html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { ModelId } from '../../rules/terms/ids.ts';
import { matchWords } from '../../words/match/match.ts';
import { crystal } from '../art/crystal.ts';
import { rimPath } from '../art/factions.ts';
import { bustInTurn } from '../art/body.ts';
import { emblemAt } from '../art/emblem.ts';
import { factionOf, stonesOn } from '../board/table.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { modelName } from './names.ts';

export const coinStyles = css`
  .coin {
    position: relative;
    width: 52px;
    min-height: 60px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink);
  }
  .coin svg.face {
    width: 46px;
    height: 46px;
    margin: 0 auto;
  }
  .coin.active svg.face {
    border-radius: 50%;
    box-shadow: 0 0 6px 1px var(--question);
  }
  .coin .life {
    display: block;
    font-size: var(--text-s);
    font-weight: 650;
    line-height: 1;
    text-align: center;
  }
  .coin .mark {
    position: absolute;
    top: -2px;
    right: 0;
    border-radius: 50%;
    background: var(--ground);
  }
  .coin .spare {
    position: absolute;
    top: -4px;
    left: -2px;
    fill: var(--energy);
    stroke: var(--ground-deep);
  }
  .coin .spare text {
    font: 800 12px var(--text-face);
    text-anchor: middle;
    fill: var(--on-energy);
    stroke: none;
  }
  .coin .held {
    position: absolute;
    left: 0;
    top: 26px;
    display: flex;
    align-items: center;
    border-radius: 8px;
    background: var(--panel);
    font-size: var(--text-s);
    font-weight: 700;
    padding-inline-end: 3px;
  }
  .coin.out {
    opacity: 0.55;
  }
`;

/** The face of a model's coin: emblem and rim; crossed out once it is slain. */
export function coinFace(table: TablePort, id: ModelId): TemplateResult | typeof nothing {
  const view = table.view(null);
  const model = view.table.models[id];
  const card = model && table.characters[model.character];
  if (!model || !card) return nothing;
  const faction = factionOf(view, table.characters, model);
  return html`<svg class="face" viewBox="-50 -50 100 100" aria-hidden="true">
    ${faction === 'commonwealth' ? nothing : svg`<circle r="43" fill="var(--${faction})"></circle>`}
    <path d=${rimPath(faction, 45)} fill="var(--${faction})" stroke="#0b1613" stroke-width="4"></path>
    <circle r="37" fill="color-mix(in oklab, var(--${faction}), #f6efdd 62%)" stroke="#0b1613" stroke-width="2"></circle>
    ${bustInTurn({ character: card.id, keywords: card.keywords, faction }, 37, svg`<g color="#17211d">${emblemAt(card.id, card.keywords, 0, 0, 53)}</g>`)}
    ${model.status === 'slain' ? svg`<path d="M-26 -26L26 26M26 -26L-26 26" stroke="#b3261e" stroke-width="9" stroke-linecap="round"></path>` : nothing}
  </svg>`;
}

/** A model as a small coin with its health, its moonstones and whether it has activated; a tap opens its sheet. */
export function coin(table: TablePort, id: ModelId, open: (id: ModelId) => void): TemplateResult | typeof nothing {
  const view = table.view(null);
  const model = view.table.models[id];
  const card = model && table.characters[model.character];
  if (!model || !card) return nothing;
  const remaining = Math.max(0, card.health - model.wounds);
  const onBoard = model.status === 'board';
  const carried = stonesOn(view, id);
  const active = view.order.active === id;
  const state =
    model.status === 'slain'
      ? matchWords.slain()
      : !onBoard
        ? matchWords.offBoard()
        : active
          ? matchWords.active()
          : model.activated
            ? matchWords.activated()
            : '';
  return html`<button
    type="button"
    class="coin ${active ? 'active' : ''} ${onBoard || model.status === 'reserve' ? '' : 'out'}"
    data-model=${id}
    @click=${() => open(id)}
  >
    <span class="unseen">${matchWords.coin(modelName(table, id), remaining, card.health, model.energy)}${state ? `, ${state}` : ''}</span>
    ${coinFace(table, id)}
    ${
      model.activated
        ? html`<svg class="mark" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M18 15A8 8 0 1 1 10 5a6.500 6.500 0 0 0 8 10z" fill="var(--touchable)"></path>
          </svg>`
        : nothing
    }
    ${
      onBoard && model.energy > 0
        ? html`<svg class="spare" viewBox="0 0 20 25" width="20" height="25" aria-hidden="true">
            <path d="M10 1.500C14 8 18 11 18 16A8 8 0 0 1 2 16C2 11 6 8 10 1.500Z" stroke-width="2"></path>
            <text x="10" y="20">${model.energy}</text>
          </svg>`
        : nothing
    }
    ${carried > 0 ? html`<span class="held" aria-hidden="true">${crystal(null, '16px')}${carried}</span>` : nothing}
    <span class="life" aria-hidden="true">${remaining}/${card.health}</span>
  </button>`;
}

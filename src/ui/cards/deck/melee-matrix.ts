import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import { blowNames, blowPicture, blowStance, struckCircle } from '../../art/blows.ts';
import type { BlowName } from '../../art/blows.ts';
import { labels } from '../../kit/labels.ts';
import { cardWords } from '../../../words/match/match-cards.ts';
import type { DealRows } from './deal-table.ts';

export const meleeMatrixStyles = css`
  .matrix {
    width: 100%;
    max-width: 44rem;
    border-collapse: collapse;
    background: var(--paper);
    color: var(--paper-ink);
    font-size: var(--text-s);
    --blade: var(--paper-ink);
    --fighter: 0.2;
  }
  .matrix :is(th, td) {
    height: var(--row, 36px);
    padding: 1px 3px;
    border: 1px solid var(--paper-line);
    text-align: center;
    font-weight: 600;
  }
  .matrix th {
    line-height: 1.05;
  }
  .matrix tbody th {
    text-align: start;
  }
  .matrix tbody th > span {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .matrix thead .blow {
    margin: 0 auto;
  }
  .matrix .blow {
    width: 24px;
    height: 24px;
  }
  .matrix .aggressive {
    --blade: #93231f;
  }
  .matrix .neutral {
    --blade: #5c4a14;
  }
  .matrix .defensive {
    --blade: #1d4c68;
  }
  .matrix td {
    font-size: min(var(--text-m), 6cqi);
    font-weight: 800;
    --figures: tabular-nums;
  }
  .matrix td > span {
    display: grid;
    place-items: center;
    width: 1.5em;
    height: 1.5em;
    margin: 0 auto;
    border: 2px solid transparent;
    border-radius: 50%;
  }
  .matrix .none {
    color: var(--paper-soft);
  }
  .matrix .follow-up {
    border-color: #c07a00;
    background: #ffdf9a;
    color: #20302b;
  }
  @container (max-width: 30rem) {
    .matrix .word {
      display: none;
    }
    .matrix tbody th > span {
      justify-content: center;
    }
  }
`;

/** The damage of each melee card against each other: a row for the played card, a column for the card it meets. Needs a container of inline size. */
export const meleeMatrix = (deals: Readonly<Record<BlowName, DealRows>>): TemplateResult =>
  html`<table class="matrix">
    <caption class="unseen">
      ${cardWords.meleeTable()}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="word">${cardWords.dealsAgainst()}</span></th>
        ${blowNames.map((name) => html`<th scope="col" class=${blowStance[name]}>${blowPicture(name)}<span class="unseen">${labels.blow[name]}</span></th>`)}
      </tr>
    </thead>
    <tbody>
      ${blowNames.map(
        (name) =>
          html`<tr>
            <th scope="row" class=${blowStance[name]}>
              <span
                >${blowPicture(name)}<span class="word" aria-hidden="true">${labels.blow[name]}</span
                ><span class="unseen">${labels.blow[name]}</span></span
              >
            </th>
            ${blowNames.map((against) => {
              const { deal, followUp } = deals[name][against];
              const text = labels.dealAgainst(labels.blow[against], deal === null ? labels.noDamage : String(deal), followUp);
              return html`<td>
                <span class="${followUp ? 'follow-up' : ''} ${deal === null ? 'none' : ''}" aria-hidden="true"
                  >${deal === null ? struckCircle('1.2em') : deal}</span
                ><span class="unseen">${text}</span>
              </td>`;
            })}
          </tr>`,
      )}
    </tbody>
  </table>`;

import { css, html, nothing, type TemplateResult } from 'lit';
import type { Standing } from '../../../campaign/terms/ledger.ts';
import type { CampaignView } from '../../../campaign/terms/view.ts';
import { hubWords, standingsWords } from '../../../words/campaign/campaign.ts';
import { factionSign } from '../../art/factions.ts';
import { phone } from '../../theme/sizes.ts';

export const standingsStyles = css`
  .scroll {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: var(--space-2) var(--space-3);
    text-align: end;
    white-space: nowrap;
    vertical-align: middle;
    border-bottom: 1px solid var(--line);
  }
  th:nth-child(2),
  td:nth-child(2) {
    text-align: start;
  }
  thead th {
    font-size: var(--text-s);
    font-weight: 600;
    color: var(--ink-soft);
  }
  .power {
    font: 700 var(--text-l) / 1 var(--title-face);
    font-variant-numeric: lining-nums;
  }
  .who {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-weight: 650;
  }
  .gone {
    color: var(--ink-soft);
  }
  @media ${phone} {
    .scroll :is(th, td) {
      padding-inline: var(--space-1);
    }
    .scroll :is(th, td):first-child {
      padding-inline-start: 0;
    }
    td:nth-child(2) {
      white-space: normal;
    }
  }
`;

/** The table of the present standings, or of those after a week. */
export function standingsTable(view: CampaignView, standings: readonly Standing[]): TemplateResult {
  const player = (id: string) => view.players.find((candidate) => candidate.id === id);
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${hubWords.standings()}>
    <table>
      <thead>
        <tr>
          <th scope="col">${standingsWords.rank()}</th>
          <th scope="col">${standingsWords.player()}</th>
          <th scope="col">${standingsWords.power()}</th>
          <th scope="col">${standingsWords.vp()}</th>
          <th scope="col">${standingsWords.mp()}</th>
          <th scope="col">${standingsWords.games()}</th>
          <th scope="col">${standingsWords.stones()}</th>
          <th scope="col">${standingsWords.kills()}</th>
          <th scope="col">${standingsWords.deaths()}</th>
        </tr>
      </thead>
      <tbody>
        ${standings.map((line) => {
          const playerName = player(line.player);
          return html`<tr class=${line.left ? 'gone' : ''} data-player=${line.player}>
            <td>${line.rank}</td>
            <td>
              <span class="who"
                >${playerName ? factionSign(playerName.faction, '1.4em') : nothing}<bdi>${playerName?.name ?? line.player}</bdi>${
                  line.left ? html` <span class="small">(${standingsWords.left()})</span>` : nothing
                }</span
              >
            </td>
            <td class="power">${line.power}</td>
            <td>${line.vp}</td>
            <td>${line.mp}</td>
            <td>${line.won} / ${line.drawn} / ${line.lost}</td>
            <td>${line.stones}</td>
            <td>${line.kills}</td>
            <td>${line.deaths}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

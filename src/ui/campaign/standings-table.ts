import { css, html, nothing, svg, type TemplateResult } from 'lit';
import type { Standing } from '../../campaign/terms/ledger.ts';
import type { CampaignView } from '../../campaign/terms/view.ts';
import { hubWords, standingsWords } from '../../words/campaign.ts';
import { factionSign } from '../art/factions.ts';

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
  .history {
    width: 100%;
    min-width: 32rem;
    height: auto;
  }
  @media (max-width: 480px) {
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
  .history text {
    font: 600 13px var(--text-face);
    fill: var(--ink);
  }
  .history .leader {
    fill: none;
    stroke: var(--line);
  }
  .history .soft {
    fill: var(--ink-soft);
    font-weight: 450;
  }
`;

/** The standings as they are, or as they were after a week. */
export function standingsTable(view: CampaignView, standings: readonly Standing[]): TemplateResult {
  const player = (id: string) => view.players.find((one) => one.id === id);
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
          const who = player(line.player);
          return html`<tr class=${line.left ? 'gone' : ''} data-player=${line.player}>
            <td>${line.rank}</td>
            <td>
              <span class="who"
                >${who ? factionSign(who.faction, '1.4em') : nothing}${who?.name ?? line.player}${
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

const BOX = { width: 640, height: 260, left: 36, right: 164, top: 14, bottom: 28 };
const DASHES = ['', '8 4', '2 4', '12 4 2 4', '6 2', '1 3'];

/** Letters of a name that fit beside the picture. */
const LONGEST_NAME = 17;
const short = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name);

/** Power week by week, a line a player; lines differ by their dashes and by the name at their end. */
export function historyPicture(view: CampaignView): TemplateResult | typeof nothing {
  const weeks = view.history;
  if (weeks.length === 0) return nothing;
  const powerOf = (id: string, at: number): number =>
    at === 0 ? 0 : (weeks[at - 1]?.standings.find(({ player }) => player === id)?.power ?? 0);
  const all = view.players.map(({ id, name }) => ({ id, name, powers: weeks.map((_, at) => powerOf(id, at + 1)) }));
  const most = Math.max(1, ...all.flatMap(({ powers }) => powers));
  const least = Math.min(0, ...all.flatMap(({ powers }) => powers));
  const x = (at: number): number => BOX.left + (at / weeks.length) * (BOX.width - BOX.left - BOX.right);
  const y = (power: number): number => BOX.top + ((most - power) / (most - least)) * (BOX.height - BOX.top - BOX.bottom);
  const ends: number[] = [];
  const labelled = [...all]
    .sort((a, b) => (b.powers.at(-1) ?? 0) - (a.powers.at(-1) ?? 0))
    .map((one) => {
      const wished = y(one.powers.at(-1) ?? 0);
      const at = Math.max(wished, (ends.at(-1) ?? -Infinity) + 15);
      ends.push(at);
      return { ...one, at };
    });
  const height = Math.max(BOX.height, (ends.at(-1) ?? 0) + 32);
  const said = all.map(({ name, powers }) => standingsWords.historySaid(name, powers.join(', '))).join('. ');
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${standingsWords.history()}>
    <svg class="history" viewBox="0 0 ${BOX.width} ${height}" role="img" aria-label=${`${standingsWords.history()}. ${said}`}>
      <path d="M${BOX.left} ${y(0)}H${BOX.width - BOX.right}" stroke="var(--line)" fill="none"></path>
      ${[least, most].map((power) => svg`<text class="soft" x=${BOX.left - 8} y=${y(power) + 4} text-anchor="end">${power}</text>`)}
      ${weeks.map(({ week }, at) => svg`<text class="soft" x=${x(at + 1)} y=${height - 6} text-anchor="middle">${week}</text>`)}
      ${labelled.map(
        ({ name, powers, at }, place) =>
          svg`<path
            d=${`M${x(0)} ${y(0)}${powers.map((power, week) => `L${x(week + 1)} ${y(power)}`).join('')}`}
            fill="none" stroke="var(--ink)" stroke-width="2.4" stroke-linejoin="round" stroke-dasharray=${DASHES[place % DASHES.length] ?? ''}
          ></path>
          <path class="leader" d=${`M${x(weeks.length)} ${y(powers.at(-1) ?? 0)}L${x(weeks.length) + 16} ${at}`}></path>
          <circle cx=${x(weeks.length)} cy=${y(powers.at(-1) ?? 0)} r="4" fill="var(--touchable)" stroke="var(--outline)"></circle>
          <text x=${x(weeks.length) + 20} y=${at + 4}>${powers.at(-1) ?? 0} ${short(name)}</text>`,
      )}
    </svg>
  </div>`;
}

import { css, html, nothing, type TemplateResult } from 'lit';
import type { CampaignView } from '../../../campaign/terms/view.ts';
import type { SheetRow } from '../../../campaign/terms/summary.ts';
import { hubWords, standingsWords } from '../../../words/campaign/campaign.ts';
import { lineText, pointsText } from '../../../words/campaign/campaign-lines.ts';
import { recordWords } from '../../../words/campaign/campaign-records.ts';
import { paperWords } from '../../../words/campaign/campaign.ts';
import { allOf, capital, signed } from '../../../words/language/sentences.ts';
import type { CampaignBook } from '../../contexts/gatherings/campaign-port.ts';
import { paperStyles } from '../../page/paper-styles.ts';
import { playerName } from '../player-name.ts';

/** The styles of a campaign's sheet, with those of all sheets. */
export const sheetStyles = css`
  ${paperStyles}
  @media print {
    .sheet {
      font: 9.5pt/1.35 var(--text-face);
    }
    .sheet table {
      margin-block: 4mm;
    }
    .sheet th,
    .sheet td {
      padding: 0.6mm 1.5mm;
      border-bottom: 0.2mm solid #000;
      color: #000;
      font: inherit;
      text-align: end;
    }
    .sheet thead th {
      font-weight: 700;
    }
    .sheet :is(th, td):nth-child(2) {
      text-align: start;
    }
    .sheet :is(th, td):nth-last-child(-n + 3) {
      font-weight: 700;
    }
    .sheet .rosters {
      columns: 2;
      column-gap: 6mm;
    }
    .sheet.many {
      font-size: 7.6pt;
      line-height: 1.2;
    }
    .sheet.many .rosters {
      columns: 3;
    }
    .sheet.many li {
      display: inline;
    }
    .sheet.many li + li::before {
      content: ' · ';
    }
    .sheet.many section p {
      margin-top: 0.5mm;
    }
    .sheet.many h2 {
      font-size: 9.5pt;
    }
    .sheet .second {
      break-before: page;
    }
    .sheet .pairings,
    .sheet .ledger {
      break-inside: auto;
    }
    .sheet .ledger .players {
      columns: 2;
      column-gap: 6mm;
    }
    .sheet.many .ledger .players {
      columns: 3;
    }
    .sheet .ledger li {
      display: flex;
      gap: 2mm;
      justify-content: space-between;
    }
    .sheet .ledger li::before {
      content: none;
    }
    .sheet .slip {
      break-inside: avoid;
      margin-top: 4mm;
      padding: 2mm 3mm;
      border: 0.2mm dashed #000;
    }
    .sheet .slip p {
      display: flex;
      gap: 4mm;
      margin-top: 2mm;
    }
    .sheet .slip strong {
      flex: 1;
    }
    .sheet section {
      break-inside: avoid;
      margin-bottom: 3mm;
    }
    .sheet h2 {
      font: 700 11pt/1.3 var(--title-face);
    }
  }
`;

function roster({ name, roster: { characters, upgrades }, used }: SheetRow, book: CampaignBook): TemplateResult {
  return html`<section>
    <h2>${name}</h2>
    ${characters.length === 0 ? html`<p>${recordWords.noRoster()}</p>` : nothing}
    <ul>
      ${characters.map((id) => {
        const names = (upgrades[id] ?? []).map((upgrade) => book.upgrade(upgrade).name);
        return html`<li>${book.character(id)?.name ?? id}${names.length === 0 ? nothing : ` (${names.join(', ')})`}</li>`;
      })}
    </ul>
    ${used.length === 0 ? nothing : html`<p>${recordWords.used(allOf(used.map((card) => book.card(card).name)))}</p>`}
  </section>`;
}

/** The Power a player gained in a week; the sum stands at the end of the row. */
function gained({ weeks }: SheetRow, index: number): string {
  const power = weeks[index];
  return power === undefined || power === null ? '–' : signed(power - (weeks.slice(0, index).findLast((before) => before !== null) ?? 0));
}

/** A line to write on. */
const blank = (name: string): TemplateResult => html`<span class="blank">${name}</span>`;

/** The games of the week that are not played yet, for the wall: table, players, size and cards; and a slip for each game to fill in by hand. */
function pairings(view: CampaignView): TemplateResult | typeof nothing {
  const week = view.weeks.at(-1);
  const open = week?.games.map((game, index) => ({ game, table: index + 1 })).filter(({ game }) => game.stage !== 'done') ?? [];
  if (!week?.published || open.length === 0) return nothing;
  const nameOf = (id: string): string => playerName(view, id);
  return html`<section class="pairings">
    <h1>${view.name}</h1>
    <p>${hubWords.weekNumber(week.n)}</p>
    <table>
      <thead>
        <tr>
          <th>${paperWords.table()}</th>
          <th>${standingsWords.player()}</th>
          <th>${paperWords.cards()}</th>
        </tr>
      </thead>
      <tbody>
        ${open.map(
          ({ game, table }) =>
            html`<tr data-table=${table}>
              <td>${table}</td>
              <td>${allOf(game.players.map(nameOf))}</td>
              <td>${game.players.map((player) => game.allowance?.[player] ?? '–').join(' / ')}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${week.bystanders.map((id) => html`<p>${hubWords.bystander(nameOf(id))}</p>`)}
    ${open.map(
      ({ game, table }) =>
        html`<div class="slip" data-slip=${table}>
          <h2>${hubWords.weekNumber(week.n)} · ${paperWords.tableOf(table)}</h2>
          ${game.players.map(
            (player) =>
              html`<p>
                <strong><bdi>${nameOf(player)}</bdi></strong> ${blank(standingsWords.stones())} ${blank(paperWords.slain())}
                ${blank(paperWords.played())}
              </p>`,
          )}
        </div>`,
    )}
  </section>`;
}

/** Every point of the last scored week, with its reason. */
function lastLedger(view: CampaignView, book: CampaignBook): TemplateResult | typeof nothing {
  const week = Math.max(0, ...view.history.map((scored) => scored.week));
  const lines = view.ledger.filter((line) => line.week === week);
  if (lines.length === 0) return nothing;
  const names = { player: (id: string): string => playerName(view, id), card: (id: string): string => book.card(id).name };
  return html`<section class="ledger" data-ledger=${week}>
    <h1>${hubWords.ledger()}</h1>
    <p>${hubWords.weekNumber(week)}</p>
    <div class="players">
      ${view.players
        .map(({ id }) => lines.filter(({ player }) => player === id))
        .filter((gains) => gains.length > 0)
        .map(
          (gains) =>
            html`<section>
              <h2><bdi>${names.player(gains[0]?.player ?? '')}</bdi></h2>
              <ul>
                ${gains.map((line) => html`<li><span>${capital(lineText(line, names))}</span><strong>${pointsText(line)}</strong></li>`)}
              </ul>
            </section>`,
        )}
    </div>
  </section>`;
}

/** More players than this share a page only in smaller print, more weeks only by their numbers. */
const FEW = 6;

/**
 * One page with the standings by week and all rosters; another page with the games of the week that are not played yet and the points of
 * the week before. No secret is printed.
 * @rule campaign 10.4
 */
export function printSheet(view: CampaignView, subtitle: string, rows: readonly SheetRow[], book: CampaignBook): TemplateResult {
  const weeks = rows[0]?.weeks ?? [];
  const second = [pairings(view), lastLedger(view, book)].filter((part) => part !== nothing);
  return html`<div class="sheet ${rows.length > FEW ? 'many' : ''}" aria-hidden="true">
    <h1>${view.name}</h1>
    <p>${subtitle}</p>
    <table>
      <thead>
        <tr>
          <th>${standingsWords.rank()}</th>
          <th>${standingsWords.player()}</th>
          ${weeks.map((_, index) => html`<th>${weeks.length > FEW ? index + 1 : hubWords.weekNumber(index + 1)}</th>`)}
          <th>${standingsWords.vp()}</th>
          <th>${standingsWords.mp()}</th>
          <th>${standingsWords.power()}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <td>${row.rank}</td>
              <td><bdi>${row.name}</bdi>${row.left ? ` (${standingsWords.left()})` : nothing}</td>
              ${weeks.map((_, index) => html`<td>${gained(row, index)}</td>`)}
              <td>${row.vp}</td>
              <td>${row.mp}</td>
              <td>${row.power}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <div class="rosters">${rows.map((row) => roster(row, book))}</div>
    ${second.length === 0 ? nothing : html`<div class="second">${second}</div>`}
  </div>`;
}

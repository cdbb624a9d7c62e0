import { html, nothing, type TemplateResult } from 'lit';
import type { LedgerLine } from '../../../campaign/terms/ledger.ts';
import type { CampaignView } from '../../../campaign/terms/view.ts';
import { hubWords } from '../../../words/campaign/campaign.ts';
import { lineText, pointsText, weekSum } from '../../../words/campaign/campaign-lines.ts';
import { allOf, capital } from '../../../words/language/sentences.ts';
import type { CampaignBook } from '../../contexts/gatherings/campaign-port.ts';
import { playerName } from '../player-name.ts';

/** The sum of a player's lines of a week, and their Power after it; nothing before the week is scored. */
function sum(view: CampaignView, week: number, lines: readonly LedgerLine[]): TemplateResult | typeof nothing {
  const power = view.history.find((scored) => scored.week === week)?.standings.find(({ player }) => player === lines[0]?.player)?.power;
  if (power === undefined) return nothing;
  const points = (['vp', 'mp'] as const).map((kind) =>
    pointsText({ points: kind, delta: lines.filter((line) => line.points === kind).reduce((all, { delta }) => all + delta, 0) }),
  );
  return html`<p class="small soft" data-sum=${lines[0]?.player ?? ''}>${weekSum(allOf(points), power)}</p>`;
}

/** Every point with its reason, the newest week first, grouped by player. */
export function ledgerList(view: CampaignView, book: CampaignBook): TemplateResult {
  const names = {
    player: (id: string): string => playerName(view, id),
    card: (id: string): string => book.card(id).name,
  };
  const weeks = [...new Set(view.ledger.map(({ week }) => week))].sort((a, b) => b - a);
  if (weeks.length === 0) return html`<p class="soft">${hubWords.nobodyYet()}</p>`;
  return html`${weeks.map(
    (week) =>
      html`<section class="stack">
        <h2>${hubWords.weekNumber(week)}</h2>
        <ul class="ledger">
          ${view.players
            .map(({ id }) => view.ledger.filter((line) => line.week === week && line.player === id))
            .filter((lines) => lines.length > 0)
            .map(
              (lines) =>
                html`<li class="panel">
                  <h3>${names.player(lines[0]?.player ?? '')}</h3>
                  <ul>
                    ${lines.map(
                      (line) =>
                        html`<li class="entry">
                          <span>${capital(lineText(line, names))}</span>
                          <strong>${pointsText(line)}</strong>
                        </li>`,
                    )}
                  </ul>
                  ${sum(view, week, lines)}
                </li>`,
            )}
        </ul>
      </section>`,
  )}`;
}

import { html, type TemplateResult } from 'lit';
import type { CampaignView } from '../../campaign/terms/view.ts';
import { hubWords } from '../../words/campaign/campaign.ts';
import { lineText, pointsText } from '../../words/campaign/campaign-lines.ts';
import { capital } from '../../words/language/sentences.ts';
import type { CampaignBook } from '../contexts/campaign-port.ts';
import { playerName } from './player-name.ts';

/** Every point with its reason, the newest week first, a player after the other. */
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
                </li>`,
            )}
        </ul>
      </section>`,
  )}`;
}

import { html, nothing, type TemplateResult } from 'lit';
import type { CampaignSettings } from '../../../campaign/terms/settings.ts';
import { markersText, paintedText } from '../../../words/campaign/campaign-lines.ts';
import { campaignRulings } from '../../../words/campaign/campaign-rulings.ts';
import { officeWords } from '../../../words/campaign/campaign-office.ts';
import { rulesWords } from '../../../words/app/rules-screen.ts';

/**
 * The rulings of this campaign, folded: when an Objective Marker counts, what a painted troupe is worth, and every choice the app makes
 * where the campaign rules are silent.
 */
export const campaignRulingsFold = ({ markers, painted = 'none' }: CampaignSettings): TemplateResult =>
  html`<details data-rulings>
    <summary>${officeWords.rulings()}</summary>
    <p>${markersText(markers)}</p>
    ${painted === 'none' ? nothing : html`<p data-painted>${paintedText(painted)}</p>`}
    <ul>
      ${campaignRulings.map(({ clause, text, why }) => html`<li>${clause}: ${text()} <span class="soft">${rulesWords.why(why())}</span></li>`)}
    </ul>
  </details>`;

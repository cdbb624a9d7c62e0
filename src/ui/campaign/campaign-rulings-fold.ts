import { html, type TemplateResult } from 'lit';
import { campaignRulings } from '../../words/campaign-rulings.ts';
import { officeWords } from '../../words/campaign-office.ts';
import { rulesWords } from '../../words/rules-screen.ts';

/** Every choice the app makes where the campaign rules are silent, behind a fold. */
export const campaignRulingsFold = (): TemplateResult =>
  html`<details data-rulings>
    <summary>${officeWords.rulings()}</summary>
    <ul>
      ${campaignRulings.map(({ clause, text, why }) => html`<li>${clause}: ${text()} <span class="soft">${rulesWords.why(why())}</span></li>`)}
    </ul>
  </details>`;

import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Ask, CampaignView } from '../../../campaign/terms/view.ts';
import type { CampaignPort } from '../../contexts/gatherings/campaign-port.ts';
import './bodyguard-ask.ts';
import './cards-ask.ts';
import './machinations-ask.ts';
import './plays-ask.ts';
import './roster-ask.ts';

/** The form in which a player of a campaign answers a private question. */
export function askFor(view: CampaignView, ask: Ask, book: CampaignPort['book']): TemplateResult {
  switch (ask.kind) {
    case 'roster':
      return html`<moon-roster-ask .view=${view} .ask=${ask} .book=${book}></moon-roster-ask>`;
    case 'machinations':
      return html`<moon-machinations-ask .view=${view} .ask=${ask} .book=${book}></moon-machinations-ask>`;
    case 'bodyguard':
      return html`<moon-bodyguard-ask .view=${view} .ask=${ask} .book=${book}></moon-bodyguard-ask>`;
    case 'cards':
    case 'extra':
      return html`<moon-cards-ask .view=${view} .ask=${ask} .book=${book}></moon-cards-ask>`;
    case 'immediate':
    case 'end':
    case 'after':
      return html`<moon-plays-ask .view=${view} .ask=${ask} .book=${book}></moon-plays-ask>`;
  }
}

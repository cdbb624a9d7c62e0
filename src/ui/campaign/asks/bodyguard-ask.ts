import { LitElement, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Ask, CampaignView } from '../../../campaign/terms/view.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';
import { attackWords } from '../../../words/campaign/campaign.ts';
import { askWords } from '../../../words/campaign/campaign-asks.ts';
import { campaignReasonText } from '../../../words/campaign/campaign-reasons.ts';
import type { CampaignBook } from '../../contexts/gatherings/campaign-port.ts';
import '../../kit/fields/choice-list.ts';
import type { ListChoice } from '../../kit/fields/choice-list.ts';
import { shared } from '../../kit/styles.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { answer } from './answer.ts';

type BodyguardAsk = Extract<Ask, { kind: 'bodyguard' }>;

/**
 * Asks if a character that is not fielded stands guard against an attack.
 * @fires answered the `bodyguard` decision
 */
@customElement('moon-bodyguard-ask')
export class MoonBodyguardAsk extends LitElement {
  static override styles = [shared, pageStyles];
  @property({ attribute: false }) view!: CampaignView;
  @property({ attribute: false }) ask!: BodyguardAsk;
  @property({ attribute: false }) book!: CampaignBook;

  #character(id: CharacterId): string {
    return this.book.character(id)?.name ?? id;
  }

  override render() {
    const { ask, view } = this;
    const attack = view.weeks.at(-1)?.attacks[ask.attack];
    const attacker = view.players.find(({ id }) => id === attack?.by)?.name ?? '';
    const choices: ListChoice[] = Object.entries(ask.characters).map(([id, hindrance]) => ({
      id,
      label: this.#character(id),
      ...(hindrance ? { why: campaignReasonText(hindrance) } : {}),
    }));
    return html`<div class="stack">
      <h2>${askWords.bodyguard()}</h2>
      ${attack ? html`<p>${askWords.bodyguardText(attackWords[attack.kind](), attacker, this.#character(attack.character))}</p>` : nothing}
      <moon-choice-list
        .label=${askWords.bodyguard()}
        .choices=${choices}
        .decline=${{ id: '', label: askWords.nobody() }}
        @chosen=${({ detail }: MoonEvent<'chosen'>) =>
          answer(this, { kind: 'bodyguard', attack: ask.attack, character: detail.id === '' ? null : detail.id })}
      ></moon-choice-list>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-bodyguard-ask': MoonBodyguardAsk;
  }
}

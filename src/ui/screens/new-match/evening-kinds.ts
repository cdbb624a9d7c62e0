import { html, nothing, type TemplateResult } from 'lit';
import { newMatchWords } from '../../../words/app/new-match.ts';
import { icon } from '../../art/icon.ts';
import type { ListChoice } from '../../kit/fields/choice-list.ts';
import { EVENINGS, type EveningKind } from './match-plan.ts';

const texts = (): Record<EveningKind, Omit<ListChoice, 'id'>> => ({
  quick: { label: newMatchWords.quick(), detail: newMatchWords.quickText(), icon: 'hourglass' },
  first: { label: newMatchWords.first(), detail: newMatchWords.firstText(), icon: 'rules' },
  friendly: { label: newMatchWords.friendly(), detail: newMatchWords.friendlyText(), icon: 'campfire' },
  draft: { label: newMatchWords.draft(), detail: newMatchWords.draftText(), icon: 'cards' },
  campaign: { label: newMatchWords.campaign(), detail: newMatchWords.campaignText(), icon: 'flag' },
  organised: { label: newMatchWords.organised(), detail: newMatchWords.organisedText(), icon: 'trophy' },
});

/** A choice among the kinds of evening. Styled by `newMatchStyles`. */
export function eveningKinds(current: EveningKind, choose: (kind: EveningKind) => void): TemplateResult {
  const kinds = texts();
  return html`<section aria-labelledby="kind">
    <h2 id="kind">${newMatchWords.kind()}</h2>
    <div class="kinds">
      ${EVENINGS.map((id) => {
        const kind = kinds[id];
        return html`<button type="button" class="press kind" data-kind=${id} aria-pressed=${current === id} @click=${() => choose(id)}>
          ${kind.icon ? icon(kind.icon, '1.7em') : nothing}<span>${kind.label}<span class="detail">${kind.detail}</span></span>
        </button>`;
      })}
    </div>
  </section>`;
}

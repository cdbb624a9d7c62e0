import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { cardTongue } from '../../../words/cards/current-writer.ts';
import { icon } from '../../art/icon.ts';
import { labels } from '../../kit/labels.ts';
import { glossedText } from '../../page/rule-link.ts';
import type { ShownAbility } from './character-card-data.ts';

/** An ability as a list item of its card, drawn with `characterCardStyles`. */
export function abilityItem(ability: ShownAbility): TemplateResult {
  const { kind, cost, range, pulse, limit, used, upgrade } = ability;
  return html`<li class="ability ${used ? 'used' : ''}" data-id=${ability.id}>
    <div class="line">
      ${cost === undefined ? nothing : html`<span class="cost"><span aria-hidden="true">${cost}</span><span class="unseen">${labels.costs(cost)}</span></span>`}
      <span class="name" lang="en">${ability.name}</span>
      ${range === undefined ? nothing : html`<span class="mark">${icon('reach', '1.5em')}<span aria-hidden="true">${range}</span><span class="unseen">${labels.reaches(range)}</span></span>`}
      ${pulse ? html`<span class="mark">${icon('pulse', '1.3em')}${labels.pulse}</span>` : nothing}
      <span class="kind ${kind}">${labels.abilityKind[kind]}</span>
    </div>
    ${upgrade === undefined ? nothing : html`<div class="mark upgrade">${icon('plus', '1em')}${labels.upgrade(upgrade)}</div>`}
    ${limit === undefined ? nothing : html`<div class="mark" lang=${cardTongue()}>${icon(used ? 'check' : 'hourglass', '1em')}${limit}${used ? html` · ${labels.used}` : nothing}</div>`}
    <p class="text" lang=${cardTongue()}>${glossedText(ability.text)}</p>
  </li>`;
}

import { html, nothing, type LitElement } from 'lit';
import type { Opening, OpeningKind } from '../../../rules/terms/opening.ts';
import { rulesWords } from '../../../words/app/rules-screen.ts';
import { cardTongue } from '../../../words/cards/current-writer.ts';
import { firstStep } from '../../../words/match/first-steps.ts';
import { matchWords } from '../../../words/match/match.ts';
import { thoughtWords } from '../../../words/match/opponents/thoughts.ts';
import { ruleBehind } from '../../../words/match/prompt-rules.ts';
import { icon } from '../../art/icon.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/icon-button.ts';
import { ruleHash } from '../../page/rule-link.ts';
import { isSpoken } from '../../table/is-spoken.ts';
import { modelName } from '../../table/names.ts';
import { hasTraits, traitChips } from '../notices/recent-lines.ts';

/** Questions whose explanation speaks of a board. */
const OF_BOARDS: readonly OpeningKind[] = ['deploy', 'activate'];

/** The advice to a seat above its question; nothing where there is none. */
export const counselLine = (host: LitElement, counsel: string | null) =>
  counsel === null
    ? nothing
    : html`<div class="counsel">
        <p role="status">${counsel}</p>
        <moon-icon-button icon="close" .label=${thoughtWords.close()} @click=${() => emit(host, 'counsel-closed')}></moon-icon-button>
      </div>`;

/** The hindrances and passives of the active model; a tap opens its card. */
export function traitsButton(host: LitElement, table: TablePort, { kind, seat }: Opening) {
  const { active } = table.view(null).order;
  if (kind !== 'act' || active === null || !hasTraits(table, active)) return nothing;
  return html`<button
    type="button"
    class="rule traits"
    title=${matchWords.cardOf(modelName(table, active))}
    @click=${() => emit(host, 'sheet', { model: active, seat })}
  >
    <span class="row" lang=${cardTongue()}>${traitChips(table, active)}</span>
  </button>`;
}

/** An explanation of a kind of question; nothing where it would speak of a board that is not there. */
export function firstStepLine(table: TablePort, kind: OpeningKind) {
  const words = isSpoken(table) && OF_BOARDS.includes(kind) ? null : firstStep(kind);
  return words === null ? nothing : html`<p class="first-step">${words}</p>`;
}

/** A link to the rule behind the question. */
export function ruleLink(opening: Opening) {
  const clause = ruleBehind(opening.kind, opening.kind === 'choice' ? opening.question.ask : undefined);
  return clause === null
    ? nothing
    : html`<a class="rule" href=${ruleHash(clause)} aria-label=${rulesWords.ofThis()} title=${rulesWords.ofThis()}
        >${icon('question', '1.3em')}</a
      >`;
}

import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { ModelId } from '../../../rules/terms/ids.ts';
import { matchWords } from '../../../words/match/match.ts';

/** The models that may act, the chosen model among them, and what a touch of a model does. */
interface ActorRow {
  actors: readonly ModelId[];
  actor: ModelId;
  nameOf: (id: ModelId) => string;
  choose: (id: ModelId) => void;
}

/** A choice of the acting model: the active model, or one whose action it controls. Nothing if there is only one. */
export const actorRow = ({ actors, actor, nameOf, choose }: ActorRow): TemplateResult | typeof nothing =>
  actors.length < 2
    ? nothing
    : html`<div class="bar" role="group" aria-label=${matchWords.whoActs()}>
        ${actors.map(
          (id) =>
            html`<button
              type="button"
              class="press"
              data-actor=${id}
              aria-pressed=${id === actor ? 'true' : 'false'}
              @click=${() => choose(id)}
            >
              ${nameOf(id)}
            </button>`,
        )}
      </div>`;

import { html } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { ModelId } from '../../../rules/terms/ids.ts';
import { matchWords } from '../../../words/match/match.ts';
import { promptText } from '../../../words/match/questions.ts';
import { reasonText } from '../../../words/reasons/reasons.ts';
import { spokenWords } from '../../../words/match/fact-words.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import '../../kit/fields/choice-list.ts';
import { coinFace } from '../../table/coin.ts';
import { namesOf } from '../../table/names.ts';
import '../cards/card-window-prompt.ts';
import '../plan/move-plan.ts';
import { ownCards } from './own-cards.ts';
import { Prompt } from '../prompt.ts';
import { isSpoken } from '../../table/is-spoken.ts';
import { activatedAndEnded, wayOf } from '../outcomes/sequels.ts';

/** Begins the activation of a model: tapped on the board, or chosen by name. */
@customElement('moon-activate-prompt')
export class MoonActivatePrompt extends Prompt {
  /** The player looks at the cards in hand first. */
  @state() private cards = false;
  /** The model that a player has dragged, and its destination: the model is activated with its first move; null: none. */
  @state() private walk: { model: ModelId; to: BoardPoint } | null = null;

  #models(): ModelId[] {
    return this.table.choices(this.seat).decisions.flatMap((decision) => (decision.kind === 'activate' ? [decision.model] : []));
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('opening')) {
      this.cards = false;
      this.walk = null;
    }
    if (this.cards || this.walk) return;
    if (changed.has('opening') || changed.has('cards') || changed.has('walk')) this.#askForModel();
  }

  #askForModel(): void {
    const { refused } = this.table.choices(this.seat);
    this.desk.ask(this, {
      seat: this.seat,
      mode: {
        kind: 'targets',
        ids: this.#models(),
        why: (id) => refused.find(({ decision }) => decision.model === id)?.reason ?? null,
        walk: (model) => this.#walkOf(model),
      },
      on: {
        'target-tapped': ({ id, allowed, why }) => {
          if (allowed) void this.decide({ kind: 'activate', model: id });
          else if (why) this.refusal(why);
        },
        'route-planned': ({ model, route }) => {
          const to = route.path.at(-1);
          if (to) this.walk = { model, to };
        },
      },
    });
  }

  /** The move mode of a model that is not active yet; null where another question would come before its move. */
  #walkOf(model: ModelId) {
    const { table, seat } = this;
    if (!table.outlook([{ seat, kind: 'activate', model }])) return null;
    const limit = table.longestMove(model, 'jog');
    return {
      kind: 'move' as const,
      model,
      as: 'jog' as const,
      limit,
      reach: null,
      route: (to: BoardPoint) => wayOf({ table, seat, model }, to),
    };
  }

  override render() {
    const { walk } = this;
    if (walk)
      return html`<moon-move-plan
        .table=${this.table}
        .desk=${this.desk}
        .seat=${this.seat}
        .model=${walk.model}
        .as=${'jog'}
        .first=${walk.to}
        .far=${true}
        .begins=${[{ seat: this.seat, kind: 'activate', model: walk.model }]}
        .limit=${this.table.longestMove(walk.model, 'jog')}
        @cancelled=${() => (this.walk = null)}
        @planned=${({ detail }: MoonEvent<'planned'>) => this.decideAll(detail.decisions)}
      ></moon-move-plan>`;
    if (this.cards)
      return html`<moon-card-window-prompt
        .table=${this.table}
        .opening=${this.opening}
        .desk=${this.desk}
        @cancelled=${() => (this.cards = false)}
      ></moon-card-window-prompt>`;
    const { refused } = this.table.choices(this.seat);
    const view = this.table.view(null);
    const waiting = refused.filter(({ decision }) => decision.model !== undefined && view.table.models[decision.model]?.status === 'board');
    const models = this.#models();
    // in a lesson, a first match and at a spoken table the player cannot begin and end an activation with one touch
    const ends =
      !this.table.first &&
      !isSpoken(this.table) &&
      models.some((model) => this.table.outlook([{ seat: this.seat, kind: 'activate', model }]));
    const ready = models.map((id) => ({
      id,
      label: this.model(id),
      picture: coinFace(this.table, id),
      ...(ends ? { aside: { icon: 'moon' as const, label: matchWords.endAtOnce(this.model(id)) } } : {}),
    }));
    const not = waiting.map(({ decision, reason }) => ({
      id: decision.model ?? '',
      label: this.model(decision.model ?? ''),
      why: reasonText(reason),
    }));
    const words = promptText(this.opening, namesOf(this.table));
    return html`<p class="say">${words}</p>
      <p class="note spare">
        ${isSpoken(this.table) ? spokenWords.tapFace() : matchWords.tapModel()}${ends ? ` ${matchWords.moonEnds()}` : ''}
      </p>
      <moon-choice-list
        layout="row"
        .dense=${ends}
        .label=${words}
        .choices=${[...ready, ...(ready.length === 0 ? not : [])]}
        @chosen=${({ detail }: MoonEvent<'chosen', { id: ModelId }>) => this.decide({ kind: 'activate', model: detail.id })}
        @aside=${({ detail }: MoonEvent<'aside'>) => this.decideAll(activatedAndEnded(this.seat, detail.id))}
      ></moon-choice-list>
      ${ownCards(this.table, this.seat, () => (this.cards = true))}`;
  }
}

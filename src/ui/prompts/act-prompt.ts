import { css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { distance } from '../../geometry/points.ts';
import type { Ability } from '../../rules/terms/card-language.ts';
import type { Decision, Spot } from '../../rules/terms/decision.ts';
import type { Became } from '../../rules/terms/fact.ts';
import { switchCost } from '../../rules/terms/marker-energy.ts';
import { actionName, matchWords } from '../../words/match.ts';
import { inches } from '../../words/sentences.ts';
import { icon } from '../art/icon.ts';
import type { IconName } from '../art/icon.ts';
import type { BoardPoint } from '../contexts/table-port.ts';
import '../kit/button.ts';
import '../kit/energy.ts';
import { radiusOf, STONE_RADIUS } from '../board/table.ts';
import { pressable, shared } from '../kit/styles.ts';
import { cardOf } from '../match/card-of.ts';
import { hundredths } from '../match/spots.ts';
import { abilityOfSlain } from '../match/names.ts';
import { actorsIn, offersOf } from './actions.ts';
import type { Offer } from './actions.ts';
import './card-window-prompt.ts';
import './crossing-plan.ts';
import './move-plan.ts';
import { offerFacts, priceAt } from './offer-facts.ts';
import { abilityLines } from './outcomes.ts';
import { ownCards } from './own-cards.ts';
import { Prompt, promptStyles } from './prompt.ts';
import '../spoken/ending-bar.ts';
import { ended, isSpoken } from '../spoken/is-spoken.ts';
import './target-plan.ts';

const signs: Record<Offer['kind'], IconName> = {
  step: 'footprints',
  jog: 'footprints',
  traverse: 'jump',
  jump: 'jump',
  harvest: 'dig',
  melee: 'swords',
  use: 'magic',
};

/** The action bar of the active model, and what the chosen action still needs: a way, a target, a word. */
@customElement('moon-act-prompt')
export class MoonActPrompt extends Prompt {
  static override styles = [
    shared,
    promptStyles,
    pressable,
    css`
      .bar {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      .bar .press {
        flex: 1 1 6.6rem;
        padding: var(--space-1) var(--space-2);
        min-height: 56px;
        background: var(--touchable);
        color: var(--on-touchable);
        font-size: var(--text-s);
      }
      .bar .press[aria-disabled='true'] {
        background: transparent;
        color: var(--ink-soft);
      }
      .facts {
        display: flex;
        gap: var(--space-2);
        font-weight: 500;
      }
      .drop {
        display: inline-flex;
        align-items: center;
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 var(--space-4);
        margin-bottom: var(--space-2);
      }
      .head .say {
        margin: 0;
      }
      @media (max-height: 480px) {
        .bar {
          gap: 5px;
        }
        .bar .press {
          min-height: var(--touch);
          padding-block: 0;
        }
        .head .say {
          font-size: var(--text-m);
        }
      }
      .bar .end {
        background: transparent;
        color: var(--ink);
        border-color: var(--line);
        box-shadow: none;
      }
    `,
  ];
  @state() private chosen: string | null = null;
  /** Where a finger pointed that chose the Jog. */
  private first: BoardPoint | null = null;
  /** Somebody else whose action the active model runs. */
  @state() private other: string | null = null;
  /** What became of a move on a real table. */
  private became: Became = {};
  /** Its player looks into its own cards. */
  @state() private cards = false;

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('opening')) return;
    this.chosen = this.other = this.first = null;
    this.cards = false;
    this.#hear();
  }

  /** While nothing is chosen, a tap on the ground means a Jog there, one on a moonstone its Harvest or the way to it. */
  #hear() {
    const offered = (id: string) => this.#offers().find((offer) => offer.id === id && !offer.why);
    const jog = (at: BoardPoint) => {
      if (this.chosen !== null || this.cards || !offered('jog')) return;
      this.first = at;
      this.chosen = 'jog';
    };
    this.desk.ask(this, {
      seat: this.seat,
      mode: { kind: 'idle' },
      on: {
        'ground-tapped': ({ at }) => jog(at),
        'stone-tapped': ({ stone }) => {
          const harvest = offered('harvest')?.decisions.find((one) => one.kind === 'harvest' && one.stone === stone);
          const at = this.table.view(null).table.stones.find(({ id }) => id === stone)?.at;
          if (harvest) void this.decide(harvest);
          else if (at) jog(at);
        },
      },
    });
  }

  /** A Harvest of the only moonstone in reach is taken at once: it can be taken back. */
  #choose(offer: Offer) {
    const [only] = offer.decisions;
    const moves = offer.kind !== 'harvest' && offer.kind !== 'melee' && offer.kind !== 'use';
    if (only && offer.decisions.length === 1 && isSpoken(this.table) && moves) void this.#moved(only);
    else if (offer.kind === 'harvest' && only && offer.decisions.length === 1) void this.decide(only);
    else this.chosen = offer.id;
  }

  /** A move on a real table, with what became of it. */
  async #moved(decision: Decision) {
    const { became } = this;
    this.became = {};
    await this.decide(ended(decision, became));
  }

  /** What is said of choosing an action is not said while one is being drawn. */
  override updated(): void {
    this.toggleAttribute('planning', this.chosen !== null || this.cards);
  }

  get #asked(): string {
    return this.open('act')?.model ?? '';
  }

  get #actor(): string {
    return this.other ?? this.#asked;
  }

  #offers(): Offer[] {
    const model = this.table.view(null).table.models[this.#actor];
    const printed = cardOf(this.table, this.#actor)?.abilities ?? [];
    const gained = model?.lasting.flatMap(({ gives }): Ability[] => (gives ? [gives] : [])) ?? [];
    const choices = this.table.choices(this.seat);
    const known = [...printed, ...gained];
    const used = choices.decisions.flatMap((one) =>
      one.kind === 'use' && (one.model ?? this.#asked) === this.#actor ? [one.ability] : [],
    );
    const lent = [...new Set(used)].filter((id) => known.every((ability) => ability.id !== id));
    const borrowed = lent.flatMap((id) => abilityOfSlain(this.table, id) ?? []);
    const offers = offersOf(choices, [...known, ...borrowed], { actor: this.#actor, active: this.#asked });
    return offers.filter(({ decisions, drawn, refused }) => this.other === null || decisions.length + drawn.length + refused.length > 0);
  }

  #name({ kind, ability }: Offer): string {
    return kind === 'use' ? (ability?.name ?? '') : actionName[kind]();
  }

  /** Nobody pays for an action that is forced upon a model. */
  get #free(): boolean {
    const frame = this.table.view(null).stack.at(-1);
    return frame?.kind === 'action' && frame.free === true;
  }

  #button(offer: Offer) {
    const { id, kind, why } = offer;
    return html`<button
      type="button"
      class="press"
      data-id=${id}
      aria-disabled=${why ? 'true' : nothing}
      @click=${() => (why ? this.refusal(why, this.#lacking(offer)) : this.#choose(offer))}
    >
      ${icon(offer.ability?.kind === 'active' ? 'hand' : signs[kind], '1.5em')}
      <span>${this.#name(offer)}<span class="facts">${offerFacts(this.table, this.#actor, offer, this.#free)}</span></span>
    </button>`;
  }

  /** How far away what an action needs is. */
  #lacking({ kind, why }: Offer): string | undefined {
    if (kind !== 'harvest' || why?.code !== 'not-in-contact' || isSpoken(this.table)) return undefined;
    const { models, stones } = this.table.view(null).table;
    const model = models[this.#actor];
    if (!model) return undefined;
    const radius = radiusOf(this.table.characters, model) + STONE_RADIUS;
    const gaps = stones.filter(({ holder }) => holder === null).map(({ at }) => distance(at, model.at) - radius);
    return gaps.length === 0 ? matchWords.noStoneLeft() : matchWords.nearestStone(inches(hundredths(Math.max(0, Math.min(...gaps)))));
  }

  #plan(offer: Offer) {
    const cancel = () => (this.chosen = this.first = null);
    const model = this.#actor;
    const [drawn] = offer.drawn;
    const spoken = isSpoken(this.table);
    if (!spoken && (offer.kind === 'step' || offer.kind === 'jog')) {
      const { kind } = offer;
      return html`<moon-move-plan
        .table=${this.table}
        .desk=${this.desk}
        .seat=${this.seat}
        .model=${model}
        .as=${kind}
        .first=${this.first}
        .most=${drawn && 'length' in drawn ? drawn.length : 0}
        @cancelled=${cancel}
        @planned=${({ detail }: CustomEvent<{ path: Spot[] }>) => this.decide(kind === 'step' ? { kind, model, path: detail.path } : { kind, model, path: detail.path })}
      ></moon-move-plan>`;
    }
    const decided = ({ detail }: CustomEvent<{ decision: Decision }>) => this.decide(detail.decision);
    if (!spoken && (offer.kind === 'traverse' || offer.kind === 'jump'))
      return html`<moon-crossing-plan
        .table=${this.table}
        .desk=${this.desk}
        .seat=${this.seat}
        .model=${model}
        .kind=${offer.kind}
        .decisions=${offer.decisions}
        @cancelled=${cancel}
        @decided=${decided}
      ></moon-crossing-plan>`;
    const { ability } = offer;
    const reach = ability && ability.kind !== 'passive' ? (ability.range ?? ability.pulse) : undefined;
    const name = this.#name(offer);
    return html`<moon-target-plan
      .table=${this.table}
      .desk=${this.desk}
      .seat=${this.seat}
      .from=${offer.kind === 'harvest' || spoken ? null : model}
      .arcane=${ability?.kind === 'arcane'}
      .price=${this.#free ? null : priceAt(this.table, model, offer)}
      .decisions=${offer.decisions}
      .refused=${offer.refused}
      .words=${`${name}: ${offer.kind === 'harvest' ? matchWords.tapStone() : matchWords.tapTarget()}`}
      .note=${ability && ability.kind !== 'passive' ? abilityLines(ability) : ''}
      .question=${(on: string) => (offer.kind === 'melee' ? matchWords.attack(on) : offer.kind === 'harvest' ? matchWords.harvestIt(on) : on ? matchWords.useOn(name, on) : matchWords.use(name))}
      .rings=${reach === undefined ? [] : [{ model, reach: reach * 254, tone: 'touchable' as const, label: name }]}
      @cancelled=${cancel}
      @decided=${decided}
    ></moon-target-plan>`;
  }

  /** Who acts: the active model, or one whose action it runs. */
  #actors() {
    const actors = actorsIn(this.table.choices(this.seat), this.#asked);
    if (actors.length < 2) return nothing;
    return html`<div class="bar" role="group" aria-label=${matchWords.whoActs()}>
      ${actors.map(
        (id) =>
          html`<button
            type="button"
            class="press"
            data-actor=${id}
            aria-pressed=${id === this.#actor ? 'true' : 'false'}
            @click=${() => (this.other = id === this.#asked ? null : id)}
          >
            ${this.model(id)}
          </button>`,
      )}
    </div>`;
  }

  /** Objective markers that the model touches. */
  #markers() {
    const { decisions, refused } = this.table.choices(this.seat);
    const own = (one: { kind: string; ability?: string; model?: string }) =>
      one.kind === 'use' && one.ability === 'objective-marker' && one.model === this.#actor;
    const { table, order } = this.table.view(null);
    const button = (id: string, press: () => unknown, why: boolean) => {
      const active = table.markers?.find((one) => one.id === id)?.active ?? false;
      const cost = this.#free ? 0 : (switchCost(order.options, active) ?? 0);
      return html`<button type="button" class="press" data-id=${`marker ${id}`} aria-disabled=${why ? 'true' : nothing} @click=${press}>
        ${icon('flag', '1.5em')}<span
          >${active ? matchWords.switchOff() : matchWords.switchOn()}<span class="facts"
            ><span class="drop" aria-label=${matchWords.cost(cost)} role="img">${icon('drop', '1.1em')}${cost}</span></span
          ></span
        >
      </button>`;
    };
    return [
      ...decisions.flatMap((one) => (own(one) && one.kind === 'use' ? [button(one.terrain ?? '', () => this.decide(one), false)] : [])),
      ...refused.flatMap(({ decision, reason }) =>
        own(decision) ? [button(decision.terrain ?? '', () => this.refusal(reason), true)] : [],
      ),
    ];
  }

  #end() {
    const forced = this.open('act')?.by !== undefined;
    return html`<button
      type="button"
      class="press end"
      data-id="end"
      @click=${() => this.decide(forced ? { kind: 'pass' } : { kind: 'end-activation' })}
    >
      ${icon('moon', '1.4em')}<span>${forced ? matchWords.noAction() : matchWords.endActivation()}</span>
    </button>`;
  }

  override render() {
    const offers = this.#offers();
    const chosen = offers.find(({ id, why }) => id === this.chosen && !why);
    if (chosen) return this.#plan(chosen);
    if (this.cards)
      return html`<moon-card-window-prompt
        .table=${this.table}
        .opening=${this.opening}
        .desk=${this.desk}
        @cancelled=${() => (this.cards = false)}
      ></moon-card-window-prompt>`;
    const energy = this.table.view(null).table.models[this.#asked]?.energy ?? 0;
    return html`<div class="head">
        <p class="say">${matchWords.actingModel(this.model(this.#actor))}</p>
        <moon-energy .now=${energy}></moon-energy>
      </div>
      ${this.#actors()}
      ${
        isSpoken(this.table)
          ? html`<moon-ending-bar
              .table=${this.table}
              @became=${({ detail }: CustomEvent<{ became: Became }>) => (this.became = detail.became)}
            ></moon-ending-bar>`
          : nothing
      }
      <div class="bar" role="group" aria-label=${matchWords.actions()}>
        ${offers.map((offer) => this.#button(offer))} ${this.#markers()} ${this.#end()}
      </div>
      ${this.open('act')?.by === undefined ? ownCards(this.table, this.seat, () => (this.cards = true)) : nothing}`;
  }
}

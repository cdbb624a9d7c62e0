import { html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { Ability } from '../../../rules/terms/card-language.ts';
import type { Decision } from '../../../rules/terms/decision.ts';
import type { ModelId } from '../../../rules/terms/ids.ts';
import { duelWords } from '../../../words/match/match-duels.ts';
import { actionName, matchWords } from '../../../words/match/match.ts';
import { priceWords } from '../../../words/match/prices.ts';
import { icon } from '../../art/icon.ts';
import type { IconName } from '../../art/icon.ts';
import '../../kit/figures/energy.ts';
import { pressable, shared } from '../../kit/styles.ts';
import { besideOf, cardOf } from '../../table/card-of.ts';
import { abilityOfSlain } from '../../table/names.ts';
import { actingStyles } from './acting-styles.ts';
import { actorsIn, offersOf } from './actions.ts';
import { actorRow } from './actor-row.ts';
import { markerRow } from './marker-row.ts';
import type { Offer } from './actions.ts';
import { amongSigns, atOnceStyles } from '../plan/at-once.ts';
import '../cards/card-window-prompt.ts';
import { meantFor } from '../outcomes/meant-for.ts';
import { offerFacts, priceAt } from './offer-facts.ts';
import { abilityLines } from '../outcomes/outcomes.ts';
import { ownCards } from './own-cards.ts';
import { Prompt, promptStyles } from '../prompt.ts';
import { mayGoForIt, type Sequel } from '../outcomes/sequels.ts';
import { isSpoken } from '../../table/is-spoken.ts';
import '../plan/target-plan.ts';
import type { Asks } from '../plan/target-plan.ts';
import { INCH } from '../../../geometry/lengths.ts';

const signs: Record<Offer['kind'], IconName> = {
  step: 'footprints',
  jog: 'footprints',
  traverse: 'jump',
  jump: 'jump',
  harvest: 'dig',
  melee: 'swords',
  use: 'magic',
};

/** The action bar of the active model: what it may do, which model acts, and the prices. Subclasses plan what a chosen action still needs. */
export abstract class Acting extends Prompt {
  static override styles = [shared, promptStyles, pressable, atOnceStyles, actingStyles];
  @state() protected chosen: string | null = null;
  /** A model other than the active one, whose action the active model controls; null: the active model acts. */
  @state() private controlledActor: ModelId | null = null;
  /** The player looks at the cards in hand. */
  @state() protected cards = false;

  /** The plan that the chosen action needs: a path, a target, or a yes. */
  protected abstract plan(offer: Offer): TemplateResult;
  /** A better sentence than the reason's about why an action is refused; undefined: none. */
  protected lacking(_offer: Offer): string | undefined {
    return undefined;
  }
  /** The words that ask for a target; `reach`: how far away it may be, in inches. */
  protected tapWords(_reach?: number): string {
    return matchWords.tapTarget();
  }
  /** The content between the acting model and the actions. */
  protected beside(): TemplateResult | typeof nothing {
    return nothing;
  }
  /** The further decisions that one touch beside an action takes with it. */
  protected sequels(_offer: Offer): readonly Sequel[] {
    return [];
  }
  /** The icons beside an action that take it with its targets in one touch. */
  protected atOnce(_offer: Offer): readonly TemplateResult[] {
    return [];
  }
  /** Called when another model acts, or the question is new. */
  protected reset(): void {
    this.chosen = null;
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('opening')) return;
    this.controlledActor = null;
    this.cards = false;
    this.reset();
  }

  /** A Harvest of the only moonstone in reach is decided at once, because it can be taken back. */
  protected choose(offer: Offer): void {
    const [only] = offer.decisions;
    if (offer.kind === 'harvest' && only && offer.decisions.length === 1) void this.decide(only);
    else this.chosen = offer.id;
  }

  /** The attribute hides the hint about choosing an action while a plan is drawn. */
  override updated(): void {
    this.toggleAttribute('planning', this.chosen !== null || this.cards);
  }

  get #activeModel(): string {
    return this.open('act')?.model ?? '';
  }

  protected get actor(): string {
    return this.controlledActor ?? this.#activeModel;
  }

  protected offers(): Offer[] {
    const model = this.table.view(null).table.models[this.actor];
    const printed = cardOf(this.table, this.actor)?.abilities ?? [];
    const gained = model?.lasting.flatMap(({ gives, lost }): Ability[] => (gives && lost === undefined ? [gives] : [])) ?? [];
    const choices = this.table.choices(this.seat);
    const known = [...printed, ...gained];
    const used = choices.decisions.flatMap((decision) =>
      decision.kind === 'use' && (decision.model ?? this.#activeModel) === this.actor ? [decision.ability] : [],
    );
    const lent = [...new Set(used)].filter((id) => known.every((ability) => ability.id !== id));
    const borrowed = lent.flatMap((id) => abilityOfSlain(this.table, id) ?? []);
    const offers = offersOf(choices, [...known, ...borrowed], { actor: this.actor, active: this.#activeModel });
    return offers.filter(
      ({ decisions, drawn, refused }) => this.controlledActor === null || decisions.length + drawn.length + refused.length > 0,
    );
  }

  protected nameOf({ kind, ability }: Offer): string {
    return kind === 'use' ? (ability?.name ?? '') : actionName[kind]();
  }

  /** A model does not pay for an action that is forced upon it. */
  get #free(): boolean {
    const frame = this.table.view(null).stack.at(-1);
    return frame?.kind === 'action' && frame.free === true;
  }

  #button(offer: Offer) {
    const { id, kind, why } = offer;
    const button = html`<button
      type="button"
      class="press"
      data-id=${id}
      aria-disabled=${why ? 'true' : nothing}
      @click=${() => (why ? this.refusal(why, this.lacking(offer)) : this.choose(offer))}
    >
      ${icon(offer.ability?.kind === 'active' ? 'hand' : signs[kind], '1.5em')}
      <span>${this.nameOf(offer)}<span class="facts">${offerFacts(this.table, this.actor, offer, this.#free)}</span></span>
    </button>`;
    const atOnce = this.atOnce(offer);
    return atOnce.length === 0 ? button : html`<span class="pair ${atOnce.length > 2 ? 'many' : ''}">${button}${atOnce}</span>`;
  }

  #sequel({ id, label, sign, decisions }: Sequel) {
    return html`<button type="button" class="press" data-id=${id} @click=${() => this.decideAll(decisions)}>
      ${icon(sign, '1.5em')}<span>${label}</span>
    </button>`;
  }

  /**
   * The plan of an action's targets, and the question to confirm it. `from`: the model that looks at them; null where the app does not know sight.
   * `asks`: the facts that players at a spoken table tell.
   */
  protected targets(offer: Offer, from: ModelId | null, cancelled: () => void, asks: Asks | null = null): TemplateResult {
    const { ability } = offer;
    const model = this.actor;
    const played = ability && ability.kind !== 'passive' ? ability : null;
    const reach = played?.range ?? played?.pulse;
    const range = offer.kind === 'melee' ? this.table.numbers(model).meleeRange : played?.range;
    const name = this.nameOf(offer);
    return html`<moon-target-plan
      .table=${this.table}
      .desk=${this.desk}
      .seat=${this.seat}
      .from=${from}
      .asks=${asks}
      .arcane=${ability?.kind === 'arcane'}
      .ability=${ability?.id ?? null}
      .outlook=${offer.kind === 'melee' ? (targets: readonly ModelId[]) => this.expected(targets) : null}
      .price=${this.#free ? null : priceAt(this.table, model, offer)}
      .decisions=${offer.decisions}
      .meant=${offer.kind === 'melee' ? 'enemies' : meantFor(ability)}
      .refused=${offer.refused}
      .words=${`${name}: ${offer.kind === 'harvest' ? matchWords.tapStone() : this.tapWords(range)}`}
      .note=${played ? abilityLines(played, besideOf(this.table, model)) : ''}
      .question=${(on: string) => (offer.kind === 'melee' ? matchWords.attack(on) : offer.kind === 'harvest' ? matchWords.harvestIt(on) : on ? matchWords.useOn(name, on) : matchWords.use(name))}
      .rings=${reach === undefined ? [] : [{ model, reach: reach * INCH, tone: 'touchable' as const, label: name }]}
      .more=${this.mayGo(offer) ? duelWords.goForIt() : ''}
      @cancelled=${cancelled}
      @decided=${({ detail }: MoonEvent<'decided'>) => this.attack(detail, this.mayGo(offer))}
    ></moon-target-plan>`;
  }

  /** The cards that both fighters would draw in an attack on this target. */
  protected expected([target]: readonly ModelId[]): string | null {
    const draws = target === undefined ? undefined : this.table.meleeDraws(this.actor, target);
    return draws ? priceWords.meleeDraws(draws.attacker, draws.defender) : null;
  }

  /** True if the attack is asked together with Going For It: the player can pay for both. */
  protected mayGo({ kind }: Offer): boolean {
    const energy = this.table.view(null).table.models[this.actor]?.energy ?? 0;
    return kind === 'melee' && !isSpoken(this.table) && mayGoForIt(this.table, this.seat, energy);
  }

  /** Sends a confirmed action; if Going For It was `offered` with it, its answer follows. */
  protected attack({ decision, more = false }: { decision: Decision; more?: boolean }, offered: boolean): Promise<boolean> {
    const decisions: Decision[] = offered ? [{ seat: this.seat, kind: more ? 'go-for-it' : 'pass' }] : [];
    return this.decideAll([decision, ...decisions]);
  }

  #actors() {
    return actorRow({
      actors: actorsIn(this.table.choices(this.seat), this.#activeModel),
      actor: this.actor,
      nameOf: (id) => this.model(id),
      choose: (id) => (this.controlledActor = id === this.#activeModel ? null : id),
    });
  }

  #markers() {
    return markerRow(this.table, {
      choices: this.table.choices(this.seat),
      actor: this.actor,
      isFree: () => this.#free,
      decide: (decision) => this.decide(decision),
      refuse: (reason) => this.refusal(reason),
    });
  }

  /** For a first match: a sentence about a model that carries a moonstone. */
  #burden() {
    const { stones } = this.table.view(null).table;
    const carries = stones.some(({ holder }) => holder === this.actor);
    return this.table.first && carries && this.table.numbers(this.actor).slow
      ? html`<p class="note" data-line="slow">${matchWords.slowCarrier(this.model(this.actor))}</p>`
      : nothing;
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
    const offers = this.offers();
    const chosen = offers.find(({ id, why }) => id === this.chosen && !why);
    if (chosen) return this.plan(chosen);
    if (this.cards)
      return html`<moon-card-window-prompt
        .table=${this.table}
        .opening=${this.opening}
        .desk=${this.desk}
        @cancelled=${() => (this.cards = false)}
      ></moon-card-window-prompt>`;
    const energy = this.table.view(null).table.models[this.#activeModel]?.energy ?? 0;
    return html`<div class="top">
        <div class="head">
          <p class="say">${matchWords.actingModel(this.model(this.actor))}</p>
          <moon-energy .amount=${energy}></moon-energy>
        </div>
        ${this.#burden()} ${this.#actors()} ${this.beside()}
      </div>
      <div class="bar" role="group" aria-label=${matchWords.actions()} @keydown=${amongSigns}>
        ${offers.map((offer) => [this.#button(offer), ...this.sequels(offer).map((sequel) => this.#sequel(sequel))])} ${this.#markers()}
        ${this.#end()}
      </div>
      ${this.open('act')?.by === undefined ? ownCards(this.table, this.seat, () => (this.cards = true)) : nothing}`;
  }
}

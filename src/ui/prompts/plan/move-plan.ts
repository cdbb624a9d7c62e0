import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { toInches } from '../../../geometry/lengths.ts';
import type { Decision, Spot } from '../../../rules/terms/decision.ts';
import type { ModelId, Seat } from '../../../rules/terms/ids.ts';
import { matchWords } from '../../../words/match/match.ts';
import { priceWords } from '../../../words/match/prices.ts';
import { gapSaid } from '../../../words/match/board.ts';
import { allOf, inches } from '../../../words/language/sentences.ts';
import { reasonText } from '../../../words/reasons/reasons.ts';
import type { BoardPoint, Ending, Route, TablePort } from '../../contexts/table-port.ts';
import '../../kit/button.ts';
import { emit } from '../../kit/emit.ts';
import { pressable, shared } from '../../kit/styles.ts';
import { drawnAfterTouch } from '../../kit/touch/touch-picture.ts';
import type { Desk } from '../../table/desk.ts';
import { idName, modelName } from '../../table/names.ts';
import { hundredths, inchesText, rounded, spotOf } from '../../table/spots.ts';
import { amongSigns, atOnceSign, atOnceStyles } from './at-once.ts';
import { LetGo } from './let-go.ts';
import { promptStyles } from '../prompt.ts';
import { isOneMove, movesOf, routeOf, sequelsOf, withBeside, type Sequel } from '../outcomes/sequels.ts';

/** True if a route ends where the model already is. */
const leadsNowhere = ({ length, leavesBoard, refused }: Route): boolean => length < 0.5 && !leavesBoard && !refused;

/** The detail of a `planned` event. */
export interface PlannedMove {
  path: Spot[];
  decisions: readonly Decision[];
}

/**
 * A move that the player draws on the board and confirms; a route off the board needs a second confirmation.
 * @fires planned `{ path, decisions }` inches, without the start; all decisions, if there is more than one move
 * @fires cancelled
 */
@customElement('moon-move-plan')
export class MoonMovePlan extends LitElement {
  static override styles = [
    shared,
    promptStyles,
    pressable,
    atOnceStyles,
    css`
      .pair {
        display: flex;
        grid-column: 1 / -1;
        gap: var(--space-1);
      }
      .pair > moon-button {
        flex: 1 1 auto;
      }
      .pair .at-once {
        flex: 0 0 var(--touch);
      }
      .then {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
        gap: var(--space-2);
      }
    `,
  ];
  @property({ attribute: false }) table!: TablePort;
  @property({ attribute: false }) desk!: Desk;
  @property({ type: Number }) seat: Seat = 0;
  @property() model: ModelId = '';
  @property() as: 'step' | 'jog' | 'react' | 'effect' = 'step';
  /** The greatest length of the move, in tenths of a millimetre. */
  @property({ type: Number }) limit = 0;
  @property({ attribute: false }) straight = false;
  /** True if further moves may follow, and sequels may be confirmed together with them. */
  @property({ type: Boolean }) far = false;
  /** The decisions before the move. */
  @property({ attribute: false }) begins: readonly Decision[] = [];
  /** The point that a player tapped before the move was chosen; null: none. */
  @property({ attribute: false }) first: BoardPoint | null = null;
  /** The name of the button that cancels the move; null if the move must be made. */
  @property({ attribute: false }) stop: string | null = '';
  @state() private route: Route | null = null;
  /** The effects of ending the move at its planned place. */
  private ending: Ending | null = null;
  @state() private leaving = false;
  /** The sequels that can be confirmed with the move. */
  private sequels: readonly Sequel[] = [];
  /** The id of the sequel under a finger, the mouse or the focus; null: none. */
  @state() private pointed: string | null = null;

  constructor() {
    super();
    new LetGo(this, 'data-at-once', {
      point: (id) => (this.pointed = id),
      give: (id) => {
        const meant = this.#beside(id);
        if (meant && this.route) this.#confirm(this.route, meant.decisions);
      },
    });
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    return drawnAfterTouch(this, () => super.scheduleUpdate());
  }

  override willUpdate(changed: PropertyValues): void {
    if (!['model', 'as', 'limit', 'seat'].some((key) => changed.has(key))) return;
    this.route = null;
    const { table, model, as, limit } = this;
    this.desk.ask(this, {
      seat: this.seat,
      mode: {
        kind: 'move',
        model,
        as,
        limit,
        ...(this.first ? { first: this.first } : {}),
        route: (to: BoardPoint) => routeOf(this, to),
        reach: () => table.reach(model, as, limit),
        verdict: (path: BoardPoint[]) => table.verdict(model, as, path),
      },
      on: {
        'route-planned': ({ route }) => this.#planned(route),
        'plan-cleared': () => this.#planned(null),
      },
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.desk.free(this);
  }

  #planned(planned: Route | null) {
    // only a Reaction Step may end where it begins
    const route = planned && leadsNowhere(planned) && this.as !== 'react' ? null : planned;
    const end = route?.path.at(-1);
    this.ending = end && !route?.refused && !route?.leavesBoard ? this.table.ending(this.model, this.as, end) : null;
    this.sequels = this.far && route && end && !route.refused && !route.leavesBoard ? sequelsOf(this, route) : [];
    this.route = route;
    this.leaving = false;
  }

  /** The sequel with this id. */
  #beside(id: string | null): Sequel | undefined {
    return id === null ? undefined : this.sequels.flatMap(withBeside).find((sequel) => sequel.id === id);
  }

  #confirm(route: Route, decisions?: readonly Decision[]) {
    if (route.leavesBoard && !this.leaving) {
      this.leaving = true;
      return;
    }
    emit(this, 'planned', { path: route.path.map(spotOf), decisions: decisions ?? movesOf(this, route) });
  }

  #words(name: string): string {
    const { route } = this;
    if (this.leaving) return matchWords.leaves(name);
    if (route?.course && !isOneMove(route.course)) {
      const steps = route.course.moves.filter(({ as }) => as === 'step').length;
      return matchWords.course(steps < route.course.moves.length, steps, inches(inchesText(route.length)));
    }
    if (route && leadsNowhere(route)) return matchWords.onTheSpot();
    if (route && !route.refused) return matchWords.move(inches(hundredths(route.length)));
    const limit = inches(rounded(this.limit));
    return this.straight ? matchWords.dragLine(name, limit) : matchWords.drag(name, limit);
  }

  /** Warnings that the model will have too little energy to harvest or attack at the end of the route. */
  #short(): string[] {
    const { table, model, as, route, ending } = this;
    if (!this.far || !route || !ending || ending.hampers.length > 0) return [];
    const { costs } = table.numbers(model);
    const energy = table.view(null).table.models[model]?.energy ?? 0;
    const remaining = route.course && !isOneMove(route.course) ? route.course.energy : energy - (as === 'step' ? (costs['step'] ?? 0) : 0);
    const { harvest = 0, melee = 0 } = costs;
    return [
      ...(ending.touches.length > 0 && remaining < harvest ? [priceWords.tooLittleToHarvest(remaining, harvest)] : []),
      ...(ending.engages.length > 0 && remaining < melee ? [priceWords.tooLittleToAttack(remaining, melee)] : []),
    ];
  }

  /** The things that the model touches, falls short of, engages and is engaged by at the end of the route. */
  #meets(): string[] {
    const { table, ending } = this;
    if (!ending) return [];
    const names = (ids: readonly string[]): string => allOf(ids.map((id) => idName(table, id)));
    const { touches, short, engages, engagedBy, hampers } = ending;
    return [
      ...(touches.length > 0 ? [matchWords.touches(names(touches))] : []),
      ...(short ? [matchWords.shortOf(idName(table, short.stone), gapSaid(toInches(short.gap)))] : []),
      ...(engages.length > 0 ? [matchWords.wouldEngage(names(engages))] : []),
      ...(engagedBy.length > 0 ? [matchWords.wouldBeEngaged(names(engagedBy))] : []),
      ...this.#short(),
      ...hampers.map((hamper) => (hamper.code === 'engaged' ? matchWords.noHarvestEngaged() : reasonText(hamper))),
    ];
  }

  #sequelButton(ready: Route, { id, sign, label, beside = [], ...sequel }: Sequel, index: number) {
    // there may be many abilities: Tab passes them on its way to Confirm, and the arrow keys lead to them
    const passed = index > 0 && id.startsWith('use:');
    const button = html`<moon-button
      tone="quiet"
      icon=${sign}
      data-id=${id}
      tabindex=${passed ? '-1' : nothing}
      @click=${() => this.#confirm(ready, sequel.decisions)}
      >${label}</moon-button
    >`;
    if (beside.length === 0) return button;
    const signs = beside.map((candidate) =>
      atOnceSign(this.table, { id: candidate.id, label: candidate.label, picks: candidate.picks ?? [] }),
    );
    return html`<span class="pair">${button}${signs}</span>`;
  }

  override render() {
    const { route } = this;
    const ready = route && !route.refused ? route : null;
    const meant = this.#beside(this.pointed);
    return html`<div class="top" role="status">
        ${meant ? html`<p class="meant">${meant.label}.</p>` : nothing}
        <p class="say">${this.#words(modelName(this.table, this.model))}</p>
        ${ready && !this.leaving ? this.#meets().map((line) => html`<p class="note meets">${line}</p>`) : nothing}
        ${route?.refused ? html`<p class="note wrong">${reasonText(route.refused)}</p>` : nothing}
      </div>
      ${
        ready && this.sequels.length > 0
          ? html`<div class="then" @keydown=${amongSigns}>
              ${this.sequels.map((sequel, index) => this.#sequelButton(ready, sequel, index))}
            </div>`
          : nothing
      }
      <div class="corner">
        <moon-button
          tone=${this.leaving ? 'harm' : 'question'}
          icon="check"
          ?disabled=${!ready}
          @click=${() => ready && this.#confirm(ready)}
          >${this.leaving ? matchWords.leaveAnyway() : matchWords.confirm()}</moon-button
        >
        ${this.stop === null ? nothing : html`<moon-button tone="quiet" @click=${() => emit(this, 'cancelled')}>${this.stop || matchWords.cancel()}</moon-button>`}
      </div>`;
  }
}

declare global {
  interface MoonriseEvents {
    planned: PlannedMove;
  }
  interface HTMLElementTagNameMap {
    'moon-move-plan': MoonMovePlan;
  }
}

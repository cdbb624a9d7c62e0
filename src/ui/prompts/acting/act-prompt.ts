import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { toInches } from '../../../geometry/lengths.ts';
import { distance } from '../../../geometry/points.ts';
import type { Decision } from '../../../rules/terms/decision.ts';
import { matchWords } from '../../../words/match/match.ts';
import { gapSaid } from '../../../words/match/board.ts';
import { allOf } from '../../../words/language/sentences.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { radiusOf, STONE_RADIUS } from '../../board/table.ts';
import { idName, modelName } from '../../table/names.ts';
import { Acting } from './acting.ts';
import type { Offer } from './actions.ts';
import { atOnceSign } from '../plan/at-once.ts';
import '../plan/crossing-plan.ts';
import { LetGo } from '../plan/let-go.ts';
import { asMeant, meantFor } from '../outcomes/meant-for.ts';
import '../plan/move-plan.ts';
import { priceAt } from './offer-facts.ts';
import { picksOf } from '../../table/picks-of.ts';
import { readyOf } from '../outcomes/ready-decisions.ts';
import { harvestsOf, isHarvest, type Sequel } from '../outcomes/sequels.ts';

/** The distance of the ring round an intended target from the target's base, in units. */
const MEANT = 90;

/** An action with its targets that one touch of an icon takes. */
interface Ready {
  id: string;
  offer: Offer;
  decision: Decision;
}

/** The action bar on a board, and the plan that the chosen action needs: a path, a target, or a yes. */
@customElement('moon-act-prompt')
export class MoonActPrompt extends Acting {
  /** The point that a player has tapped, and so chosen the Jog or the Step; null: none. */
  private first: BoardPoint | null = null;
  /** The actions that may follow in one go after the Harvest of the only moonstone in reach. */
  private digs: readonly Sequel[] = [];
  /** The id of the icon under a finger, the mouse or the focus; null: none. */
  @state() private pointed: string | null = null;

  constructor() {
    super();
    new LetGo(this, 'data-at-once', {
      point: (id) => this.#point(id),
      give: (id) => {
        const ready = this.#ready().find((candidate) => candidate.id === id);
        if (ready) void this.attack(ready, this.mayGo(ready.offer));
      },
    });
  }

  protected override reset(): void {
    super.reset();
    this.first = null;
    const [harvest, second] = this.open('act')?.by === undefined ? this.table.choices(this.seat).decisions.filter(isHarvest) : [];
    this.digs = harvest && !second ? harvestsOf({ table: this.table, seat: this.seat }, [], harvest) : [];
    this.pointed = null;
    this.#hear();
  }

  /** All actions that one touch of an icon beside them takes, each with its targets. */
  #ready(offers = this.offers()): Ready[] {
    if (this.table.taught || this.open('act')?.by !== undefined) return [];
    const { models } = this.table.view(null).table;
    return offers.flatMap((offer) => {
      if (offer.why || (offer.kind !== 'melee' && offer.kind !== 'use')) return [];
      const meant = asMeant(offer.decisions, meantFor(offer.ability), models, this.seat);
      return readyOf(meant, models, this.seat, models[this.actor]?.at).map((decision) => ({
        id: [offer.id, ...picksOf(decision)].join(' '),
        offer,
        decision,
      }));
    });
  }

  #label({ offer, decision }: Ready): string {
    const picks = picksOf(decision);
    const names = allOf(picks.map((id) => idName(this.table, id)));
    if (offer.kind === 'melee') return matchWords.attackNow(names);
    return names === '' ? matchWords.useIt(this.nameOf(offer)) : matchWords.useNow(this.nameOf(offer), names);
  }

  #point(id: string | null): void {
    if (this.chosen !== null || this.cards || id === this.pointed) return;
    this.pointed = id;
    this.#hear();
  }

  protected override atOnce(offer: Offer): readonly TemplateResult[] {
    return this.#ready([offer]).map((ready) =>
      atOnceSign(this.table, { id: ready.id, label: this.#label(ready), picks: picksOf(ready.decision) }),
    );
  }

  /** The price if it depends on the target, and for a Melee Attack the cards that both fighters would draw. */
  #costs({ offer, decision }: Ready, price: number | undefined): string[] {
    const draws = offer.kind === 'melee' ? this.expected(picksOf(decision)) : null;
    return [...(price === undefined ? [] : [matchWords.costsHere(price)]), ...(draws === null ? [] : [draws])];
  }

  /** A sentence about the icon under the finger. */
  protected override beside(): TemplateResult | typeof nothing {
    const all = this.#ready();
    if (all.length === 0) return nothing;
    const ready = all.find(({ id }) => id === this.pointed);
    const price = ready && priceAt(this.table, this.actor, ready.offer)?.(picksOf(ready.decision));
    return html`<p class="hint">${matchWords.atOnce()}</p>
      ${ready ? html`<p class="meant">${[`${this.#label(ready)}.`, ...this.#costs(ready, price)].join(' ')}</p>` : nothing}`;
  }

  /**
   * While no action is chosen, a tap on the ground plans a Jog there, or a Step if the Jog is used up; a tap on a moonstone harvests it, or plans the
   * way to it.
   */
  #hear() {
    const offered = (id: string) => this.offers().find((offer) => offer.id === id && !offer.why);
    const jog = (point: BoardPoint) => {
      const move = (['jog', 'step'] as const).find(offered);
      if (this.chosen !== null || this.cards || !move) return;
      this.first = point;
      this.chosen = move;
    };
    const ready = this.pointed === null ? undefined : this.#ready().find(({ id }) => id === this.pointed);
    const meant = ready ? picksOf(ready.decision).filter((id) => id in this.table.view(null).table.models) : [];
    this.desk.ask(this, {
      seat: this.seat,
      mode: { kind: 'idle' },
      rings: meant.map((model) => ({ model, reach: MEANT, tone: 'touchable' as const })),
      on: {
        'ground-tapped': ({ at }) => jog(at),
        'stone-tapped': ({ stone }) => {
          const harvest = offered('harvest')?.decisions.find((decision) => decision.kind === 'harvest' && decision.stone === stone);
          const point = this.table.view(null).table.stones.find(({ id }) => id === stone)?.at;
          if (harvest) void this.decide(harvest);
          else if (point) jog(point);
        },
      },
    });
  }

  protected override sequels({ kind, why }: Offer): readonly Sequel[] {
    return kind === 'harvest' && !why ? this.digs : [];
  }

  /** The reason why a Harvest or a move is refused, with the distance to the nearest moonstone or the name of the engaging model. */
  protected override lacking({ kind, why }: Offer): string | undefined {
    const engager = why?.code === 'engaged' ? why.facts?.['by'] : undefined;
    if (typeof engager === 'string') return matchWords.engagedBy(modelName(this.table, engager));
    if (kind !== 'harvest' || why?.code !== 'not-in-contact') return undefined;
    const { models, stones } = this.table.view(null).table;
    const model = models[this.actor];
    if (!model) return undefined;
    const radius = radiusOf(this.table.characters, model) + STONE_RADIUS;
    const gaps = stones.filter(({ holder }) => holder === null).map(({ at }) => distance(at, model.at) - radius);
    return gaps.length === 0 ? matchWords.noStoneLeft() : matchWords.nearestStone(gapSaid(toInches(Math.max(0, Math.min(...gaps)))));
  }

  protected override plan(offer: Offer): TemplateResult {
    const cancel = () => (this.chosen = this.first = null);
    const model = this.actor;
    const [drawn] = offer.drawn;
    if (offer.kind === 'step' || offer.kind === 'jog') {
      const { kind } = offer;
      return html`<moon-move-plan
        .table=${this.table}
        .desk=${this.desk}
        .seat=${this.seat}
        .model=${model}
        .as=${kind}
        .first=${this.first}
        .far=${true}
        .limit=${drawn && 'length' in drawn ? drawn.length : 0}
        @cancelled=${cancel}
        @planned=${({ detail }: MoonEvent<'planned'>) => this.decideAll(detail.decisions)}
      ></moon-move-plan>`;
    }
    const decided = ({ detail }: MoonEvent<'decided'>) => this.decide(detail.decision);
    if (offer.kind === 'traverse' || offer.kind === 'jump')
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
    return this.targets(offer, offer.kind === 'harvest' ? null : model, cancel);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-act-prompt': MoonActPrompt;
  }
}

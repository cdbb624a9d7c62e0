import { distance } from '../../src/geometry/points.ts';
import type { Folded } from '../../src/record/match-record.ts';
import type { Seat } from '../../src/rules/terms/ids.ts';
import type { Answer, Decision } from '../../src/rules/terms/decision.ts';
import type { Opening, OpeningOf, Question } from '../../src/rules/terms/opening.ts';
import type { TablePort } from '../../src/ui/contexts/table-port.ts';
import { cardOf } from '../../src/ui/table/card-of.ts';
import { pointOf } from '../../src/ui/table/spots.ts';
import { meantFor } from '../../src/ui/prompts/outcomes/meant-for.ts';
import { firstPicks, oneOfThese, forcedPicks } from '../../src/ui/prompts/outcomes/picks.ts';
import { picksOf } from '../../src/ui/table/picks-of.ts';
import { readyOf } from '../../src/ui/prompts/outcomes/ready-decisions.ts';
import {
  activatedAndEnded,
  harvestsOf,
  isHarvest,
  movesOf,
  routeOf,
  sequelsOf,
  withBeside,
} from '../../src/ui/prompts/outcomes/sequels.ts';
import { tableAt } from '../ui/match/tables/rules-table.ts';

/** A decision that somebody has made by hand. */
export interface Made {
  decision: Decision;
  opening: Opening;
  /** The match before it. */
  before: Folded;
  /** Verdicts that it has brought, each with a button that goes on. */
  verdicts: number;
}

type Acting = Extract<Decision, { kind: 'melee' | 'use' }>;
type Moving = Extract<Decision, { kind: 'jog' | 'step' }>;

const NAMES = ['Ada', 'Ben'];
/** A finger is no nearer to a place than this, in units. */
const FINGER = 26;

const isMove = (decision: Decision | undefined): decision is Moving => decision?.kind === 'jog' || decision?.kind === 'step';
const same = (decision: Decision, other: Decision | undefined): boolean =>
  decision.kind === other?.kind &&
  decision.seat === other.seat &&
  picksOf(decision).join() === picksOf(other).join() &&
  (decision.kind !== 'use' || other.kind !== 'use' || decision.ability === other.ability);

/** The touches that decisions have taken on the glass, each gesture asked of what the glass itself offers. */
export class Touches {
  readonly by = new Map<string, number>();
  readonly #lined = new Set<number>();
  /** Who has said that all copies are shown. */
  readonly #shown = new Set<number>();
  readonly #made: readonly Made[];

  /** `only`: whose touches are counted; left out, everybody's. `merged`: several answers of a melee may be given with one touch. */
  constructor(
    all: readonly Made[],
    private readonly asks: { only?: Seat; merged?: boolean } = {},
  ) {
    // what was meant goes on once somebody has said that they hold
    const made = all.filter(({ decision }) => decision.kind !== 'stand-by');
    this.#made = made;
    this.#add('stand-by', all.filter((made) => made.decision.kind === 'stand-by' && this.#counts(made)).length);
    for (let index = 0; index < made.length;) index += this.#gesture(index);
    for (const { verdicts } of all) this.#add('go on', verdicts);
  }

  get sum(): number {
    return [...this.by.values()].reduce((sum, taps) => sum + taps, 0);
  }

  #counts({ decision }: Made): boolean {
    return this.asks.only === undefined || decision.seat === this.asks.only;
  }

  /** Whether an answer of a melee was given with another one. */
  #merged(index: number): boolean {
    const { merged = true } = this.asks;
    const made = this.#made[index];
    if (!merged || !made) return false;
    const { decision, opening } = made;
    // whoever attacks says with the attack whether it goes for it; who defends lays a card and has not
    if (opening.kind === 'going-for-it')
      return opening.side === 'attacker' ? this.#made[index - 1]?.decision.kind === 'melee' : decision.kind === 'pass';
    const before = this.#made[index - 1]?.decision;
    return decision.kind === 'damage-type' && before?.kind === 'upgrade' && before.signature && before.seat === decision.seat;
  }

  #add(label: string, taps: number): void {
    this.by.set(label, (this.by.get(label) ?? 0) + taps);
  }

  /** The decisions from here on that one seat has made without anybody else. */
  #run(index: number): Decision[] {
    const seat = this.#made[index]?.decision.seat;
    const end = this.#made.findIndex(({ decision }, later) => later > index && decision.seat !== seat);
    return this.#made.slice(index, end < 0 ? undefined : end).map(({ decision }) => decision);
  }

  /** Counts the gesture that begins here; how many decisions it means. */
  #gesture(position: number): number {
    const made = this.#made[position];
    if (!made) return 1;
    const { decision, opening, before } = made;
    const { seat, kind } = decision;
    if (!this.#counts(made) || this.#merged(position)) return 1;
    const countOf = (taps: number): 1 => (this.#add(kind, taps), 1);
    switch (kind) {
      case 'deploy':
      case 'press': {
        // said once, for the whole match: the places are left to the app, and these hands always show all they hold
        const once = kind === 'deploy' ? this.#lined : this.#shown;
        const first = !once.has(seat);
        once.add(seat);
        return countOf(first ? 1 : 0);
      }
      case 'activate': {
        const table = tableAt(before, NAMES);
        const run = this.#run(position);
        const ended = activatedAndEnded(seat, decision.model);
        const both = ended.every((decision, index) => same(decision, run[index])) && table.outlook?.(ended.slice(0, 1));
        return both ? (this.#add('activate and end', 1), 2) : this.#walk(position, table);
      }
      case 'harvest': {
        const table = tableAt(before, NAMES);
        const open = table.choices(seat).decisions.filter(isHarvest).length === 1;
        const all = open ? harvestsOf({ table, seat }, [], decision).map(({ decisions }) => decisions) : [];
        const run = this.#run(position);
        const meant = all.filter((ones) => ones.every((decision, index) => same(decision, run[index])));
        this.#add(kind, 1);
        return Math.max(1, ...meant.map(({ length }) => length));
      }
      case 'jog':
      case 'step':
        return this.#walk(position, tableAt(before, NAMES));
      case 'melee':
      case 'use':
        return countOf(opening.kind === 'act' ? acting(tableAt(before, NAMES), decision, opening) : 1);
      case 'claim':
        // a card, and what is said of it
        return countOf(opening.kind === 'claim' && opening.open ? 1 : 2);
      case 'answer':
        return countOf(answering(decision, opening.kind === 'choice' ? opening.question : null));
      default:
        return countOf(1);
    }
  }

  /** Counts a way as far as one gesture leads, with what is confirmed in one with it. */
  #walk(position: number, table: TablePort): number {
    const run = this.#run(position);
    const begins = run[0]?.kind === 'activate' ? run.slice(0, 1) : [];
    const from = begins.length;
    const after = run.slice(from);
    const moves = after.slice(0, after.findIndex((decision) => !isMove(decision)) >>> 0).filter(isMove);
    const [first] = moves;
    const drawn = begins.length > 0 ? [] : table.choices(this.#made[position]?.decision.seat ?? 0).drawn;
    const [offered = 'jog'] = (['jog', 'step'] as const).filter((as) => drawn.some(({ kind }) => kind === as));
    // a Step while there is a Jog is chosen before it is drawn
    const chosen = begins.length === 0 && first?.kind !== offered ? 1 : 0;
    for (let far = moves.length; first && far > 0; far -= 1) {
      const to = moves[far - 1]?.path.at(-1);
      const model = first.model ?? this.#asked(position);
      const as = begins.length > 0 ? 'jog' : first.kind;
      const plan = { table, seat: first.seat, model, as, begins, far: true, limit: table.longestMove?.(model, as) ?? 0 };
      const route = to && routeOf(plan, pointOf(to));
      const planned = route ? movesOf(plan, route) : [];
      const end = route?.path.at(-1);
      const kinds = (all: readonly Decision[]): string => all.map(({ kind }) => kind).join();
      if (!route || !end || distance(end, pointOf(to)) > FINGER || kinds(planned) !== kinds(run.slice(0, from + far))) continue;
      // it is dragged there or tapped, and confirmed
      this.#add('move', 2 + chosen);
      const sequels = sequelsOf(plan, route)
        .flatMap(withBeside)
        .map(({ decisions }) => decisions.slice(planned.length));
      const more = sequels
        .filter((all) => all.every((decision, index) => same(decision, run[from + far + index])))
        .map(({ length }) => length);
      return planned.length + Math.max(0, ...more);
    }
    // drawn by hand
    this.#add(begins.length > 0 ? 'activate' : 'move', begins.length > 0 ? 1 : 2 + chosen);
    return 1;
  }

  #asked(index: number): string {
    const opening = this.#made[index]?.opening;
    return opening?.kind === 'act' ? opening.model : '';
  }
}

/** Touches for an action and what it names: one where that stands beside it. */
function acting(table: TablePort, decision: Acting, { model: asked, by }: OpeningOf<'act'>): number {
  const model = decision.model ?? asked;
  const alike = table
    .choices(decision.seat)
    .decisions.filter(
      (candidate) =>
        candidate.kind === decision.kind &&
        (candidate.model ?? asked) === model &&
        (candidate.kind !== 'use' || decision.kind !== 'use' || candidate.ability === decision.ability),
    );
  const { models } = table.view(null).table;
  const from = models[model]?.at;
  const picks = picksOf(decision);
  if (by === undefined && readyOf(alike, models, decision.seat, from).some((candidate) => same(candidate, decision))) return 1;
  const ability = decision.kind === 'use' ? cardOf(table, model)?.abilities.find(({ id }) => id === decision.ability) : undefined;
  const meant = decision.kind === 'melee' ? 'enemies' : meantFor(ability ?? null);
  if (firstPicks(alike, models, { seat: decision.seat, from, meant }).join() === picks.join()) return 2;
  return 2 + (oneOfThese(alike) ? 1 : picks.length - forcedPicks(alike).length);
}

/** What is pointed at on the board is confirmed; an order is put right place by place. */
function answering(answer: Answer, question: Question | null): number {
  if (answer.path || answer.at) return 2;
  if (answer.number !== undefined && question?.ask === 'number') return 1 + Math.abs(question.to - answer.number);
  if (answer.order && question?.ask === 'order') {
    const { order } = answer;
    const crossed = question.items.flatMap((item, index) =>
      question.items.slice(index + 1).filter((follower) => order.indexOf(follower) < order.indexOf(item)),
    );
    return 1 + crossed.length;
  }
  return 1;
}

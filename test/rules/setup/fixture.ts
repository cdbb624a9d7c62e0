import { person } from '../person.ts';
import type { MatchAfter } from '../../../machines/match/decision-outcome.ts';
import { begin, decide, pathOf } from '../../../machines/match/fold.ts';
import { newMatch } from '../../../src/rules/setup/new-match.ts';
import { INCH } from '../../../src/geometry/lengths.ts';
import type { Catalogue, Character, MeleeFace } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { MELEE_CARDS, type MeleeCard } from '../../../src/rules/terms/decks.ts';
import type { Faction } from '../../../src/rules/terms/factions.ts';
import type { Happening } from '../../../src/rules/terms/happening.ts';
import type { Match, Point, Setup } from '../../../src/rules/terms/match.ts';
import type { Reason } from '../../../src/rules/terms/reason.ts';

export const character = (id: string, more: Partial<Character> = {}): Character => person(id, { blueDots: [1, 3, 5, 7], ...more });

const face: MeleeFace = {
  types: ['slicing'],
  deal: Object.fromEntries(MELEE_CARDS.map((card) => [card, { hit: 1 }])) as MeleeFace['deal'],
};

export const catalogue = (...characters: Character[]): Catalogue => ({
  characters: Object.fromEntries(characters.map((card) => [card.id, card])),
  melee: Object.fromEntries(MELEE_CARDS.map((card) => [card, face])) as Record<MeleeCard, MeleeFace>,
});

const named = (prefix: string, factions: Faction[]): Character[] =>
  ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => character(`${prefix}-${letter}`, { factions }));

/** Seven characters of each of four factions (`com-a` … `sha-g`), one of two (`half`), a big one (`big`) and one that is only summoned (`imp`). */
export const cards: Catalogue = catalogue(
  ...named('com', ['commonwealth']),
  ...named('dom', ['dominion']),
  ...named('les', ['leshavult']),
  ...named('sha', ['shades']),
  character('half', { factions: ['dominion', 'leshavult'] }),
  character('big', { base: 40 }),
  character('imp', { unselectable: true }),
);

export const troupe = (prefix: string, size: number): string[] =>
  ['a', 'b', 'c', 'd', 'e', 'f', 'g'].slice(0, size).map((place) => `${prefix}-${place}`);
export const pointAt = (x: number, y: number): Point => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) });

export const setupOf = (more: Partial<Setup>): Setup => ({
  seats: [{ troupe: troupe('com', 2) }, { troupe: troupe('dom', 2) }],
  options: {},
  terrain: [],
  seed: 'moon',
  start: 'setup',
  ...more,
});

export class Table {
  match: Match;
  events: Happening[];

  constructor(
    given: Setup | Match,
    readonly catalogue: Catalogue = cards,
  ) {
    const first: MatchAfter = begin('rules' in given ? given : newMatch(given, catalogue), catalogue);
    this.match = first.match;
    this.events = first.events;
  }
  get state(): string {
    return pathOf(this.match);
  }
  /** `seat:kind` of everything asked. */
  get open(): string[] {
    return this.match.openings.map(({ seat, kind }) => `${seat}:${kind}`);
  }
  try(decision: Decision): Reason | null {
    const decided = decide(this.match, decision, this.catalogue);
    if (!decided.ok) return decided.reason;
    this.match = decided.match;
    this.events = decided.events;
    return null;
  }
  do(...decisions: Decision[]): this {
    for (const decision of decisions) {
      const refused = this.try(decision);
      if (refused) throw new Error(`${decision.kind} refused: ${JSON.stringify(refused)} in ${this.state}`);
    }
    return this;
  }
  /** Everybody keeps the stones. */
  keep(): this {
    let open = this.match.openings[0];
    while (open?.kind === 'mulligan') {
      this.do({ seat: open.seat, kind: 'keep-stones' });
      open = this.match.openings[0];
    }
    return this;
  }
  happened<K extends Happening['what']>(subject: K): Extract<Happening, { what: K }>[] {
    return this.events.filter((event): event is Extract<Happening, { what: K }> => event.what === subject);
  }
}

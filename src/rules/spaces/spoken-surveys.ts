import type { Look, Survey } from '../look.ts';
import { markersOf } from '../measuring/markers.ts';
import type { TerrainName } from '../terms/card-language.ts';
import { NeedFact, type Became, type Fact, type TableAnswer, type TableAnswers } from '../terms/fact.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Lure, Marker, Piece, Stone } from '../terms/match.ts';
import { isTerrain } from '../table/is-terrain.ts';
import type { CoverFound, SightLine, Space, Thing } from '../space/space.ts';
import { supposition, WORLDS, type Supposition, type World } from '../space/supposition.ts';
import { tableAnswerTo } from '../space/table-answers.ts';
import { filterOf, missingFacts } from '../space/missing-facts.ts';

const NOWHERE = { x: 0, y: 0 };

/** A piece without a place, for counting. */
const pieceOf = (terrain: TerrainName, nth: number): Piece => ({
  id: `${terrain}-${nth + 1}`,
  kind: 'obstacle',
  shape: { disc: { at: NOWHERE, radius: 0 } },
  base: 0,
  top: 0,
});

/** The name of a thing at a spoken table: its kind. */
function kindOf(look: Look, thing: Exclude<Thing, { stone: unknown }>): string {
  if ('disc' in thing) return 'point';
  return look.match.table.terrain.find((piece) => piece.id === thing.piece)?.kind ?? thing.piece;
}

/** Space as the players tell it: a missing fact is asked for, or supposed. The players judge paths themselves. */
class SpokenSpace implements Space {
  private strict = false;

  constructor(
    private readonly look: Look,
    private readonly supposed: Supposition | null,
  ) {}

  private say(fact: Fact): TableAnswer {
    const answer = tableAnswerTo(this.look.match.table.told, fact);
    if (answer !== undefined) return answer;
    if (!this.supposed || this.strict) throw new NeedFact([fact]);
    return this.supposed.say(fact);
  }
  private is(fact: Fact): boolean {
    return this.say(fact) === true;
  }

  /** With suppositions: judges the condition by the modifier's supposition, so that a supposed fact about space does not decide it. */
  modifier(test: () => boolean): boolean {
    if (!this.supposed || this.strict) return test();
    this.strict = true;
    try {
      return test();
    } catch (failed) {
      missingFacts(null, failed);
      return this.supposed.modifiers;
    } finally {
      this.strict = false;
    }
  }

  within(a: ModelId, b: ModelId, inches: number): boolean {
    return a === b || this.is({ about: 'within', of: [a, b], in: inches });
  }
  thingWithin(model: ModelId, thing: Thing, inches: number): boolean {
    if ('stone' in thing) return this.is({ about: 'stone-within', model, stone: thing.stone, in: inches });
    return this.is({ about: 'piece-within', model, kind: kindOf(this.look, thing), in: inches });
  }
  nearest(to: ModelId, among: readonly ModelId[]): ModelId[] {
    if (among.length < 2) return [...among];
    const answer = this.say({ about: 'nearest', to, among });
    return Array.isArray(answer) ? among.filter((id) => answer.includes(id)) : [];
  }
  nearOwnEdge(model: ModelId, inches: number): boolean {
    return this.is({ about: 'own-edge', model, in: inches });
  }
  farFromOwnEdge(model: ModelId, inches: number): boolean {
    return this.is({ about: 'off-own-edge', model, in: inches });
  }

  sees(from: ModelId, to: ModelId): SightLine {
    return { visible: from === to || this.is({ about: 'sees', of: [from, to] }), line: null, blockedBy: [] };
  }
  seesThing(from: ModelId, thing: Thing): SightLine {
    const visible =
      'stone' in thing
        ? this.is({ about: 'sees-stone', model: from, stone: thing.stone })
        : this.is({ about: 'sees-piece', model: from, kind: kindOf(this.look, thing) });
    return { visible, line: null, blockedBy: [] };
  }
  reaches(a: ModelId, b: ModelId, inches: number): boolean {
    return this.is({ about: 'reaches', of: [a, b], in: inches });
  }
  cover(from: ModelId, to: ModelId): CoverFound {
    const answer = this.say({ about: 'cover', of: [from, to] });
    return { cover: answer === 'light' || answer === 'heavy' ? answer : 'none', by: [] };
  }

  contact(a: ModelId, b: ModelId): boolean {
    return a === b || this.is({ about: 'contact', of: [a, b] });
  }
  touchesPiece(): boolean {
    return false;
  }
  stonesTouched(model: ModelId): Stone[] {
    const lying = this.look.match.table.stones.filter(({ holder }) => holder === null);
    return filterOf(lying, ({ id }) => this.is({ about: 'touches', model, thing: id }));
  }
  markersTouched(model: ModelId): Marker[] {
    return filterOf(markersOf(this.look), ({ id }) => this.is({ about: 'touches', model, thing: id }));
  }

  /** The players tell the touched lures with the move. */
  luresTouched(): Lure[] {
    return [];
  }

  indoors(model: ModelId): boolean {
    return this.is({ about: 'stands-in', model, terrain: 'building' });
  }
  piecesUnder(model: ModelId, terrain: TerrainName): Piece[] {
    return this.is({ about: 'stands-in', model, terrain }) ? [pieceOf(terrain, 0)] : [];
  }
  near(model: ModelId, terrain: TerrainName, inches: number): Piece[] {
    const count = Number(this.say({ about: 'pieces', model, terrain, in: inches }));
    const pieces = this.look.match.table.terrain.filter((piece) => isTerrain(piece, terrain));
    return Array.from({ length: count }, (_, nth) => pieces[nth] ?? pieceOf(terrain, nth));
  }

  driven(model: ModelId, inches: number, directly: 'towards' | 'away', from: ModelId | undefined): Became {
    const answer = this.say({ about: 'driven', model, in: inches, directly, ...(from === undefined ? {} : { from }) });
    return typeof answer === 'object' && !Array.isArray(answer) ? answer : {};
  }
  hasRoom(a: ModelId, b: ModelId): boolean {
    return this.is({ about: 'room', of: [a, b] });
  }

  refuseWay(): null {
    return null;
  }
  refuseStart(): null {
    return null;
  }
  refuseTraverse(): null {
    return null;
  }
  refuseClimb(): null {
    return null;
  }
  refuseJump(): null {
    return null;
  }
  refuseStand(): null {
    return null;
  }
  refuseStone(): null {
    return null;
  }
}

/** The survey of one world. Supposed answers are noted in `notes` by the keys of their facts; the fact `turn` gets the opposite answer. */
export const supposedSurvey = (world: World, notes?: TableAnswers, turn?: string): Survey => {
  const assumption = supposition(world, notes, turn);
  return { space: (look) => new SpokenSpace(look, assumption) };
};

/** The survey for playing: a missing fact stops the decision and is asked for. */
export const askingSurvey: Survey = {
  space: (look) => new SpokenSpace(look, null),
  worlds: WORLDS.map((world) => supposedSurvey(world)),
};

/** The survey for reading: missing facts are supposed as in the most usual world. */
export const readingSurvey: Survey = { ...askingSurvey, ...supposedSurvey(WORLDS[0] ?? { engaged: false, near: true, modifiers: false }) };

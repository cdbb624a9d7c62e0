import { groundSpots, type GroundQuestion } from '../../../src/rules/effects/models/growing.ts';
import { choicesOf, judge, named, openingsOf } from '../../../src/rules/index.ts';
import { lookAt } from '../../../src/rules/look-at.ts';
import { standSpots } from '../../../src/rules/movement/stand.ts';
import { stoneSpots } from '../../../src/rules/movement/stones.ts';
import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import type { Choices } from '../../../src/rules/terms/choices.ts';
import type { Decision, Spot } from '../../../src/rules/terms/decision.ts';
import type { ModelId, PieceId, Seat } from '../../../src/rules/terms/ids.ts';
import type { Match } from '../../../src/rules/terms/match.ts';
import type { Opening } from '../../../src/rules/terms/opening.ts';
import type { PlayersTable } from '../../../src/players/drawn-answers.ts';
import type { BoardPoint, Verdict } from '../../../src/seats/table/answers.ts';
import { viewFor, type View } from '../../../src/seats/view.ts';

/** The table of a seat from the match itself. By law a seat's own table gives the same answers; this one saves imagining the rest of the match. */
export class OpenTable implements PlayersTable {
  #view: View | null = null;

  constructor(
    readonly match: Match,
    readonly seat: Seat,
    readonly cards: Catalogue,
  ) {}

  get view(): View {
    return (this.#view ??= viewFor(this.match, this.seat));
  }
  get opening(): Opening | null {
    return openingsOf(this.match).find(({ seat }) => seat === this.seat) ?? null;
  }
  choices(): Choices {
    return choicesOf(this.match, this.seat, this.cards);
  }
  judge(decision: Decision): Verdict {
    const judged = judge(this.match, named(this.match, decision), this.cards);
    return { known: true, refused: judged.ok ? null : judged.reason };
  }
  beside(model: ModelId, round: { model: ModelId } | { piece: PieceId }): BoardPoint[] {
    return standSpots(lookAt(this.match, this.cards), model, round);
  }
  drops(model: ModelId): BoardPoint[] {
    return stoneSpots(lookAt(this.match, this.cards), model);
  }
  grounds(question: GroundQuestion): Spot[] {
    return groundSpots(lookAt(this.match, this.cards), question);
  }
}

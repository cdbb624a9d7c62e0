import type { ModelId, Seat } from '../../../rules/terms/ids.ts';
import type { Opening } from '../../../rules/terms/opening.ts';
import type { Advice } from '../../../rules/terms/thought.ts';
import { allOf } from '../../../words/language/sentences.ts';
import { adviceSentence, thoughtWords } from '../../../words/match/opponents/thoughts.ts';
import type { Pointed } from '../../board/modes.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import type { MatchHost } from '../match-host.ts';
import { isSpoken } from '../../table/is-spoken.ts';
import { idName, namesOf } from '../../table/names.ts';
import { isHere, lookersAt } from '../../table/people.ts';
import { pointedAt } from '../../table/pointed-at.ts';
import { sequelSentence } from './sequel-sentence.ts';

/** The advice for a player, and what the board shows of it. */
export interface Counselled {
  seat: Seat;
  sentence: string;
  pointed: Pointed | null;
}

/** The questions about which a player may ask for advice: only if no other player sees the screen, because advice mentions the cards in hand. */
export function advisableOpenings(table: TablePort): Opening[] {
  if (!table.advise || table.readOnly !== null || isSpoken(table) || peopleWatching(table).length > 1) return [];
  return table.openings().filter(({ seat }) => isHere(table, seat));
}

/** The people who may look at the screen; a player who has given up does not count. */
function peopleWatching(table: TablePort): Seat[] {
  const { seats } = table.view(null).order;
  return lookersAt(table).filter((seat) => !seats[seat]?.conceded);
}

/** The question that advice is about. `advice`: null if there is none, undefined while the computer thinks. */
interface AskedAdvice {
  opening: Opening;
  advice?: Advice | null;
}

/**
 * The strong computer's advice to the player who asked for it. The words and the marks on the board go together: they stay until their question is
 * answered, until the player closes them, or until the player begins a move.
 */
export class Counsel {
  #advice: AskedAdvice | null = null;

  constructor(private readonly host: MatchHost) {}

  /** Asks for advice about a question; asking again brings a new answer. */
  async ask(opening: Opening): Promise<void> {
    const { table } = this.host;
    const asked: AskedAdvice = { opening };
    this.#put(asked);
    const advice = (await table.advise?.(opening.seat).catch(() => null)) ?? null;
    if (this.#advice === asked) this.#put({ opening, advice }); // otherwise the player no longer waits for it
  }

  forget(): void {
    if (this.#advice) this.#put(null);
  }

  #put(advice: AskedAdvice | null): void {
    this.#advice = advice;
    this.host.requestUpdate();
  }

  /** The advice about one of these questions; null: none. It is forgotten beside any other question, and when another person sits at the screen. */
  beside(openings: readonly Opening[]): Counselled | null {
    if (this.#advice && (!openings.includes(this.#advice.opening) || peopleWatching(this.host.table).length > 1)) this.#advice = null;
    if (!this.#advice) return null;
    const { opening, advice } = this.#advice;
    const { seat } = opening;
    if (advice === undefined) return { seat, sentence: thoughtWords.thinks(), pointed: null };
    return { seat, ...counselled(this.host.table, opening, advice) };
  }
}

/** Words for advice that has no sentence. */
const named = (table: TablePort, { ids }: Pointed): string =>
  ids.length > 0 ? thoughtWords.picks(allOf(ids.map((id) => idName(table, id)))) : thoughtWords.pointed();

function counselled(table: TablePort, opening: Opening, advice: Advice | null): Omit<Counselled, 'seat'> {
  const nothing = { sentence: thoughtWords.none(), pointed: null };
  if (!advice) return nothing;
  const view = table.view(null);
  const active: ModelId | null = view.order.active;
  const pointed = pointedAt(view, advice.decision, active, opening);
  const sentence = adviceSentence(advice, active, namesOf(table)) ?? (pointed && named(table, pointed));
  if (!sentence) return nothing;
  const sequel = pointed && sequelSentence(table, pointed, advice.why);
  return { sentence: sequel ? `${sentence} ${sequel}` : sentence, pointed };
}

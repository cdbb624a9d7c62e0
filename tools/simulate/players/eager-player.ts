import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import type { Choices } from '../../../src/rules/terms/choices.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { CharacterId, ModelId } from '../../../src/rules/terms/ids.ts';
import type { Match } from '../../../src/rules/terms/match.ts';
import type { Opening } from '../../../src/rules/terms/opening.ts';
import type { Lot } from '../../../src/players/lot.ts';
import { randomDecision } from '../../../src/players/random-player.ts';
import type { RecordLine } from '../../../src/record/match-record.ts';
import { judge } from '../../../src/rules/index.ts';
import { lookAt } from '../../../src/rules/look-at.ts';
import type { PlayersTable } from '../../../src/players/drawn-answers.ts';
import { seatTable } from '../../../src/seats/table/seat-table.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { OpenTable } from '../setups/open-table.ts';
import { forward, waysTo } from './approach.ts';
import { textOfAim } from './aims.ts';
import type { Manner } from '../play-match.ts';
import { quarryOf, type Quarry } from './quarry.ts';
import { serves } from './serves.ts';
import { standing } from './standing.ts';

/** The aim of a match, and the parts of cards that have been used in it so far. */
interface Wish {
  aim: string;
  quarry: Quarry;
  used: ReadonlyMap<string, number>;
}

/** Per cent of the decisions that are made from the seat's view alone; by law the match itself gives the same choices. */
const BY_VIEW = 15;

/** Decisions of a model that has arrived where it wants to be, or saves its energy. */
const STAYS: readonly Decision['kind'][] = ['use', 'melee', 'harvest', 'end-activation'];

const characterOf = (match: Match, model: ModelId | undefined): CharacterId => match.table.models[model ?? '']?.character ?? '';

/** The part of a card that a decision uses, by its name in `tools/simulate/players/aims.ts`; null when no card names it. */
function bringsOut(match: Match, decision: Decision, opening: Opening, cards: Catalogue): string | null {
  const top = match.stack[match.stack.length - 1];
  switch (decision.kind) {
    case 'use':
      return `${characterOf(match, decision.model ?? match.order.active ?? undefined)}/${decision.ability}`;
    case 'play-card':
      return decision.card;
    case 'upgrade':
    case 'play-melee':
    case 'follow-up': {
      if (top?.kind !== 'melee' || !('side' in opening)) return null;
      const character = characterOf(match, top.fighters[opening.side]);
      const signature = cards.characters[character]?.signature;
      const fits = decision.kind === 'upgrade' ? decision.signature : signature?.upgrades === decision.card;
      return signature && fits ? `${character}/${signature.id}` : null;
    }
    default:
      return null;
  }
}

function isLegal(table: PlayersTable, decision: Decision): boolean {
  const verdict = table.judge(decision);
  return verdict.known && verdict.refused === null;
}

/** The match, its cards, and the chance by which decisions are drawn. */
interface Present {
  match: Match;
  cards: Catalogue;
  lot: Lot;
}

/** A decision that leads to the models that the aim concerns, or keeps a model with them: a place to deploy, a way, or no further way. */
function approach({ match, cards, lot }: Present, table: PlayersTable, opening: Opening, { quarry }: Wish): Decision | undefined {
  const { seat } = opening;
  const choices = table.choices();
  const legal = (decision: Decision): boolean => isLegal(table, decision);
  const drag = choices.drawn.find(({ kind }) => kind === 'jog') ?? lot.of(choices.drawn);
  if (drag?.kind === 'deploy') return [forward(lot, seat, drag.model, match.order.seats[seat]?.edge ?? null)].find(legal);
  if (!drag || !('model' in drag)) return undefined;
  const hero = lot.percent(15) ? characterOf(match, drag.model) : null;
  const ways = waysTo(lookAt(match, cards), lot, seat, drag, hero === null ? quarry : { ...quarry, hero, goal: { terrain: 'any' } });
  const course = ways?.find(legal);
  const isDear = drag.kind === 'step' && (match.table.models[drag.model]?.energy ?? 0) <= Math.max(1, quarry.cost) && lot.percent(70);
  if (course && !isDear) return course;
  if ((ways && !isDear) || opening.kind !== 'act') return undefined;
  return lot.of(choices.decisions.filter(({ kind }) => STAYS.includes(kind)));
}

/** Ends an activation, or declines to react, so that there is energy when the aim can be reached. */
function saves(match: Match, opening: Opening, { decisions, drawn }: Choices, { quarry }: Wish): Decision | undefined {
  const isPoor = (id: ModelId): boolean => {
    const model = match.table.models[id];
    return model !== undefined && model.character === quarry.bearer && model.energy <= quarry.cost;
  };
  if (quarry.cost < 2) return undefined;
  if (opening.kind === 'act' && isPoor(opening.model) && !drawn.some(({ kind }) => kind === 'jog'))
    return decisions.find(({ kind }) => kind === 'end-activation');
  const reacts = opening.kind === 'reaction' && drawn.some((candidate) => 'model' in candidate && isPoor(candidate.model));
  return reacts ? decisions.find(({ kind }) => kind === 'pass') : undefined;
}

/** A legal answer, preferably one that uses something not yet seen in this match, above all the wish. */
function eagerDecision(present: Present, opening: Opening, wish: Wish, line: RecordLine): Decision {
  const { match, cards, lot } = present;
  const { seat } = opening;
  const aside = standing(match, seat, cards, lot, line);
  if (aside && judge(match, aside, cards).ok) return aside;
  const table = lot.percent(BY_VIEW) ? seatTable(viewFor(match, seat), cards) : new OpenTable(match, seat, cards);
  const choices = table.choices();
  const named = choices.decisions.map((decision) => ({ decision, name: bringsOut(match, decision, opening, cards) }));
  const aimed = named.filter(({ name }) => name === wish.aim);
  if (aimed.length > 0 && lot.percent(85)) return (lot.of(aimed) as (typeof aimed)[number]).decision;
  const reached = wish.used.has(wish.aim);
  const spared = !reached && lot.percent(50) ? saves(match, opening, choices, wish) : undefined;
  if (spared) return spared;
  const serving = choices.decisions.filter((decision) => serves(match, decision, wish, cards));
  if (serving.length > 0 && lot.percent(reached ? 40 : 75)) return lot.of(serving) as Decision;
  const fresh = named.filter(({ name }) => name !== null && !wish.used.has(name));
  if (fresh.length > 0 && lot.percent(40)) return (lot.of(fresh) as (typeof fresh)[number]).decision;
  const course = lot.percent(reached ? 25 : 70) ? approach(present, table, opening, wish) : undefined;
  return course ?? randomDecision(table, lot);
}

/** The player of a match with an aim: a `wish` of `aims.ts`, and the name under which its use is counted. */
export function eagerFor({ aim, wish }: { aim: string; wish: string }): NonNullable<Manner['player']> {
  const quarry = quarryOf(aim, textOfAim(wish));
  return ({ match, record, line }, opening, lot, used) =>
    eagerDecision({ match, cards: record.cards, lot }, opening, { aim, quarry, used }, line);
}

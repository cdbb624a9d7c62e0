import { isDeepStrictEqual } from 'node:util';
import type { MatchAfter } from '../../../machines/match/decision-outcome.ts';
import { decide } from '../../../machines/match/fold.ts';
import { tryDrawn } from '../../../src/players/drawn-answers.ts';
import { Lot } from '../../../src/players/lot.ts';
import { choicesOf, openingsOf } from '../../../src/rules/index.ts';
import { lookAt } from '../../../src/rules/look-at.ts';
import { effectsFrame } from '../../../src/rules/printed/text-of.ts';
import { effectAt } from '../../../src/rules/effects/walk.ts';
import type { Catalogue, Eff } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { EffectsFrame, Frame } from '../../../src/rules/terms/frame.ts';
import type { Happening } from '../../../src/rules/terms/happening.ts';
import type { Match } from '../../../src/rules/terms/match.ts';
import type { Opening } from '../../../src/rules/terms/opening.ts';
import { OpenTable } from '../setups/open-table.ts';

// The laws of card texts, which apply at every question.

const isOfModel = ({ text }: EffectsFrame): boolean => 'character' in text || 'upgrade' in text;
const nameOf = ({ model, ability }: EffectsFrame): string => `${ability} of ${model}`;
const topOf = ({ stack }: Match): Frame => stack[stack.length - 1] as Frame; // the game is always on the stack

/** Effects that ask other seats than that of the text: seats that pay, place moonstones, react or make room. */
const OTHERS: readonly Eff['do'][] = [
  'may-pay',
  'drop-stone',
  'inherit-stone',
  'take-stone',
  'reaction-step',
  'summon',
  'act',
  'share',
  'depth',
];

/**
 * Checks that the seat that controls a model makes the decisions of its text, and that the same seat never makes those of the resisting player. @rule
 * CTL-1 ARC-39
 */
export function decidersOf(match: Match, cards: Catalogue): string[] {
  const deciders: string[] = [];
  for (const frame of match.stack) {
    if (frame.kind !== 'effects' || !isOfModel(frame)) continue;
    const runner = match.table.models[frame.model]?.controller;
    if (frame.seat !== runner) deciders.push(`${nameOf(frame)} is decided by seat ${frame.seat}, and ${frame.model} is run by ${runner}`);
    const opponents = match.order.seats.filter(({ conceded }, seat) => !conceded && seat !== frame.seat);
    if (frame.resisting === frame.seat && !frame.catastrophe && opponents.length > 0) deciders.push(`nobody resists ${nameOf(frame)}`);
  }
  const top = topOf(match);
  const [opening] = match.openings;
  if (top.kind !== 'effects' || !isOfModel(top) || opening?.kind !== 'choice') return deciders;
  const effect = effectAt(lookAt(match, cards), top);
  if (!effect || OTHERS.includes(effect.do)) return deciders;
  const decider = 'by' in effect ? effect.by : undefined;
  const asked = decider === 'resisting' ? top.resisting : top.seat;
  if (decider !== 'owner' && opening.seat !== asked)
    deciders.push(`${effect.do} of ${nameOf(top)} is asked of seat ${opening.seat}, not ${asked}`);
  return deciders;
}

/** Checks that no model counts as the originator of harm from a player's card. @rule CMP-9 */
export const cardsAreNobody = ({ stack }: Match): string[] =>
  stack.flatMap((frame, index) => {
    const above = stack[index + 1];
    if (frame.kind !== 'effects' || !('card' in frame.text) || above?.kind !== 'effects' || !isOfModel(above)) return [];
    const { originator } = above.bound;
    return originator === undefined ? [] : [`${nameOf(above)} takes ${String(originator)} for ${frame.text.card}`];
  });

const TRIES = 6;
const MOST_ANSWERS = 80;

/** A match without the notes that a text was used and paid for; the count of Catastrophes stays. */
function plain(match: Match, payer: string, cards: boolean): unknown {
  const { table, order } = match;
  const models = Object.values(table.models).map(({ used: _, energy, ...model }) => ({
    ...model,
    energy: model.id === payer ? 0 : energy,
  }));
  const seats = order.seats.map(({ cards: hand, used, ...seat }) => (cards ? seat : { ...seat, held: hand, used }));
  const { ledger: _ledger, deeds, ...orderFields } = order;
  return { ...match, table: { ...table, models }, order: { ...orderFields, seats, catastrophes: deeds?.catastrophes } };
}

const energyOf = ({ table }: Match, model: string): number => table.models[model]?.energy ?? 0;

const QUIET: readonly Happening['what'][] = [
  'energy-spent',
  'arcane-revealed',
  'resist-shown',
  'card-played',
  'card-rule',
  'failed',
  'shuffled',
];

/** The events without those that only report that this text was used and paid for. */
const eventsOf = (events: readonly Happening[], { model, ability }: EffectsFrame): Happening[] =>
  events.filter(
    (event) =>
      !QUIET.includes(event.what) &&
      !(event.what === 'used' && event.ability === ability) &&
      !(event.what === 'energy-lost' && event.model === model),
  );

/** Plays on by random answers until the text at this place of the stack is over; null when a drawn answer does not fit. */
function playedOut(begun: MatchAfter, index: number, text: EffectsFrame, cards: Catalogue, lot: Lot): MatchAfter | null {
  let current = begun.match;
  const events = [...begun.events];
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    const frame = current.stack[index];
    const isRunning = frame?.kind === 'effects' && frame.model === text.model && frame.ability === text.ability && !frame.offer;
    const [opening] = openingsOf(current);
    if (!isRunning || !opening) return { match: current, events };
    const next = decide(current, anyAnswer(current, opening, cards, lot), cards);
    if (!next.ok) return null;
    current = next.match;
    events.push(...next.events);
  }
  return null;
}

function anyAnswer(match: Match, { seat }: Opening, cards: Catalogue, lot: Lot): Decision {
  const { decisions, drawn } = choicesOf(match, seat, cards);
  const drawing = lot.of(drawn);
  if (drawing && lot.percent(70)) return tryDrawn(new OpenTable(match, seat, cards), lot, seat, drawing);
  const takes = decisions.filter(({ kind }) => kind !== 'pass' && kind !== 'hold');
  return lot.of(lot.percent(85) && takes.length > 0 ? takes : decisions) ?? { seat, kind: 'pass' };
}

/** The same moment with an added question that comes as soon as the text on top is over, before anything else. */
function heldAfter(match: Match, top: EffectsFrame): Match {
  const hold = effectsFrame({
    model: top.model,
    ability: 'held',
    text: { inline: [{ do: 'may', then: [] }], name: 'held' },
    seat: top.seat,
    resisting: top.resisting,
  });
  const stack = match.stack.map((frame, index) =>
    index === match.stack.length - 2 ? { ...frame, pending: [hold, ...(frame.pending ?? [])] } : frame,
  );
  return { ...match, stack: stack as unknown as Match['stack'] };
}

/** True if using an offer has the same result as letting it pass, by all random answers that are tried. */
function comesToNothing(match: Match, used: Decision, seat: number, cards: Catalogue, lot: Lot): boolean {
  const top = topOf(match);
  const passed = decide(match, { seat, kind: 'pass' }, cards);
  if (top.kind !== 'effects' || !passed.ok) return false;
  const index = match.stack.length - 1;
  const isCard = used.kind === 'play-card';
  const without = plain(passed.match, top.model, isCard);
  const anyway = eventsOf(passed.events, top);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const alone = decide(heldAfter(match, top), used, cards);
    const over = alone.ok ? playedOut(alone, index, top, cards, lot) : null;
    if (!over || eventsOf(over.events, top).length > 0) return false;
    const begun = decide(match, used, cards);
    const ended = begun.ok ? playedOut(begun, index, top, cards, lot) : null;
    if (!ended) return false;
    const { match: after, events } = ended;
    if (!isDeepStrictEqual(eventsOf(events, top), anyway)) return false;
    if (energyOf(after, top.model) > energyOf(passed.match, top.model) || !isDeepStrictEqual(plain(after, top.model, isCard), without))
      return false;
  }
  return true;
}

/** True if an offer changes the kind of damage: other texts may respond to the kind, even if the amount stays. */
const renames = (match: Match, frame: EffectsFrame, cards: Catalogue): boolean => effectAt(lookAt(match, cards), frame)?.do === 'sharpen';

/** Checks that no offer is made that changes nothing: using it must differ from letting it pass. @rule REA-15 */
export function idleOffers(match: Match, cards: Catalogue, seed: string): string[] {
  const top = topOf(match);
  const [opening] = match.openings;
  if (top.kind !== 'effects' || !opening || (opening.kind !== 'interrupt' && opening.kind !== 'reveal')) return [];
  if (top.window || renames(match, top, cards)) return [];
  const lot = new Lot(`idle ${seed}`);
  return choicesOf(match, opening.seat, cards).decisions.flatMap((decision) => {
    if (decision.kind !== 'use') return [];
    return comesToNothing(match, decision, opening.seat, cards, lot) ? [`${nameOf(top)} is offered and changes nothing`] : [];
  });
}

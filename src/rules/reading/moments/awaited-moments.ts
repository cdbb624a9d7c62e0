import type { Character, Trigger } from '../../terms/card-language.ts';
import type { Moment } from './moment.ts';

/** The moment at which rules with a trigger are asked; null for one with a path of its own. */
export const ASKED_AT: Readonly<Record<Trigger['on'], Moment['on'] | null>> = {
  replenish: 'replenish',
  discard: 'discard',
  enters: 'enters',
  activates: 'activates',
  'first-rolled': 'first-rolled',
  declares: 'declares',
  fights: 'fights',
  'end-step': 'end-step',
  reanimates: 'reanimates',
  reanimated: 'reanimated',
  'hands-drawn': 'hands-drawn',
  'would-deal': 'would-deal',
  targeted: 'targeted',
  attacks: 'attacks',
  'would-suffer': 'would-suffer',
  'arcane-drawn': 'arcane-drawn',
  'caused-wounds': 'caused-wounds',
  wounded: 'wounded',
  slain: 'slain',
  'would-be-slain': 'would-be-slain',
  catastrophe: 'catastrophe',
  flips: 'flips',
  'gains-stone': 'gains-stone',
  'adds-card': 'adds-card',
  'ends-move-engaged': 'moved',
  moves: 'moved',
  'gains-ability': 'gains-ability',
  'melee-drawn': 'melee-drawn',
  reveals: 'reveals',
  'steps-aside': 'steps-aside',
  deployed: 'deployed',
  'uses-arcane': 'uses-arcane',
  'arcane-over': 'arcane-over',
  harvests: null, // only the harvesting model is asked, by `harvestText` and `harvestTriggers`
  bluffed: 'bluffed',
};

// Kept, because every card is asked at every moment and most wait for none. Cards never change while they are in play.
const awaited = new WeakMap<Character, ReadonlySet<Moment['on'] | null>>();

/** True if a card has a rule for this moment. */
export function isAwaited(card: Character, on: Moment['on']): boolean {
  let all = awaited.get(card);
  if (!all) {
    const rules = card.abilities.flatMap((ability) => (ability.kind === 'passive' ? ability.rules : []));
    all = new Set(rules.flatMap((rule) => ('when' in rule ? [ASKED_AT[rule.when.on]] : [])));
    awaited.set(card, all);
  }
  return all.has(on);
}

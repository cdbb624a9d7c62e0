import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Match, Model } from '../../../src/rules/terms/match.ts';
import { upgradedCard } from '../../../src/rules/terms/upgrades.ts';
import { doesSome } from './company.ts';
import { isHero, isPrey, type Quarry } from './quarry.ts';

/** True if a played card is one that was set aside beside a character, and not one of the hand. */
function isLaidBy({ stack, order }: Match, { seat, card }: Extract<Decision, { kind: 'claim' }>): boolean {
  const top = stack[stack.length - 1];
  const cards = Object.values(order.seats[seat]?.kept ?? {}).flat();
  return top?.kind === 'arcane' && !top.hand.includes(card) && cards.includes(card);
}

/**
 * True if a decision leads towards an aim: it uses its card, activates its character, or seeks the melee, the duel or the moonstone for which it
 * waits.
 */
export function serves(match: Match, decision: Decision, { aim, quarry }: { aim: string; quarry: Quarry }, cards: Catalogue): boolean {
  const modelOf = (id: string | null | undefined): Model | undefined => match.table.models[id ?? ''];
  const isOfHero = (model: Model | undefined): boolean => model !== undefined && isHero(quarry, model);
  const acting = modelOf('model' in decision ? (decision.model ?? match.order.active) : match.order.active);
  switch (decision.kind) {
    case 'choose-card':
      return decision.card === aim;
    case 'draft':
      return decision.character === quarry.hero;
    case 'choose-troupe':
      return quarry.hero !== null && decision.characters.includes(quarry.hero);
    case 'activate':
      return quarry.hero !== null && isOfHero(modelOf(decision.model));
    case 'claim':
      return quarry.adds && isLaidBy(match, decision);
    case 'harvest':
      return quarry.goal === 'stone' && isOfHero(acting);
    case 'melee':
      return (
        quarry.fight &&
        [modelOf(decision.target)].some((target) => target && (isOfHero(acting) || isOfHero(target) || isPrey(quarry, match, target)))
      );
    case 'use': {
      const card = acting && cards.characters[acting.character];
      const ability = card && upgradedCard(cards, card, acting.upgrades).abilities.find(({ id }) => id === decision.ability);
      if (doesSome(ability ?? null, quarry.calls)) return true;
      if (acting?.character === quarry.bearer && (acting?.energy ?? 0) < quarry.cost && doesSome(ability ?? null, ['"do":"gain"']))
        return true;
      return (
        quarry.arcane &&
        ability?.kind === 'arcane' &&
        (isOfHero(acting) || (decision.targets ?? []).some((target) => isOfHero(modelOf(target))))
      );
    }
    default:
      return false;
  }
}

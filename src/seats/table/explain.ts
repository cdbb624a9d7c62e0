import { abilitiesOf } from '../../rules/printed/abilities-of.ts';
import { costOf, isSlow, statOf } from '../../rules/reading/stats.ts';
import { usesLeft } from '../../rules/printed/text-of.ts';
import { BASIC, basicCost } from '../../rules/activation/pay.ts';
import { handSize } from '../../rules/arcane/hand-size.ts';
import type { Look } from '../../rules/look.ts';
import { gapBetween } from '../../rules/measuring/gaps.ts';
import { engagedBy } from '../../rules/sight/engagement.ts';
import { coverBetween, sees } from '../../rules/sight/sight.ts';
import type { AbilityId, ModelId } from '../../rules/terms/ids.ts';
import type { ModelNumbers, SightExplained } from './answers.ts';

/** What everything a model may do costs it now, whoever pays. */
function costsOf(look: Look, model: ModelId): Record<string, number> {
  const abilities = abilitiesOf(look, model).flatMap((ability): [string, number][] =>
    ability.kind === 'passive' ? [] : [[ability.id, costOf(look, model, ability.kind, ability.cost, ability.id)]],
  );
  return Object.fromEntries([...BASIC.map((action): [string, number] => [action, basicCost(look, model, action)]), ...abilities]);
}

/** What an ability costs a model at these targets; left out, at the most favourable ones. @rule ACT-17 */
export function priceOf(look: Look, model: ModelId, id: AbilityId, targets?: readonly ModelId[]): number {
  const ability = abilitiesOf(look, model).find((candidate) => candidate.id === id);
  return ability && ability.kind !== 'passive' ? costOf(look, model, ability.kind, ability.cost, id, targets ?? null) : 0;
}

/** A model's numbers as they count now; lengths in inches, as they are printed. */
export function numbersOf(look: Look, model: ModelId): ModelNumbers {
  const { spent } = look.model(model);
  const used = abilitiesOf(look, model).filter(({ id, limit }) => spent[id] !== undefined || usesLeft(look, model, id, limit) <= 0);
  return {
    melee: statOf(look, model, 'melee'),
    meleeRange: statOf(look, model, 'melee-range'),
    arcane: statOf(look, model, 'arcane'),
    evade: statOf(look, model, 'evade'),
    openDots: look.openDots(model),
    engagedBy: engagedBy(look, model),
    slow: isSlow(look, model),
    used: used.map(({ id }) => id),
    costs: costsOf(look, model),
  };
}

/** What the model's first arcane ability would draw at a target, by parts; cover as the cards it takes away. */
function drawAt(look: Look, from: ModelId, to: ModelId): SightExplained['draw'] {
  const arcane = abilitiesOf(look, from).find(({ kind }) => kind === 'arcane');
  if (!arcane || from === to) return null;
  const { cards, stat, evade, cover, elevation } = handSize(look, {
    kind: 'arcane',
    step: 'arcane.draw',
    model: from,
    ability: arcane.id,
    seat: look.model(from).controller,
    resisting: look.model(to).controller,
    declared: { targets: [to] },
    owner: look.model(to).controller,
    hand: [],
    resist: [],
    repeats: 0,
    discard: [],
  });
  return { cards, stat, evade, cover, elevation };
}

/** Sight and cover between two models on the board, with everything that makes them so. `gap` in units. */
export function sightOf(look: Look, from: ModelId, to: ModelId): SightExplained {
  const { visible, line, blockedBy } = sees(look, from, to);
  const { cover, by } = coverBetween(look, from, to);
  return { visible, line, blockedBy, cover, coverBy: by, gap: gapBetween(look, from, to), draw: drawAt(look, from, to) };
}

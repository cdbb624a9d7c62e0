import { headed } from '../../../words/language/sentences.ts';
import type { Ability, Arcane } from '../../../rules/terms/card-language.ts';
import { valueOf, type ArcaneCard } from '../../../rules/terms/decks.ts';
import { fits } from '../../../rules/terms/card-fit.ts';
import { abilityText, outcomeLines } from '../../../words/cards/abilities.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { blowText, priceWords } from '../../../words/match/prices.ts';
import { abilityOf, modelName, namesOf } from '../../table/names.ts';
import type { ArcaneView } from '../../table/hands.ts';

/** The arcane ability that is being used. */
export function abilityPlayed(table: TablePort, frame: ArcaneView): Arcane | null {
  const ability = abilityOf(table, frame.model, frame.ability);
  return ability && 'kind' in ability && ability.kind === 'arcane' ? ability : null;
}

/** A part of an outcome with X replaced by its value, so that the text can say the singular for 1. */
function reckoned<T>(part: T, x: number): T;
function reckoned(part: unknown, x: number): unknown {
  if (part === 'X') return x;
  if (Array.isArray(part)) return part.map((item) => reckoned(item, x));
  if (typeof part !== 'object' || part === null) return part;
  if ('x' in part && typeof part.x === 'number') {
    const { plus = 0, min = -Infinity } = part as { plus?: number; min?: number }; // a value of the card language
    return Math.max(min, part.x * x + plus);
  }
  return Object.fromEntries(Object.entries(part).map(([field, value]) => [field, reckoned(value, x)]));
}

/** The text of an ability as on its card, one line per outcome; `beside`: the other abilities of the card. */
export const abilityLines = (ability: Ability, beside: readonly Ability[]): string =>
  [
    abilityText(ability, [...beside]),
    ...(ability.kind === 'arcane' ? outcomeLines(ability, [...beside]).map(({ on, text }) => headed(on, text)) : []),
  ]
    .filter((line) => line !== '')
    .join('\n');

/** The effect for an identity as a text, and its X if the text uses it (@rule ARC-22); null if there is no effect. */
export function outcomeText(
  ability: Arcane,
  identity: ArcaneCard,
  beside: readonly Ability[] = [],
): { on: string; text: string; x: number | null } | null {
  const index = ability.outcomes.findIndex(({ on }) => fits(identity, on));
  const outcome = ability.outcomes[index];
  if (!outcome) return null;
  const x = valueOf(identity);
  const done = reckoned(outcome.do, x);
  const changed = { ...ability, outcomes: ability.outcomes.with(index, { ...outcome, do: done }) };
  const line = outcomeLines(changed, [...beside])[index];
  return line ? { ...line, x: JSON.stringify(done) === JSON.stringify(outcome.do) ? null : x } : null;
}

/** Notes to an outcome's text: the model that “this model” means, and the damage that the target would suffer. */
export function outcomeNotes(table: TablePort, frame: ArcaneView, ability: Arcane, identity: ArcaneCard): string[] {
  const outcome = ability.outcomes.find(({ on }) => fits(identity, on));
  if (!outcome) return [];
  const done = reckoned(outcome.do, valueOf(identity));
  const [target] = frame.declared.targets ?? [];
  const damage = done.flatMap((effect) =>
    effect.do === 'damage' && effect.to === 'target' && typeof effect.by === 'number' ? [effect] : [],
  );
  const sums = damage.flatMap(({ by, type }) => {
    const sum = target === undefined || typeof by !== 'number' ? null : table.damage(frame.model, { to: target, by, type });
    if (!sum || target === undefined || sum.parts.length === 0) return [];
    return [
      priceWords.onTarget(
        blowText({ ...sum, printed: typeof by === 'number' ? by : null, copies: 1 }, namesOf(table)),
        modelName(table, target),
      ),
    ];
  });
  const speaksOfItself = JSON.stringify(done).includes('"self"');
  return [...(speaksOfItself ? [priceWords.thisModel(modelName(table, frame.model))] : []), ...sums];
}

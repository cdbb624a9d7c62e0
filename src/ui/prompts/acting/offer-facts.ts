import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { ModelId } from '../../../rules/terms/ids.ts';
import { matchWords } from '../../../words/match/match.ts';
import { costText } from '../../../words/match/prices.ts';
import { inches } from '../../../words/language/sentences.ts';
import { icon } from '../../art/icon.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { namesOf } from '../../table/names.ts';
import type { Offer } from './actions.ts';

/**
 * The price and the length of an action now, and whether a Jog is short because the model is Slow. The price is a range if it depends on the target.
 */
export function offerFacts(table: TablePort, actor: ModelId, { kind, ability, drawn, why }: Offer, free: boolean): TemplateResult {
  const { costs, costParts, used, slow } = table.numbers(actor);
  const names = namesOf(table);
  const most = free ? 0 : (costs[ability?.id ?? kind] ?? 0);
  const least = ability && !free ? table.price(actor, ability.id) : most;
  const drag = drawn[0];
  const reach = kind === 'step' || kind === 'jog' ? (drag && 'length' in drag ? drag.length : table.longestMove(actor, kind)) : undefined;
  const length = reach === undefined ? undefined : Math.round(reach / 25.4) / 10;
  const range = length ?? (ability && ability.kind !== 'passive' ? (ability.range ?? ability.pulse) : undefined);
  const again = ability?.kind === 'active' ? ability.do.find((candidate) => candidate.do === 'reload') : undefined;
  const idle = again !== undefined && !used.includes(again.ability);
  const text = least < most ? matchWords.costBetween(least, most) : matchWords.cost(most);
  const sum = free || least < most ? null : costText(most, costParts?.[ability?.id ?? kind] ?? [], names);
  return html`<span class="drop" aria-label=${text} role="img">${icon('drop', '1.1em')}${least < most ? `${least}–${most}` : most}</span>
    ${sum === null ? nothing : html`<span>${sum}</span>`}${range === undefined ? nothing : html`<span>${inches(range)}</span>`}${kind === 'jog' && slow ? html`<span>${matchWords.slow()}</span>` : nothing}${
      ability && used.includes(ability.id) ? html`<span>${why?.code === 'spent' ? matchWords.spent() : matchWords.used()}</span>` : nothing
    }${idle ? html`<span>${matchWords.loaded()}</span>` : nothing}`;
}

/** The price of an ability for given targets; null if it is the same for all targets. */
export function priceAt(table: TablePort, actor: ModelId, { ability }: Offer): ((targets: readonly ModelId[]) => number) | null {
  if (!ability || table.price(actor, ability.id) === table.price(actor, ability.id, [])) return null;
  return (targets) => table.price(actor, ability.id, targets);
}

import type { Folded } from '../../../src/record/match-record.ts';
import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import type { Match, Model } from '../../../src/rules/terms/match.ts';
import { standing } from './aims.ts';

// The number of uses of each part of the cards in a match, by the names in `tools/simulate/players/aims.ts`.

export type Used = Map<string, number>;

const once = (used: Used, name: string): void => void used.set(name, (used.get(name) ?? 0) + 1);

/** Counts a used ability: of the character, or of an upgrade attached to it. */
function noteAbility(used: Used, cards: Catalogue, model: Model | undefined, ability: string): void {
  once(used, `${model?.character}/${ability}`);
  const upgrade = model?.upgrades?.find((id) => cards.upgrades?.[id]?.abilities.some((candidate) => candidate.id === ability));
  if (upgrade !== undefined) once(used, `upgrade:${upgrade}`);
}

/** The model whose character had this ability when it was used: the use may have changed the character. */
function userOf(cards: Catalogue, ability: string, before: Model | undefined, after: Model | undefined): Model | undefined {
  const has = cards.characters[before?.character ?? '']?.abilities.some(({ id }) => id === ability);
  return has ? before : (after ?? before);
}

/** Counts what a decision and its consequences have used. */
export function noteUse(used: Used, before: Folded, after: Folded): void {
  const models = after.match.table.models;
  const were = before.match.table.models;
  for (const { decision, events } of after.record.entries.slice(before.record.entries.length)) {
    const top = before.match.stack[before.match.stack.length - 1];
    for (const event of events) {
      if (event.what === 'used' || (event.what === 'declared' && event.ability))
        noteAbility(
          used,
          after.record.cards,
          userOf(after.record.cards, event.ability ?? '', were[event.model], models[event.model]),
          event.ability ?? '',
        );
      if (event.what === 'card-played' || event.what === 'card-rule') once(used, event.card);
      if (event.what === 'upgraded' && decision.kind === 'upgrade' && top?.kind === 'melee')
        once(used, `${models[top.fighters[event.side]]?.character}/${event.signature}`);
    }
  }
}

/** Counts parts without an observable use, once a match for each model that was on the board. */
export function noteStanding(used: Used, { table }: Match, cards: Catalogue): void {
  for (const { character, upgrades = [], status } of Object.values(table.models)) {
    if (status === 'reserve') continue;
    const names = cards.characters[character]?.abilities.map(({ id }) => `${character}/${id}`) ?? [];
    for (const name of [...names, ...upgrades.map((id) => `upgrade:${id}`)]) if (standing.includes(name)) once(used, name);
  }
}

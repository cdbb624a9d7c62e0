import * as v from 'valibot';
import { MELEE_CARDS } from '../../rules/terms/decks.ts';
import { DAMAGE_TYPES, FACTIONS } from '../../rules/terms/factions.ts';
import { PLAY_MOMENTS } from '../../rules/terms/table-card.ts';
import { anything, count, maybe, name, number } from './plain.ts';

// The cards in play as a record carries them: numbers and outline; the text of an ability is read by the rules alone.

const hit = v.object({ hit: v.nullable(number), followUp: maybe(v.literal(true)) });
const deal = v.object(Object.fromEntries(MELEE_CARDS.map((card) => [card, hit])));
const types = v.array(v.picklist(DAMAGE_TYPES));

const ability = v.variant('kind', [
  v.looseObject({ id: name, name, kind: v.literal('passive'), rules: v.array(anything) }),
  v.looseObject({ id: name, name, kind: v.literal('active'), cost: number, do: v.array(anything) }),
  v.looseObject({ id: name, name, kind: v.literal('arcane'), cost: number, outcomes: v.array(anything) }),
]);

const character = v.looseObject({
  id: name,
  name,
  version: count,
  factions: v.array(v.picklist(FACTIONS)),
  keywords: v.array(name),
  base: v.picklist([30, 40, 50]),
  health: count,
  blueDots: v.array(count),
  melee: number,
  meleeRange: number,
  arcane: number,
  evade: number,
  abilities: v.array(ability),
  signature: v.nullable(v.looseObject({ id: name, name, upgrades: v.picklist(MELEE_CARDS), types, deal })),
});

const upgrade = v.looseObject({
  id: name,
  name,
  version: count,
  factions: v.array(v.picklist(FACTIONS)),
  allowed: v.array(name),
  forbidden: v.array(name),
  abilities: v.array(ability),
});

const tableCard = v.looseObject({
  id: name,
  kind: v.picklist(['event', 'agenda', 'campaign']),
  name,
  version: count,
  clause: name,
  faction: maybe(v.picklist(FACTIONS)),
  factions: maybe(v.array(v.picklist(FACTIONS))),
  at: v.array(v.picklist(PLAY_MOMENTS)),
});

export const cardsShape = v.object({
  characters: v.record(v.string(), character),
  melee: v.object(Object.fromEntries(MELEE_CARDS.map((card) => [card, v.object({ types, deal })]))),
  tableCards: maybe(v.record(v.string(), tableCard)),
  upgrades: maybe(v.record(v.string(), upgrade)),
});

import * as v from 'valibot';
import type {
  Ability,
  Catalogue,
  Character,
  Cond,
  DealTable,
  Eff,
  Hit,
  MeleeFace,
  Mod,
  Signature,
  Upgrade,
  Which,
} from '../../rules/terms/card-language.ts';
import { MELEE_CARDS, type MeleeCard } from '../../rules/terms/decks.ts';
import { DAMAGE_TYPES, FACTIONS } from '../../rules/terms/factions.ts';
import { PLAY_MOMENTS, type League, type SeatRule, type TableCard } from '../../rules/terms/table-card.ts';
import { anything, count, maybe, name, names, number, rulesOwn, shapeOf } from './plain.ts';

// The cards in play as a record carries them: numbers and outline; the text of an ability is read by the rules alone.

const flag = v.literal(true);
const factions = v.array(v.picklist(FACTIONS));
const types = v.array(v.picklist(DAMAGE_TYPES));
const effects = v.array(rulesOwn<Eff>());
const conditions = v.array(rulesOwn<Cond>());

const ofMelee = <T>(shape: v.GenericSchema<T>): v.GenericSchema<Record<MeleeCard, T>> =>
  v.object(Object.fromEntries(MELEE_CARDS.map((card) => [card, shape]))) as unknown as v.GenericSchema<Record<MeleeCard, T>>;
const deal: v.GenericSchema<DealTable> = ofMelee(shapeOf<Hit>()({ hit: v.nullable(number), followUp: maybe(flag) }));

const ability = v.variant('kind', [
  v.looseObject({ id: name, name, kind: v.literal('passive'), rules: v.array(anything) }),
  v.looseObject({ id: name, name, kind: v.literal('active'), cost: number, do: v.array(anything) }),
  v.looseObject({ id: name, name, kind: v.literal('arcane'), cost: number, outcomes: v.array(anything) }),
]) as unknown as v.GenericSchema<Ability>;

const signature = shapeOf<Signature>()({
  id: name,
  name,
  upgrades: v.picklist(MELEE_CARDS),
  types,
  deal,
  mods: maybe(v.array(shapeOf<NonNullable<Signature['mods']>[number]>()({ mods: v.array(rulesOwn<Mod>()), if: maybe(conditions) }))),
  begin: maybe(effects),
  end: maybe(effects),
  worksOutOfRange: maybe(flag),
  unlessSlain: maybe(flag),
});

const character = shapeOf<Character>()({
  id: name,
  name,
  version: count,
  factions,
  keywords: names,
  base: v.picklist([30, 40, 50]),
  health: count,
  blueDots: v.array(count),
  melee: number,
  meleeRange: number,
  arcane: number,
  evade: number,
  abilities: v.array(ability),
  signature: v.nullable(signature),
  unselectable: maybe(flag),
});

const upgrade = shapeOf<Upgrade>()({
  id: name,
  name,
  version: count,
  factions,
  allowed: names,
  forbidden: names,
  keywords: maybe(names),
  stats: maybe(shapeOf<NonNullable<Upgrade['stats']>>()({ melee: maybe(number), arcane: maybe(number), evade: maybe(number) })),
  without: maybe(names),
  abilities: v.array(ability),
});

const tableCard = shapeOf<TableCard>()({
  id: name,
  kind: v.picklist(['event', 'agenda', 'campaign']),
  name,
  version: count,
  clause: name,
  faction: maybe(v.picklist(FACTIONS)),
  factions: maybe(factions),
  at: v.array(v.picklist(PLAY_MOMENTS)),
  target: maybe(rulesOwn<Which>()),
  if: maybe(conditions),
  do: maybe(effects),
  rules: maybe(v.array(rulesOwn<SeatRule>())),
  league: maybe(rulesOwn<League>()),
  byHand: maybe(flag),
});

export const cardsShape = shapeOf<Catalogue>()({
  characters: v.record(v.string(), character),
  melee: ofMelee(shapeOf<MeleeFace>()({ types, deal })),
  tableCards: maybe(v.record(v.string(), tableCard)),
  upgrades: maybe(v.record(v.string(), upgrade)),
});

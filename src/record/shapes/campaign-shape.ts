import * as v from 'valibot';
import type { CampaignSetup } from '../../campaign/terms/campaign.ts';
import type { CampaignCatalogue } from '../../campaign/terms/catalogue.ts';
import type { CardPlay, GameResult, GameSide, Slain } from '../../campaign/terms/parts.ts';
import { ATTACKS, MACHINATIONS, OUTCOMES, PAINTED_WORTH, TIE_BREAKS, TIERS, type CampaignSettings } from '../../campaign/terms/settings.ts';
import { FACTIONS } from '../../rules/terms/factions.ts';
import { count, maybe, name, names, whole } from './plain.ts';

// The shape of a campaign's record. The campaign's own rules judge the limits of its numbers.

const faction = v.picklist(FACTIONS);
const each = <K extends string, T>(keys: readonly K[], schema: v.GenericSchema<T>): v.GenericSchema<Record<K, T>> =>
  v.object(Object.fromEntries(keys.map((key) => [key, schema]))) as unknown as v.GenericSchema<Record<K, T>>;

export const settingsShape: v.GenericSchema<CampaignSettings> = v.object({
  length: v.union([count, v.literal('auto')]),
  longest: count,
  growth: v.array(v.object({ rosterSize: count, gameSize: count, upgradesTotal: count, swapsAllowed: count })),
  groupSizes: v.object({ three: count, four: count }),
  stones: v.picklist([5, 7]),
  pairings: v.picklist(['round-robin', 'random', 'by-hand']),
  final: v.picklist(['by-standings', 'as-usual']),
  tierSize: v.picklist(['third', 'two']),
  tierTies: v.picklist(['up', 'middle', 'ordered']),
  tieBreaks: v.array(v.picklist(TIE_BREAKS)),
  cards: v.object({ base: count, least: count, most: count }),
  overSupport: v.picklist(['net', 'each-after-first']),
  overSupportMp: count,
  winner: v.picklist(['vp', 'core']),
  machinations: count,
  machinationsFrom: count,
  machinationTable: each(MACHINATIONS, each(TIERS, each(OUTCOMES, whole))),
  supportsOpponent: maybe(v.boolean()),
  pledgesInFinal: v.boolean(),
  names: v.picklist(['never', 'at-scoring', 'at-once']),
  bystander: v.object({ extra: count, creditMp: count }),
  groupVp: count,
  absentVp: count,
  markers: v.union([v.object({ activate: count, switchOff: count }), v.literal(false)]),
  upgradesPerCharacter: count,
  attacks: v.object({
    on: v.boolean(),
    points: count,
    cost: each(ATTACKS, count),
    needed: each(ATTACKS, count),
    wounds: count,
    catastrophe: count,
    inFirstWeek: v.boolean(),
    inFinalWeek: v.boolean(),
  }),
  painted: maybe(v.picklist(PAINTED_WORTH)),
});

const character = v.object({ factions: v.array(faction), keywords: names, summoned: maybe(v.boolean()) });
const upgrade = v.object({ factions: v.array(faction), needs: names, forbids: names });

export const catalogueShape: v.GenericSchema<CampaignCatalogue> = v.object({
  characters: v.record(name, character),
  upgrades: v.record(name, upgrade),
  cards: v.record(name, v.object({ factions: v.array(faction) })),
  packs: maybe(v.array(v.object({ id: name, name }))),
});

export const campaignSetupShape: v.GenericSchema<CampaignSetup> = v.object({
  name,
  settings: settingsShape,
  catalogue: catalogueShape,
  players: v.pipe(v.array(v.object({ name, faction })), v.minLength(2), v.maxLength(16)),
  chamberlain: maybe(count),
});

const slain: v.GenericSchema<Slain> = v.object({
  character: name,
  by: maybe(v.object({ player: name, character: maybe(name) })),
});

const side: v.GenericSchema<GameSide> = v.object({
  stones: count,
  fielded: maybe(names),
  slain: maybe(v.array(slain)),
  carried: maybe(v.record(name, count)),
  kills: maybe(count),
  deaths: maybe(count),
  painted: maybe(v.literal(true)),
});

export const resultShape: v.GenericSchema<GameResult> = v.object({
  match: v.nullable(name),
  sides: v.record(name, side),
  suddenDeath: maybe(name),
  conceded: maybe(names),
});

const particulars = { card: name, named: maybe(name), count: maybe(count), active: maybe(count), happened: maybe(v.boolean()) };
export const ownPlayShape = v.object(particulars);
export const playShape: v.GenericSchema<CardPlay> = v.object({ player: name, ...particulars });

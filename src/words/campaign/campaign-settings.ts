import { msg, str } from '@lit/localize';
import type { GrowthPreset } from '../../campaign/terms/presets.ts';
import type { CampaignSettings, TieBreak } from '../../campaign/terms/settings.ts';

export const growthWords: Record<GrowthPreset, { name: () => string; text: () => string }> = {
  bookish: {
    name: () => msg('One more each week', { id: 'growth.bookish' }),
    text: () =>
      msg('Rosters start at the size of a game and gain a character every week and an upgrade every third week.', {
        id: 'growth.bookish-text',
      }),
  },
  'lunachron-online': {
    name: () => msg('Small start', { id: 'growth.small' }),
    text: () => msg('Four characters, one more every second week, an upgrade every week.', { id: 'growth.small-text' }),
  },
  entoyment: {
    name: () => msg('A long weekend', { id: 'growth.weekend' }),
    text: () => msg('Seven characters and an upgrade; one more of each after every second game.', { id: 'growth.weekend-text' }),
  },
  'cogs-escalation': {
    name: () => msg('Escalation', { id: 'growth.escalation' }),
    text: () => msg('From three characters to eight, with games growing to match; one swap a week.', { id: 'growth.escalation-text' }),
  },
  'cogs-fixed': {
    name: () => msg('Eight from the start', { id: 'growth.eight' }),
    text: () =>
      msg('Eight characters, five in the field; one swap a week, upgrades in the second and fourth.', { id: 'growth.eight-text' }),
  },
};

/** The settings with a few choices, in groups, with the name of each choice. */
export const settingChoices = {
  stones: {
    label: () => msg('Moonstones', { id: 'campaign-set.stones' }),
    values: [
      ['7', () => msg('Seven', { id: 'campaign-set.seven' })],
      ['5', () => msg('Five', { id: 'campaign-set.five' })],
    ],
  },
  pairings: {
    label: () => msg('Pairings', { id: 'campaign-set.pairings' }),
    values: [
      ['round-robin', () => msg('All play all', { id: 'campaign-set.round-robin' })],
      ['random', () => msg('By lot, without repeats', { id: 'campaign-set.random' })],
      ['by-hand', () => msg('By hand', { id: 'campaign-set.by-hand' })],
    ],
  },
  final: {
    label: () => msg('The last week', { id: 'campaign-set.final' }),
    values: [
      ['by-standings', () => msg('First plays second', { id: 'campaign-set.by-standings' })],
      ['as-usual', () => msg('Like every other week', { id: 'campaign-set.as-usual' })],
    ],
  },
  winner: {
    label: () => msg('A game is won by', { id: 'campaign-set.winner' }),
    values: [
      ['vp', () => msg('Victory points', { id: 'campaign-set.vp' })],
      ['core', () => msg('Moonstones, then Sudden Death', { id: 'campaign-set.core' })],
    ],
  },
  tierSize: {
    label: () => msg('Top and Bottom are', { id: 'campaign-set.tier-size' }),
    values: [
      ['third', () => msg('A third of the players each', { id: 'campaign-set.third' })],
      ['two', () => msg('Two places each', { id: 'campaign-set.two' })],
    ],
  },
  tierTies: {
    label: () => msg('Equal Power at the border between tiers', { id: 'campaign-set.tier-ties' }),
    values: [
      ['up', () => msg('All move up', { id: 'campaign-set.up' })],
      ['middle', () => msg('All are Middle', { id: 'campaign-set.middle' })],
      ['ordered', () => msg('Tie-breaks decide', { id: 'campaign-set.ordered' })],
    ],
  },
  overSupport: {
    label: () => msg('Support beyond the limit', { id: 'campaign-set.over-support' }),
    values: [
      ['net', () => msg('Counted after sabotage', { id: 'campaign-set.net' })],
      ['each-after-first', () => msg('Each one after the first', { id: 'campaign-set.each' })],
    ],
  },
  painted: {
    label: () => msg('A fully painted troupe', { id: 'campaign-set.painted' }),
    values: [
      ['none', () => msg('Does not count', { id: 'campaign-set.painted-none' })],
      ['told', () => msg('Is shown', { id: 'campaign-set.painted-told' })],
      ['point', () => msg('One victory point', { id: 'campaign-set.painted-point' })],
      ['stone', () => msg('One moonstone', { id: 'campaign-set.painted-stone' })],
    ],
  },
  names: {
    label: () => msg('Show who supported and sabotaged', { id: 'campaign-set.names' }),
    values: [
      ['at-scoring', () => msg('When the week is scored', { id: 'campaign-set.at-scoring' })],
      ['at-once', () => msg('At once', { id: 'campaign-set.at-once' })],
      ['never', () => msg('Never', { id: 'campaign-set.never' })],
    ],
  },
} as const satisfies Record<string, { label: () => string; values: readonly (readonly [string, () => string])[] }>;
export type ChosenSetting = keyof typeof settingChoices;

/** The settings that are numbers: the name, the minimum and the maximum of each. */
export const settingNumbers = {
  machinations: { label: () => msg('Machinations a week', { id: 'campaign-set.machinations' }), min: 0, max: 6 },
  machinationsFrom: { label: () => msg('First week with machinations', { id: 'campaign-set.machinations-from' }), min: 1, max: 12 },
  overSupportMp: { label: () => msg('MP for each Support beyond the limit', { id: 'campaign-set.over-support-mp' }), min: 0, max: 5 },
  groupVp: { label: () => msg('VP for games of three or four', { id: 'campaign-set.group-vp' }), min: 0, max: 5 },
  absentVp: { label: () => msg('VP when the opponent does not come', { id: 'campaign-set.absent-vp' }), min: 0, max: 7 },
  upgradesPerCharacter: { label: () => msg('Upgrades a character may have', { id: 'campaign-set.upgrades' }), min: 0, max: 4 },
} as const satisfies Partial<Record<keyof CampaignSettings, { label: () => string; min: number; max: number }>>;
export type NumberSetting = keyof typeof settingNumbers;

export const tieBreakWords: Record<TieBreak, () => string> = {
  vp: () => msg('more victory points', { id: 'tie-break.vp' }),
  kills: () => msg('more kills', { id: 'tie-break.kills' }),
  deaths: () => msg('fewer deaths', { id: 'tie-break.deaths' }),
  'head-to-head': () => msg('who beat whom', { id: 'tie-break.head' }),
};

export const settingWords = {
  length: () => msg('Weeks', { id: 'campaign-set.length' }),
  /** `whole`: the weeks of a complete round robin. */
  autoLength: (weeks: number, whole: number) =>
    weeks < whole
      ? msg(str`Everyone once, ${weeks} weeks at most`, { id: 'campaign-set.auto-most' })
      : msg(str`Everyone once (${weeks})`, { id: 'campaign-set.auto' }),
  fixedLength: () => msg('As many as agreed', { id: 'campaign-set.fixed-length' }),
  weeks: () => msg('How many weeks', { id: 'campaign-set.weeks' }),
  gameSize: () => msg('Characters in the field', { id: 'campaign-set.game-size' }),
  fieldedByWeek: (sizes: string) => msg(str`Characters in the field, week by week: ${sizes}`, { id: 'campaign-set.fielded-by-week' }),
  growth: () => msg('How rosters grow', { id: 'campaign-set.growth' }),
  cards: () => msg('Campaign cards a game', { id: 'campaign-set.cards' }),
  cardsLeast: () => msg('At least', { id: 'campaign-set.cards-least' }),
  cardsMost: () => msg('At most', { id: 'campaign-set.cards-most' }),
  group: () => msg('Characters with three at a table', { id: 'campaign-set.three' }),
  groupFour: () => msg('Characters with four at a table', { id: 'campaign-set.four' }),
  byeExtra: () => msg('Extra machinations for the player who sits out', { id: 'campaign-set.bye-extra' }),
  byeCredit: () => msg('MP credit for sitting out the first week', { id: 'campaign-set.bye-credit' }),
  supportsOpponent: () => msg('A player may support the opponent of the week', { id: 'campaign-set.supports-opponent' }),
  pledges: () => msg('Cards may affect players in the final week', { id: 'campaign-set.pledges' }),
  markers: () => msg('Objective markers are switched on and off with energy', { id: 'campaign-set.markers' }),
  markersHint: () =>
    msg('House version: a friend in base contact makes one active, an enemy switches it off.', { id: 'campaign-set.markers-hint' }),
  markersAgreed: () => msg('The players decide for themselves which markers are active.', { id: 'campaign-set.markers-agreed' }),
  markersOn: () => msg('Energy to make a marker active', { id: 'campaign-set.markers-on' }),
  markersOff: () => msg('Energy to switch it off', { id: 'campaign-set.markers-off' }),
  attacks: () => msg('Assaults and Abductions', { id: 'campaign-set.attacks' }),
  attacksHint: () => msg('House version – the book’s effects may differ.', { id: 'campaign-set.attacks-hint' }),
  house: () => msg('House rules', { id: 'campaign-set.house' }),
  houseText: () =>
    msg('Points the sources leave open, or clubs play differently; the recommended choice is set.', { id: 'campaign-set.house-text' }),
  note: () => msg('Note (reason)', { id: 'campaign-set.note' }),
  keep: () => msg('Use these from the next week on', { id: 'campaign-set.keep' }),
};

/** The words for editing the growth of rosters by hand. */
export const growthRowWords = {
  byHand: () => msg('Week by week, by hand', { id: 'growth-row.by-hand' }),
  week: (week: number) => msg(str`Week ${week}`, { id: 'growth-row.week' }),
  inWeek: (what: string, week: number) => msg(str`${what}, week ${week}`, { id: 'growth-row.in-week' }),
  roster: () => msg('In the roster', { id: 'growth-row.roster' }),
  field: () => msg('In the field', { id: 'growth-row.field' }),
  upgrades: () => msg('Upgrades in all', { id: 'growth-row.upgrades' }),
  swaps: () => msg('Swaps', { id: 'growth-row.swaps' }),
};

export const houseWords = {
  parts: () => msg('Ties in Power are broken by', { id: 'campaign-set.parts' }),
  earlier: (what: string) => msg(str`Move up: ${what}`, { id: 'campaign-set.earlier' }),
  without: (what: string) => msg(str`Leave out: ${what}`, { id: 'campaign-set.without' }),
  pays: () => msg('What machinations pay', { id: 'campaign-set.pays' }),
  aimed: (machination: string, tier: string) => msg(str`${machination}, target ${tier}`, { id: 'campaign-set.aimed' }),
  target: (outcome: string) => msg(str`MP when the target ${outcome}`, { id: 'campaign-set.target' }),
};

export const attackSettingWords = {
  points: () => msg('Attack points for the whole campaign', { id: 'campaign-set.attack-points' }),
  cost: (attack: string) => msg(str`${attack}: attack points`, { id: 'campaign-set.attack-cost' }),
  needed: (attack: string) => msg(str`${attack}: succeeds from`, { id: 'campaign-set.attack-needed' }),
  wounds: () => msg('Assault: wounds to begin with', { id: 'campaign-set.attack-wounds' }),
  catastrophe: () => msg('MP lost with a Catastrophe', { id: 'campaign-set.attack-catastrophe' }),
  inFirstWeek: () => msg('Attacks in the first week', { id: 'campaign-set.attack-first' }),
  inFinalWeek: () => msg('Attacks in the final week', { id: 'campaign-set.attack-final' }),
};

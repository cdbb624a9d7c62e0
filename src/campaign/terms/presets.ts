import type { GrowthRow, MachinationTable, CampaignSettings } from './settings.ts';

export const GROWTH_PRESETS = ['bookish', 'lunachron-online', 'entoyment', 'cogs-escalation', 'cogs-fixed'] as const;
export type GrowthPreset = (typeof GROWTH_PRESETS)[number];

const WEEKS = 12;
const weeks = (row: (week: number) => GrowthRow): GrowthRow[] => Array.from({ length: WEEKS }, (_, index) => row(index + 1));
const from = (table: readonly number[], week: number): number => table[Math.min(week, table.length) - 1] ?? 0;

/** A growth table. `gameSize` is the campaign's own; a preset with a fixed size ignores it. @rule campaign 2.2 2.5 */
export function growthTable(preset: GrowthPreset, gameSize: number): GrowthRow[] {
  switch (preset) {
    case 'bookish':
      return weeks((week) => ({ rosterSize: gameSize + week - 1, gameSize, upgradesTotal: Math.floor((week - 1) / 3), swapsAllowed: 0 }));
    case 'lunachron-online':
      return weeks((week) => {
        const rosterSize = 4 + Math.floor((week - 1) / 2);
        return { rosterSize, gameSize: Math.min(gameSize, rosterSize), upgradesTotal: week - 1, swapsAllowed: 0 };
      });
    case 'entoyment':
      return weeks((week) => {
        const grown = Math.min(3, Math.floor((week - 1) / 2));
        return { rosterSize: 7 + grown, gameSize: Math.min(gameSize, 7), upgradesTotal: 1 + grown, swapsAllowed: 0 };
      });
    case 'cogs-escalation':
      return weeks((week) => ({
        rosterSize: from([3, 4, 5, 6, 7, 8], week),
        gameSize: from([3, 4, 5, 5, 6, 6], week),
        upgradesTotal: from([0, 0, 1, 1, 2], week),
        swapsAllowed: week === 1 ? 0 : 1,
      }));
    case 'cogs-fixed':
      return weeks((week) => ({ rosterSize: 8, gameSize: 5, upgradesTotal: from([0, 1, 1, 2], week), swapsAllowed: week === 1 ? 0 : 1 }));
  }
}

const machinationTable: MachinationTable = {
  support: {
    top: { won: 1, lost: -2, drawn: 0 },
    middle: { won: 1, lost: -1, drawn: 0 },
    bottom: { won: 1, lost: 0, drawn: 0 },
  },
  sabotage: {
    top: { won: 0, lost: 1, drawn: 0 },
    middle: { won: -1, lost: 1, drawn: 0 },
    bottom: { won: -1, lost: 0, drawn: 0 },
  },
};

/** The recommended settings where the books are silent. Attacks are a house rule and off. @rule campaign 8.5 */
export const recommended = (): CampaignSettings => ({
  length: 'auto',
  longest: 6,
  growth: growthTable('bookish', 6),
  groupSizes: { three: 4, four: 3 },
  stones: 7,
  pairings: 'round-robin',
  final: 'by-standings',
  tierSize: 'third',
  tierTies: 'up',
  tieBreaks: ['vp', 'kills', 'deaths', 'head-to-head'],
  cards: { base: 2, least: 1, most: 3 },
  overSupport: 'net',
  overSupportMp: 1,
  winner: 'vp',
  machinations: 2,
  machinationsFrom: 2,
  machinationTable,
  pledgesInFinal: false,
  names: 'at-scoring',
  bystander: { extra: 1, creditMp: 1 },
  groupVp: 1,
  absentVp: 6,
  markers: { activate: 1, switchOff: 1 },
  upgradesPerCharacter: 2,
  attacks: {
    on: false,
    points: 2,
    cost: { assault: 1, abduction: 2 },
    needed: { assault: 2, abduction: 3 },
    wounds: 2,
    catastrophe: 1,
    inFirstWeek: false,
    inFinalWeek: false,
  },
});

import { beginCampaign, decideCampaign } from '../../machines/campaign/index.ts';
import { LEAGUE_CARDS } from '../../src/campaign/league-cards.ts';
import type { Campaign, CampaignSetup } from '../../src/campaign/terms/campaign.ts';
import type { CampaignCatalogue } from '../../src/campaign/terms/catalogue.ts';
import type { CampaignDecision } from '../../src/campaign/terms/decision.ts';
import type { CampaignHappening } from '../../src/campaign/terms/happening.ts';
import type { GameResult } from '../../src/campaign/terms/parts.ts';
import { growthTable, recommended } from '../../src/campaign/terms/presets.ts';
import type { CampaignSettings } from '../../src/campaign/terms/settings.ts';
import { openingsOf } from '../../src/campaign/openings.ts';
import { FACTIONS } from '../../src/rules/terms/factions.ts';

const all = [...FACTIONS];

/** Invented cards: twenty characters and eight upgrades of all factions, one character of Shades alone, one that is only summoned. */
export const catalogue: CampaignCatalogue = {
  characters: {
    ...Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [
        `c${index}`,
        { factions: all, keywords: index % 2 === 0 ? ['goblin'] : ['human', 'noble'] },
      ]),
    ),
    lord: { factions: all, keywords: ['goblin', 'noble'] },
    ghost: { factions: ['shades'], keywords: ['spirit'] },
    bunny: { factions: all, keywords: ['animal'], summoned: true },
  },
  upgrades: {
    ...Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`u${index}`, { factions: all, needs: [], forbids: [] }])),
    'goblin-hat': { factions: all, needs: ['goblin', 'troll'], forbids: ['noble'] },
    shroud: { factions: ['shades'], needs: [], forbids: [] },
  },
  cards: {
    ...Object.fromEntries(Object.keys(LEAGUE_CARDS).map((card) => [card, { factions: all }])),
    'furry-fury': { factions: ['leshavult'] },
    erudition: { factions: all },
  },
};

export const NAMES = ['Ash', 'Birch', 'Cedar', 'Damson', 'Elm', 'Fir', 'Gorse', 'Hazel', 'Ivy', 'Juniper', 'Kale', 'Lime'];

export const setupOf = (players: number, settings: Partial<CampaignSettings> = {}): CampaignSetup => ({
  name: 'The long night',
  settings: { ...recommended(), growth: growthTable('bookish', 3), ...settings },
  catalogue,
  players: NAMES.slice(0, players).map((name) => ({ name, faction: 'dominion' })),
});

/** A campaign under test: refused decisions fail it. */
export class Table {
  campaign: Campaign;
  events: CampaignHappening[];

  constructor(players: number, settings: Partial<CampaignSettings> = {}, seed = 'seed') {
    ({ campaign: this.campaign, events: this.events } = beginCampaign(setupOf(players, settings), seed));
  }

  get week() {
    const week = this.campaign.weeks[this.campaign.weeks.length - 1];
    if (!week) throw new Error('no week');
    return week;
  }

  do(decision: CampaignDecision): this {
    const decided = decideCampaign(this.campaign, decision);
    if (!decided.ok) throw new Error(`${JSON.stringify(decision)}: ${JSON.stringify(decided.reason)}`);
    ({ campaign: this.campaign, events: this.events } = decided);
    return this;
  }

  /** The clauses and code with which a decision is refused; the campaign stays as it is. */
  refusal(decision: CampaignDecision): { code: string; clauses: string[] } | null {
    const decided = decideCampaign(this.campaign, decision);
    return decided.ok ? null : { code: decided.reason.code, clauses: decided.reason.clauses };
  }

  publish(): this {
    return this.do({ player: this.campaign.chamberlain, kind: 'publish' });
  }

  /** Everybody takes the first characters, and the gate closes. */
  rosters(size = 3 + this.week.n - 1): this {
    const characters = Array.from({ length: size }, (_, index) => `c${index}`);
    for (const { player, kind } of openingsOf(this.campaign)) {
      if (kind === 'roster') this.do({ player, kind, characters, upgrades: this.week.rosters[player]?.upgrades ?? this.before(player) });
    }
    return this.lock();
  }

  private before(player: string): Record<string, string[]> {
    for (const { rosters } of [...this.campaign.weeks].reverse()) if (rosters[player]) return rosters[player].upgrades;
    return {};
  }

  lock(): this {
    return this.do({ player: this.campaign.chamberlain, kind: 'lock' });
  }

  /** Up to the games, with these machinations: `[by, kind, target]`. */
  toGames(machinations: [by: string, kind: 'support' | 'sabotage', target: string][] = []): this {
    if (this.campaign.stage === 'publish' || this.campaign.stage === 'final') this.publish();
    if (this.campaign.stage === 'roster') this.rosters();
    if (this.campaign.stage === 'machinations') {
      for (const player of new Set(machinations.map(([source]) => source))) {
        const own = machinations.filter(([source]) => source === player).map(([, kind, target]) => ({ kind, target }));
        this.do({ player, kind: 'machinations', machinations: own });
      }
      this.lock();
    }
    return this;
  }

  gameOf(player: string) {
    const game = this.week.games.find(({ players }) => players.includes(player));
    if (!game) throw new Error(`${player} has no game`);
    return game;
  }

  /** A game by hand: stones by player, and every card played in it. */
  play(
    stones: Record<string, number>,
    plays: Extract<CampaignDecision, { kind: 'result' }>['plays'] = [],
    more: Partial<GameResult> = {},
  ): this {
    const [player = ''] = Object.keys(stones);
    const sides = Object.fromEntries(Object.entries(stones).map(([first, held]) => [first, { stones: held }]));
    const result: GameResult = { match: null, sides, ...more };
    return this.do({ player, kind: 'result', game: this.gameOf(player).id, result, plays, windows: 'given' });
  }

  /** Every game that is left is drawn, three stones each, and the next week begins. */
  drawRest(): this {
    for (const { players, stage } of this.week.games) {
      const here = players.filter((player) => !this.week.absent.includes(player));
      if (stage !== 'done') this.play(Object.fromEntries(here.map((player) => [player, 1])));
    }
    return this;
  }

  next(): this {
    return this.do({ player: this.campaign.chamberlain, kind: 'next-week' });
  }

  pair(...games: string[][]): this {
    return this.do({ player: this.campaign.chamberlain, kind: 'pair', games });
  }
}

import { openingsOf } from '../../src/campaign/openings.ts';
import { asksOf } from '../../src/campaign/view/asks.ts';
import { leagueCard } from '../../src/campaign/league-cards.ts';
import type { Campaign, Game } from '../../src/campaign/terms/campaign.ts';
import type { CampaignDecision, CampaignOpening, OwnPlay } from '../../src/campaign/terms/decision.ts';
import type { CardPlay, GameResult } from '../../src/campaign/terms/parts.ts';
import type { Ask, PlayAsk } from '../../src/campaign/terms/view.ts';
import { drawInteger, seeded } from '../../src/rules/table/chance.ts';

/** Chance of the test itself. */
export class Lot {
  private state: number[];
  constructor(seed: string) {
    this.state = seeded(seed);
  }
  upTo(most: number): number {
    const { value, state } = drawInteger(this.state, 0, most);
    this.state = state;
    return value;
  }
  one<T>(items: readonly T[]): T {
    return items[this.upTo(items.length - 1)] as T;
  }
  often(percent: number): boolean {
    return this.upTo(99) < percent;
  }
}

const free = <T>(table: Record<string, T | null>): string[] => Object.keys(table).filter((id) => table[id] === null);

function particulars(lot: Lot, { card, asks, named, mostCount, mostActive }: PlayAsk): OwnPlay {
  return {
    card,
    ...(asks.includes('named') ? { named: lot.one(named) } : {}),
    ...(asks.includes('count') ? { count: lot.upTo(mostCount ?? 4) } : {}),
    ...(asks.includes('active') ? { active: lot.upTo(mostActive) } : {}),
    ...(asks.includes('happened') ? { happened: lot.often(50) } : {}),
  };
}

/** Cards of a hand that may have been played during the game. */
function during(lot: Lot, game: Game): CardPlay[] {
  return Object.entries(game.hands).flatMap(([player, hand]) =>
    hand
      .filter((card) => leagueCard(card).window === 'during' && lot.often(60))
      .map((card) => {
        const { asks, most, markers } = leagueCard(card);
        const ask: PlayAsk = {
          card,
          window: 'during',
          must: false,
          asks: [...asks],
          named: [],
          mostCount: most ?? null,
          mostActive: markers?.[1] ?? 0,
        };
        return { player, ...particulars(lot, ask) };
      }),
  );
}

/** Stones, the slain and who slew them, by lot. */
export function anyResult(lot: Lot, campaign: Campaign, game: Game): GameResult {
  const week = campaign.weeks.find(({ games }) => games.some(({ id }) => id === game.id));
  const here = game.players.filter((player) => !week?.absent.includes(player));
  let left: number = week?.settings.stones ?? 0;
  const sides = Object.fromEntries(
    here.map((player) => {
      const stones = lot.upTo(Math.min(4, left));
      left -= stones;
      const roster = week?.rosters[player]?.characters ?? [];
      const slain = roster.filter(() => lot.often(20)).map((character) => ({ character, by: { player: lot.one(here) } }));
      return [player, { stones, slain }];
    }),
  );
  return { match: null, sides, ...(lot.often(30) ? { suddenDeath: lot.one(here) } : {}) };
}

function answer(lot: Lot, campaign: Campaign, { player, kind, game: id }: CampaignOpening, ask: Ask | undefined): CampaignDecision | null {
  switch (ask?.kind) {
    case 'roster': {
      const { previous, rosterSize, swapsAllowed, upgradesLeft } = ask.limits;
      const anotherCharacter = swapsAllowed > 0 && previous.characters.length > 0 && lot.often(50) ? lot.one(previous.characters) : null;
      const charactersNow = previous.characters.filter((character) => character !== anotherCharacter);
      const fresh = free(ask.characters).filter((character) => !previous.characters.includes(character));
      const characters = [...charactersNow, ...fresh.slice(0, rosterSize - charactersNow.length)];
      const upgrades = Object.fromEntries(Object.entries(previous.upgrades).filter(([character]) => charactersNow.includes(character)));
      const more = free(ask.upgrades).filter((upgrade) => upgrade.startsWith('u'))[0];
      const bearer = lot.one(characters);
      const add = upgradesLeft > 0 && more !== undefined && (upgrades[bearer]?.length ?? 0) < 2;
      return {
        player,
        kind: 'roster',
        characters,
        upgrades: add ? { ...upgrades, [bearer]: [...(upgrades[bearer] ?? []), more] } : upgrades,
      };
    }
    case 'machinations': {
      const all = ask.targets.flatMap((target) => [
        ...(target.support === null ? [{ kind: 'support' as const, target: target.player }] : []),
        ...(target.sabotage === null ? [{ kind: 'sabotage' as const, target: target.player }] : []),
      ]);
      const due = all.filter(({ kind: label, target }) => label === 'support' && ask.pledges.includes(target));
      const others = all.filter((entry) => !due.includes(entry) && lot.often(40));
      const victim = ask.attack && lot.often(40) ? free(ask.attack.targets)[0] : undefined;
      const character = victim === undefined ? undefined : free(ask.attack?.characters[victim] ?? {})[0];
      const attack =
        victim !== undefined && character !== undefined && (ask.attack?.points ?? 0) > 0
          ? { attack: { kind: 'assault' as const, target: victim, character } }
          : {};
      return { player, kind: 'machinations', machinations: [...due, ...others].slice(0, ask.slots), ...attack };
    }
    case 'bodyguard':
      return { player, kind: 'bodyguard', attack: ask.attack, character: free(ask.characters)[0] ?? null };
    case 'cards':
    case 'extra': {
      const cards = free(ask.cards);
      const from = lot.upTo(Math.max(0, cards.length - ask.most));
      return { player, kind: 'choose-cards', game: ask.game, cards: cards.slice(from, from + lot.upTo(ask.most)) };
    }
    case 'immediate':
    case 'end':
    case 'after': {
      const plays = ask.cards.filter(({ must }) => must || lot.often(70)).map((card) => particulars(lot, card));
      return { player, kind: 'play-cards', game: ask.game, plays };
    }
    case undefined:
      break;
  }
  switch (kind) {
    case 'publish':
      return { player, kind: 'publish' };
    case 'lock':
      return { player, kind: 'lock' };
    case 'close':
      return { player, kind: 'close-week' };
    case 'next':
      return { player, kind: 'next-week' };
    case 'result': {
      const game = campaign.weeks.flatMap(({ games }) => games).find((game) => game.id === id);
      if (!game) return null;
      return { player, kind: 'result', game: game.id, result: anyResult(lot, campaign, game), plays: during(lot, game), windows: 'ask' };
    }
    default:
      return null;
  }
}

/** What somebody who plays by the rules and looks at nothing but what is asked of him decides next; the gates close when everybody has answered. */
export function nextDecision(lot: Lot, campaign: Campaign): CampaignDecision | null {
  const open = openingsOf(campaign).filter(({ amend }) => amend !== true);
  const first = open.find(({ kind }) => kind !== 'lock' && kind !== 'result') ?? open.find(({ kind }) => kind === 'result') ?? open[0];
  if (!first) return null;
  const ask = asksOf(campaign, first.player).find((ask) => ask.kind === first.kind && (!('game' in ask) || ask.game === first.game));
  return answer(lot, campaign, first, ask);
}

import { shuffled, drawInteger } from '../rules/table/chance.ts';
import { impossible } from '../rules/violation.ts';
import type { Campaign, Game, Week } from './terms/campaign.ts';
import type { CampaignHappening } from './terms/happening.ts';
import type { GameId } from './terms/parts.ts';

/** A campaign while a decision is carried out. Every change makes a new campaign; events are collected. */
export class CampaignWork {
  campaign: Campaign;
  readonly events: CampaignHappening[] = [];
  /** The game that steps and patches refer to; null outside games. */
  focus: GameId | null;

  constructor(campaign: Campaign, focus: GameId | null = null) {
    this.campaign = campaign;
    this.focus = focus;
  }

  get week(): Week {
    return this.campaign.weeks[this.campaign.weeks.length - 1] ?? impossible('a campaign without a week');
  }

  get game(): Game {
    return this.week.games.find(({ id }) => id === this.focus) ?? impossible('no game is looked at');
  }

  emit(event: CampaignHappening): void {
    this.events.push(event);
  }

  patch(part: Partial<Campaign>): void {
    this.campaign = { ...this.campaign, ...part };
  }

  patchWeek(part: Partial<Week>, n = this.week.n): void {
    this.patch({ weeks: this.campaign.weeks.map((week) => (week.n === n ? { ...week, ...part } : week)) });
  }

  patchGame(part: Partial<Game>, id: GameId | null = this.focus): void {
    const weeks = this.campaign.weeks.map((week) =>
      week.games.some((game) => game.id === id)
        ? { ...week, games: week.games.map((game) => (game.id === id ? { ...game, ...part } : game)) }
        : week,
    );
    this.patch({ weeks });
  }

  shuffle<T>(items: readonly T[]): T[] {
    const { items: order, state } = shuffled(this.campaign.chance, items);
    this.patch({ chance: state });
    return order;
  }

  pick<T>(items: readonly T[]): T {
    const { value, state } = drawInteger(this.campaign.chance, 0, items.length - 1);
    this.patch({ chance: state });
    return items[value] ?? impossible('nothing to pick from');
  }
}

import type { Campaign, Week } from '../../src/campaign/terms/campaign.ts';

export const withWeek = (campaign: Campaign, part: Partial<Week>): Campaign => ({
  ...campaign,
  weeks: campaign.weeks.map((week, index) => (index === campaign.weeks.length - 1 ? { ...week, ...part } : week)),
});

const onlyOwn = <T>(all: Record<string, T>, viewer: string, other: (mine: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(all).map(([player, entry]) => [player, player === viewer ? entry : other(entry)]));

/** A card that lies open stays what it is. */
const otherCard = ({ plays }: Week['games'][number], card: string): string =>
  plays.some((play) => play.card === card) ? card : `other-${card}`;

/** Everything this viewer may not know, changed: others' sealed answers and cards (their number stays), PINs, the generator. */
export function changed(campaign: Campaign, viewer: string): Campaign {
  const week = campaign.weeks[campaign.weeks.length - 1];
  if (!week) return campaign;
  return {
    ...withWeek(campaign, {
      sealed: {
        rosters: onlyOwn(week.sealed.rosters, viewer, () => ({ characters: ['c7'], upgrades: {}, lost: [] })),
        submissions: onlyOwn(week.sealed.submissions, viewer, () => ({ machinations: [{ kind: 'support', target: 'p1' }] })),
      },
      games: week.games.map((game) => ({
        ...game,
        hands: onlyOwn(game.hands, viewer, (hand) => hand.map((card) => otherCard(game, card))),
        // a card that has lapsed is one of the hand
        lapsed: onlyOwn(game.lapsed, viewer, (lapsed) => lapsed.map((card) => otherCard(game, card))),
        sealed: onlyOwn(game.sealed, viewer, () => [{ player: 'p1', card: 'decoy' }]),
      })),
    }),
    players: campaign.players.map((player) => (player.pin === null ? player : { ...player, pin: '0000' })),
    chance: campaign.chance.map((word) => word ^ 5),
  };
}

import { msg } from '@lit/localize';

/** A choice of this app where the campaign rules are silent; the documentation's page of rulings has the same text. */
export interface CampaignRuling {
  clause: string;
  text: () => string;
  why: () => string;
}

export const campaignRulings: readonly CampaignRuling[] = [
  {
    clause: '2.5',
    text: () =>
      msg(
        'When a growth table is made smaller, players keep the characters they have. One of the ready-made tables starts with seven characters and one upgrade, and the fixed one gives its second upgrade in week 4.',
        { id: 'campaign-ruling.2.5' },
      ),
    why: () => msg('The packs say no more.', { id: 'campaign-ruling.2.5.why' }),
  },
  {
    clause: '2.6',
    text: () => msg('A swap exchanges: a roster never shrinks.', { id: 'campaign-ruling.2.6' }),
    why: () => msg('It is called an exchange.', { id: 'campaign-ruling.2.6.why' }),
  },
  {
    clause: '2.7',
    text: () =>
      msg('A player who does not answer keeps the roster and makes no machinations, except support that a card demands.', {
        id: 'campaign-ruling.2.7',
      }),
    why: () => msg('A missing submission counts as an empty one.', { id: 'campaign-ruling.2.7.why' }),
  },
  {
    clause: '3.4',
    text: () => msg('An upgrade that went with a swapped-out character may be given out again.', { id: 'campaign-ruling.3.4' }),
    why: () => msg('The roster no longer holds it.', { id: 'campaign-ruling.3.4.why' }),
  },
  {
    clause: '4.1',
    text: () => msg('Players may choose fewer campaign cards than they are allowed.', { id: 'campaign-ruling.4.1' }),
    why: () => msg('It harms no other player.', { id: 'campaign-ruling.4.1.why' }),
  },
  {
    clause: '4.6',
    text: () => msg('In a game of three or four every other player is an opponent, for cards too.', { id: 'campaign-ruling.4.6' }),
    why: () => msg('The cards are written for two players.', { id: 'campaign-ruling.4.6.why' }),
  },
  {
    clause: '4.9',
    text: () =>
      msg('Cards played at once, at the end of the game and after it are chosen by all players at the same time and shown together.', {
        id: 'campaign-ruling.4.9',
      }),
    why: () => msg('The sources give no order, and no player should have to wait for another.', { id: 'campaign-ruling.4.9.why' }),
  },
  {
    clause: '5.1',
    text: () => msg('Tiers and Power of a week stay as they were published, whatever is corrected later.', { id: 'campaign-ruling.5.1' }),
    why: () => msg('They are what the players’ machinations were based on.', { id: 'campaign-ruling.5.1.why' }),
  },
  {
    clause: '5.7',
    text: () => msg('A player who concedes ranks behind every player who played on.', { id: 'campaign-ruling.5.7' }),
    why: () => msg('Otherwise the loser could win by points.', { id: 'campaign-ruling.5.7.why' }),
  },
  {
    clause: '6.3',
    text: () => msg('Where the tie-breaks decide the tiers, players they cannot separate go up.', { id: 'campaign-ruling.6.3' }),
    why: () => msg('Some order is needed.', { id: 'campaign-ruling.6.3.why' }),
  },
  {
    clause: '6.4',
    text: () =>
      msg('If a player’s opponent does not come, machinations against both are void; attack points stay spent.', {
        id: 'campaign-ruling.6.4',
      }),
    why: () => msg('Their game did not happen.', { id: 'campaign-ruling.6.4.why' }),
  },
  {
    clause: '6.5',
    text: () => msg('A card affects each player only once, however many of its conditions they meet.', { id: 'campaign-ruling.6.5' }),
    why: () => msg('“Each” counts players.', { id: 'campaign-ruling.6.5.why' }),
  },
  {
    clause: '7.3',
    text: () => msg('A kill by a summoned model counts for its player only.', { id: 'campaign-ruling.7.3' }),
    why: () => msg('Summoned models never count.', { id: 'campaign-ruling.7.3.why' }),
  },
  {
    clause: '7.5',
    text: () =>
      msg('A card’s effect on the next week does not reach into the final week, unless the campaign is set that way.', {
        id: 'campaign-ruling.7.5',
      }),
    why: () => msg('Nothing carries over into it.', { id: 'campaign-ruling.7.5.why' }),
  },
  {
    clause: '8.4e',
    text: () => msg('A character attacked successfully last week cannot be chosen again.', { id: 'campaign-ruling.8.4e' }),
    why: () => msg('The attempt could only fail.', { id: 'campaign-ruling.8.4e.why' }),
  },
  {
    clause: '9.3',
    text: () =>
      msg('The credit is a machination point, paid back when it buys the third machination; a bystander needs none that week.', {
        id: 'campaign-ruling.9.3',
      }),
    why: () => msg('It is worth one point.', { id: 'campaign-ruling.9.3.why' }),
  },
  {
    clause: '9.7',
    text: () =>
      msg(
        'The weeks to come are paired again among the players who stay; a newcomer does not play in a week under way. A newcomer starts with at least zero Power, and counts as having sat out as rarely as any other player.',
        { id: 'campaign-ruling.9.7' },
      ),
    why: () => msg('No player should sit idle, or sit out again straight away.', { id: 'campaign-ruling.9.7.why' }),
  },
];

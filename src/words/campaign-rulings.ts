import { msg } from '@lit/localize';

/** A choice that campaigns of this app make where their rules are silent; the page of rulings in the documentation says the same. */
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
        'A growth table made smaller takes nobody’s characters away. Of the ready-made tables, one gives seven characters and one upgrade at first, and the fixed one its second upgrade in week 4.',
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
      msg('Who does not answer keeps the roster and has no machinations but the supports a card binds him to.', {
        id: 'campaign-ruling.2.7',
      }),
    why: () => msg('A missing submission counts as none.', { id: 'campaign-ruling.2.7.why' }),
  },
  {
    clause: '3.4',
    text: () => msg('An upgrade that went with a swapped-out character may be given out again.', { id: 'campaign-ruling.3.4' }),
    why: () => msg('The roster no longer holds it.', { id: 'campaign-ruling.3.4.why' }),
  },
  {
    clause: '4.1',
    text: () => msg('Fewer campaign cards may be chosen than allowed.', { id: 'campaign-ruling.4.1' }),
    why: () => msg('Nobody is hurt by it.', { id: 'campaign-ruling.4.1.why' }),
  },
  {
    clause: '4.6',
    text: () => msg('In a game of three or four every other player is an opponent, for cards too.', { id: 'campaign-ruling.4.6' }),
    why: () => msg('The cards speak of two players.', { id: 'campaign-ruling.4.6.why' }),
  },
  {
    clause: '4.9',
    text: () =>
      msg('Cards played at once, at the end and after the game are asked of everybody together and shown together.', {
        id: 'campaign-ruling.4.9',
      }),
    why: () => msg('No order is given, and nobody should wait for the other.', { id: 'campaign-ruling.4.9.why' }),
  },
  {
    clause: '5.1',
    text: () => msg('Tiers and Power of a week stay as they were published, whatever is corrected later.', { id: 'campaign-ruling.5.1' }),
    why: () => msg('The machinations were made by them.', { id: 'campaign-ruling.5.1.why' }),
  },
  {
    clause: '5.7',
    text: () => msg('Whoever concedes stands behind everybody who played on.', { id: 'campaign-ruling.5.7' }),
    why: () => msg('Otherwise the loser could win by points.', { id: 'campaign-ruling.5.7.why' }),
  },
  {
    clause: '6.3',
    text: () => msg('Where the tie-breaks order the tiers, those they cannot part go up.', { id: 'campaign-ruling.6.3' }),
    why: () => msg('Some order is needed.', { id: 'campaign-ruling.6.3.why' }),
  },
  {
    clause: '6.4',
    text: () =>
      msg('If nobody came to play against a player, machinations at both are void; attack points stay spent.', {
        id: 'campaign-ruling.6.4',
      }),
    why: () => msg('Their game did not happen.', { id: 'campaign-ruling.6.4.why' }),
  },
  {
    clause: '6.5',
    text: () => msg('A card touches each player once, whatever makes him one of those it touches.', { id: 'campaign-ruling.6.5' }),
    why: () => msg('“Each” counts players.', { id: 'campaign-ruling.6.5.why' }),
  },
  {
    clause: '7.3',
    text: () => msg('A kill by somebody summoned counts for its player alone.', { id: 'campaign-ruling.7.3' }),
    why: () => msg('Summoned models never count.', { id: 'campaign-ruling.7.3.why' }),
  },
  {
    clause: '7.5',
    text: () =>
      msg('What a card lays on the next week does not reach into the final week, unless that is set.', { id: 'campaign-ruling.7.5' }),
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
        'The weeks to come are paired anew among those who stay; a week under way is missed. A newcomer has at least no Power and has sat out as seldom as anybody.',
        { id: 'campaign-ruling.9.7' },
      ),
    why: () => msg('Nobody should sit idle or out again at once.', { id: 'campaign-ruling.9.7.why' }),
  },
];

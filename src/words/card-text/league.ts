import { msg, str } from '@lit/localize';
import type { League, LeagueCond, LeagueGain } from '../../rules/terms/card-language.ts';
import { keywordName } from '../names/keywords.ts';
import { allOf, capital, oneOf, sentence } from '../sentences.ts';

// What a card means to a campaign, in sentences.

function conditionText(condition: LeagueCond): string {
  switch (condition) {
    case 'won':
      return msg('you won', { id: 'league.won' });
    case 'lost':
      return msg('you lost', { id: 'league.lost' });
    case 'target-slain':
      return msg('the target is slain at the end of the game', { id: 'league.target-slain' });
    case 'no-noble-slain':
      return msg('no Noble of yours is slain', { id: 'league.no-noble-slain' });
    case 'no-thrall-in-play':
      return msg('no Thrall of yours is in play', { id: 'league.no-thrall' });
    case 'all-stones':
      return msg('you hold every moonstone', { id: 'league.all-stones' });
    case 'four-catastrophes':
      return msg('your characters suffered four Catastrophes or more', { id: 'league.four-catastrophes' });
    case 'markers-active':
      return msg('all Objective Markers of this card are active', { id: 'league.markers-active' });
    case 'highest-power':
      return msg('you alone had the highest Power when the week began', { id: 'league.highest-power' });
    case 'lowest-power':
      return msg('you alone had the lowest Power when the week began', { id: 'league.lowest-power' });
    case 'unsupported':
      return msg('nobody supported you in this week of machinations', { id: 'league.unsupported' });
  }
}

function eachText({ what, is }: NonNullable<LeagueGain['each']>): string {
  const who = is ? oneOf(is.map(keywordName)) : msg('model', { id: 'filter.model' });
  switch (what) {
    case 'slain':
      return msg(str`${who} of yours that is slain`, { id: 'league.each-slain' });
    case 'standing':
      return msg(str`${who} of yours that is not slain`, { id: 'league.each-standing' });
    case 'far':
      return msg('model of yours at least 26″ from your own edge', { id: 'league.each-far' });
    case 'active-marker':
      return msg('Objective Marker of this card that is active', { id: 'league.each-marker' });
  }
}

const points = (of: number, one: string, many: string): string => `${Math.abs(of)} ${Math.abs(of) === 1 ? one : many}`;

function worth({ vp = 0, mp = 0 }: LeagueGain): string {
  return allOf([
    ...(vp === 0 ? [] : [points(vp, msg('victory point', { id: 'league.vp' }), msg('victory points', { id: 'league.vps' }))]),
    ...(mp === 0 ? [] : [points(mp, msg('machination point', { id: 'league.mp' }), msg('machination points', { id: 'league.mps' }))]),
  ]);
}

function gainText(gain: LeagueGain): string {
  const { who, vp = 0, mp = 0, each, most, if: conditions } = gain;
  const loses = vp + mp < 0;
  const what = worth(gain);
  const does: Record<LeagueGain['who'], string> = {
    self: loses ? msg(str`you lose ${what}`, { id: 'league.you-lose' }) : msg(str`you gain ${what}`, { id: 'league.you-gain' }),
    opponent: loses
      ? msg(str`your opponent loses ${what}`, { id: 'league.opponent-loses' })
      : msg(str`your opponent gains ${what}`, { id: 'league.opponent-gains' }),
    chosen: loses
      ? msg(str`another player of your choice loses ${what}`, { id: 'league.chosen-loses' })
      : msg(str`another player of your choice gains ${what}`, { id: 'league.chosen-gains' }),
    supporters: msg(str`your supporters gain ${what}`, { id: 'league.supporters' }),
    saboteurs: msg(str`whoever sabotaged you this week loses ${what}`, { id: 'league.saboteurs' }),
  };
  const counted = each ? msg(str` for each ${eachText(each)}`, { id: 'league.for-each' }) : '';
  const limit = most === undefined ? '' : msg(str`, at most ${most}`, { id: 'league.most' });
  const text = `${does[who]}${counted}${limit}`;
  return sentence(conditions ? msg(str`if ${allOf(conditions.map(conditionText))}, ${text}`, { id: 'league.if' }) : text);
}

function orderText(order: NonNullable<League['order']>): string {
  return order === 'must-support'
    ? msg('Choose another player, who may not sabotage you next week and must support you where that is possible.', {
        id: 'league.must-support',
      })
    : msg('Whoever supported you this week gains nothing by your victory.', { id: 'league.supporters-nothing' });
}

/** What a card pays in a campaign. */
export function leagueText({ gains, markers, moreCards, order, must }: League): string {
  const [least = 0, most = 0] = markers ?? [];
  return [
    ...(must ? [msg('It counts in any case.', { id: 'league.must' })] : []),
    ...(markers
      ? [
          least === most
            ? most === 1
              ? msg('Before deployment place an Objective Marker 18″ from your own edge.', { id: 'league.one-marker' })
              : msg(str`Before deployment place ${most} Objective Markers 18″ from your own edge and 4″ apart.`, { id: 'league.markers' })
            : msg('Before deployment place one or two Objective Markers 18″ from your own edge and 4″ apart.', {
                id: 'league.some-markers',
              }),
        ]
      : []),
    ...gains.map(gainText),
    ...(moreCards
      ? [
          moreCards.who === 'self'
            ? msg(str`Choose ${moreCards.n} more campaign cards, past the limit if need be.`, { id: 'league.more-cards' })
            : msg('Your opponent may choose one more campaign card, past the limit if need be.', { id: 'league.more-for-opponent' }),
        ]
      : []),
    ...(order ? [orderText(order)] : []),
  ]
    .map(capital)
    .join(' ');
}

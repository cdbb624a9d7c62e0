import { msg, str } from '@lit/localize';
import type { LedgerLine } from '../../campaign/terms/ledger.ts';
import type { GameOutcome, CampaignSettings, PaintedWorth, Tier } from '../../campaign/terms/settings.ts';

/** Names of players and cards in the ledger. */
export interface CampaignNames {
  player: (id: string) => string;
  card: (id: string) => string;
}

export const outcomeText = (outcome: GameOutcome): string =>
  ({
    won: () => msg('won', { id: 'campaign.won' }),
    lost: () => msg('lost', { id: 'campaign.lost' }),
    drawn: () => msg('drew', { id: 'campaign.drawn' }),
  })[outcome]();

export const tierText = (tier: Tier): string =>
  ({
    top: () => msg('Top', { id: 'campaign.top' }),
    middle: () => msg('Middle', { id: 'campaign.middle' }),
    bottom: () => msg('Bottom', { id: 'campaign.bottom' }),
  })[tier]();

/** `+2 VP`, `−1 MP`, `0 MP`. */
export function pointsText({ points, delta }: Pick<LedgerLine, 'points' | 'delta'>): string {
  const amount = delta > 0 ? `+${delta}` : delta < 0 ? `−${-delta}` : '0';
  return points === 'vp' ? msg(str`${amount} VP`, { id: 'campaign.vp' }) : msg(str`${amount} MP`, { id: 'campaign.mp' });
}

/** The sum of a week's lines, and the Power after it. */
export const weekSum = (points: string, power: number): string =>
  msg(str`Together ${points}; Power after the week: ${power}`, { id: 'campaign.week-sum' });

/** The way in which an Objective Marker becomes active at this table. */
export function markersText(markers: CampaignSettings['markers']): string {
  if (markers === false)
    return msg('The players decide among themselves when an objective marker is active.', { id: 'campaign.markers.agreed' });
  const { activate, switchOff } = markers;
  return msg(
    str`An objective marker starts inactive. A friendly character in base contact may pay ${activate} energy to make it active; it stays active until an enemy in base contact pays ${switchOff} energy to switch it off.`,
    { id: 'campaign.markers.rule' },
  );
}

/** The value of a painted troupe at this table; null where it has none. */
export function paintedText(worth: PaintedWorth): string | null {
  switch (worth) {
    case 'none':
      return null;
    case 'told':
      return msg('The ledger names each troupe whose models in the field were all painted; this brings no points.', {
        id: 'campaign.painted.told',
      });
    case 'point':
      return msg('In each game, one victory point goes to a player whose fielded models were all painted; it does not decide the game.', {
        id: 'campaign.painted.point',
      });
    case 'stone':
      return msg('In each game, a player whose fielded models were all painted counts one extra moonstone; it also decides the game.', {
        id: 'campaign.painted.stone',
      });
  }
}

function machinationText({ kind, because }: LedgerLine, target: string): string {
  if (because.void === 'struck') return msg(str`a machination against ${target}, struck out`, { id: 'campaign.line.struck' });
  if (because.void === 'no-game')
    return kind === 'support'
      ? msg(str`supported ${target}, who had no game`, { id: 'campaign.line.support-no-game' })
      : msg(str`sabotaged ${target}, who had no game`, { id: 'campaign.line.sabotage-no-game' });
  if (because.stolen) return msg(str`supported ${target}, who kept the glory`, { id: 'campaign.line.stolen' });
  const outcome = because.outcome ? outcomeText(because.outcome) : '';
  const tier = because.tier ? tierText(because.tier) : '';
  return kind === 'support'
    ? msg(str`supported ${target} (${tier}), who ${outcome}`, { id: 'campaign.line.support' })
    : msg(str`sabotaged ${target} (${tier}), who ${outcome}`, { id: 'campaign.line.sabotage' });
}

/** The reason for a line of the ledger, in words. */
export function lineText(line: LedgerLine, names: CampaignNames): string {
  const { because } = line;
  const target = because.target === undefined ? '' : names.player(because.target);
  switch (line.kind) {
    case 'stones':
      return msg('Moonstones held', { id: 'campaign.line.stones' });
    case 'group':
      return msg('a game of three or four', { id: 'campaign.line.group' });
    case 'walkover':
      return msg('the opponent did not come', { id: 'campaign.line.walkover' });
    case 'painted':
      return msg('a fully painted troupe', { id: 'campaign.line.painted' });
    case 'card': {
      const card = names.card(because.card ?? '');
      if (line.delta === 0) return msg(str`${card}, which brought nothing`, { id: 'campaign.line.card-nothing' });
      if (because.by === line.player) return card;
      const player = names.player(because.by ?? '');
      return msg(str`${card}, played by ${player}`, { id: 'campaign.line.card-of' });
    }
    case 'kept':
      return because.card === undefined
        ? msg('a card that was not shown', { id: 'campaign.line.kept' })
        : msg(str`${names.card(because.card)}, not shown`, { id: 'campaign.line.kept-card' });
    case 'lapsed':
      return because.card === undefined
        ? msg('a card that could no longer be played', { id: 'campaign.line.lapsed' })
        : msg(str`${names.card(because.card)}, which could no longer be played`, { id: 'campaign.line.lapsed-card' });
    case 'support':
    case 'sabotage':
      return machinationText(line, target);
    case 'over-support':
      return msg('more support than the cards allow', { id: 'campaign.line.over-support' });
    case 'credit':
      return msg('sat out a week without machinations', { id: 'campaign.line.credit' });
    case 'credit-spent':
      return msg('paid for a third machination', { id: 'campaign.line.credit-spent' });
    case 'attack':
      return msg(str`a Catastrophe in the attack on ${target}`, { id: 'campaign.line.attack' });
    case 'joined':
      return msg('joined late', { id: 'campaign.line.joined' });
    case 'correction':
      return msg(str`the Chamberlain: ${because.note ?? ''}`, { id: 'campaign.line.correction' });
    case 'machinations':
      return msg('machinations', { id: 'campaign.line.machinations' });
  }
}

import { msg, str } from '@lit/localize';
import type { Movement, WeekSummary } from '../../campaign/terms/summary.ts';
import { lineText, outcomeText, pointsText, type CampaignNames } from './campaign-lines.ts';

const arrow = ({ rank, before }: Movement): string => (before === null || before === rank ? '=' : before > rank ? '▲' : '▼');

const place = (movement: Movement, names: CampaignNames): string => {
  const { rank, player, power, vp, mp } = movement;
  return msg(str`${rank}. ${names.player(player)} ${arrow(movement)} Power ${power} (${vp} VP, ${mp} MP)`, {
    id: 'campaign.summary.place',
  });
};

const gameText = ({ sides }: WeekSummary['games'][number], names: CampaignNames): string =>
  sides
    .map(({ player, vp, outcome, substitute }) => {
      const name = substitute === null ? names.player(player) : `${names.player(player)} (${substitute})`;
      return [name, vp ?? '–', outcome === null ? '' : outcomeText(outcome)].filter((part) => part !== '').join(' ');
    })
    .join(', ');

/** A week as plain text, for a message to absent players. */
export function summaryText(summary: WeekSummary, names: CampaignNames): string {
  const heading = summary.final
    ? msg(str`${summary.campaign}: final week (${summary.week})`, { id: 'campaign.summary.final' })
    : msg(str`${summary.campaign}: week ${summary.week}`, { id: 'campaign.summary.week' });
  const resting = summary.bystanders.map(names.player).join(', ');
  const winners = summary.winners?.map(names.player).join(', ');
  return [
    heading,
    ...summary.games.map((game) => gameText(game, names)),
    ...(resting === '' ? [] : [msg(str`Sat out: ${resting}`, { id: 'campaign.summary.bystander' })]),
    '',
    ...summary.movements.map((movement) => place(movement, names)),
    '',
    ...summary.lines.map((line) => `${names.player(line.player)}: ${pointsText(line)}, ${lineText(line, names)}`),
    ...(winners ? ['', msg(str`The campaign is won by ${winners}.`, { id: 'campaign.summary.winners' })] : []),
  ].join('\n');
}

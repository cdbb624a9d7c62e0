import { msg, str } from '@lit/localize';
import type { Order } from '../rules/terms/match.ts';
import type { Names } from './naming.ts';

type Result = NonNullable<Order['result']>;

const whyText = (why: Result['why']): string => {
  switch (why) {
    case 'stones':
      return msg('most moonstones', { id: 'result.stones' });
    case 'sudden-death':
      return msg('Sudden Death', { id: 'result.sudden-death' });
    case 'concession':
      return msg('the others conceded', { id: 'result.concession' });
    case 'agreement':
      return msg('by agreement', { id: 'result.agreement' });
    case 'nobody-left':
      return msg('nobody else is left', { id: 'result.nobody-left' });
  }
};

/** Who won and why. */
export const resultText = ({ winner, why }: Result, names: Names): string =>
  winner === 'draw'
    ? msg(str`The game is a draw: ${whyText(why)}.`, { id: 'result.draw' })
    : msg(str`${names.seatName(winner)} wins: ${whyText(why)}.`, { id: 'result.win' });

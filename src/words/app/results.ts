import { msg, str } from '@lit/localize';
import type { MatchEnd } from '../../rules/terms/match-end.ts';
import type { Names } from '../language/naming.ts';
import { sentence } from '../language/sentences.ts';

const whyText = (cause: MatchEnd['why']): string => {
  switch (cause) {
    case 'stones':
      return msg('most moonstones', { id: 'result.stones' });
    case 'sudden-death':
      return msg('Sudden Death', { id: 'result.sudden-death' });
    case 'concession':
      return msg('the others conceded', { id: 'result.concession' });
    case 'agreement':
      return msg('by agreement', { id: 'result.agreement' });
    case 'nobody-left':
      return msg('no other player is left', { id: 'result.nobody-left' });
    case 'victory-points':
      return msg('most victory points, moonstones and cards', { id: 'result.victory-points' });
  }
};

/** The reason why a match is a draw: what the players share. */
const drawText = (cause: MatchEnd['why']): string => {
  if (cause === 'stones' || cause === 'sudden-death') return msg('equal moonstones', { id: 'result.draw-stones' });
  return cause === 'victory-points' ? msg('equal victory points', { id: 'result.draw-points' }) : whyText(cause);
};

/** The reason for a result, for the line below the winner. */
export const reasonOfResult = ({ winner, why }: MatchEnd): string => sentence(winner === 'draw' ? drawText(why) : whyText(why));

/** The winner and the reason. */
export const resultText = ({ winner, why }: MatchEnd, names: Names): string =>
  winner === 'draw'
    ? msg(str`The game is a draw: ${drawText(why)}.`, { id: 'result.draw' })
    : msg(str`${names.seatName(winner)} wins: ${whyText(why)}.`, { id: 'result.win' });

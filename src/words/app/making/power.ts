import { msg, str } from '@lit/localize';
import { allOf } from '../../language/sentences.ts';

export const powerWords = {
  tryOut: (card: string) => msg(str`Try out ${card}`, { id: 'power.try-out' }),
  heading: (card: string) => msg(str`How strong is ${card}?`, { id: 'power.heading' }),
  text: () =>
    msg(
      'Two computers play the same setups with this card and with a printed one in its place. Setup and chance decide most of these games.',
      {
        id: 'power.text',
      },
    ),
  played: (played: number, pairs: number) => msg(str`${played} of ${pairs} setups played`, { id: 'power.played' }),
  verdict: (better: number, worse: number, played: number) =>
    msg(str`Better in ${better}, worse in ${worse} of ${played}`, { id: 'power.verdict' }),
  unused: (texts: readonly string[]) => msg(str`Never used: ${allOf(texts)}`, { id: 'power.unused' }),
  failed: () => msg('The card cannot be tried out here.', { id: 'power.failed' }),
  pause: () => msg('Pause', { id: 'power.pause' }),
  resume: () => msg('Resume', { id: 'power.resume' }),
  cancel: () => msg('Stop', { id: 'power.cancel' }),
  close: () => msg('Close', { id: 'power.close' }),
};

import { msg } from '@lit/localize';
import type { Companion } from './companions.ts';

// Lines of the computer opponents at the table. None reveals more than everyone has seen.

export type RemarkMoment = 'turn' | 'last-turn' | 'slain' | 'lost-one' | 'stone';

const turnLines: Record<Companion, () => string> = {
  ragna: () => msg('Run. I like it better when you run.', { id: 'remark.ragna' }),
  pim: () => msg('My stones are my stones.', { id: 'remark.pim' }),
  vesper: () => msg('Would I lie to you?', { id: 'remark.vesper' }),
  thole: () => msg('I do not believe a word of it.', { id: 'remark.thole' }),
  lorne: () => msg('There is plenty of time.', { id: 'remark.lorne' }),
  selwyn: () => msg('The moon is all I came for.', { id: 'remark.selwyn' }),
};
const eventLines: Record<Exclude<RemarkMoment, 'turn'>, () => string> = {
  'last-turn': () => msg('Now it counts.', { id: 'remark.last-turn' }),
  slain: () => msg('That one had it coming.', { id: 'remark.slain' }),
  'lost-one': () => msg('You will pay for that.', { id: 'remark.lost-one' }),
  stone: () => msg('One more for me.', { id: 'remark.stone' }),
};

export const remarkWords = {
  says: (companion: Companion, moment: RemarkMoment): string => (moment === 'turn' ? turnLines[companion]() : eventLines[moment]()),
};

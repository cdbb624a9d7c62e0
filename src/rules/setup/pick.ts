import { step } from '../step.ts';
import { leave } from './leave.ts';

/** Events and Agendas are picked here; with none in the catalogue there is nothing to pick. @rule EVA-3 */
export const pick = step<'setup.pick'>()({
  exits: ['picked'],
  takes: ['choose-first', 'choose-card', 'pass', 'hold'],
  run: (play) => leave(play, 'picked'),
});

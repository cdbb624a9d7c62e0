import { msg, str } from '@lit/localize';
import type { Decision } from '../../../rules/terms/decision.ts';
import type { WorthPart, Turning } from '../../../rules/terms/thought.ts';
import type { Names } from '../../language/naming.ts';
import { number, signed } from '../../language/sentences.ts';
import { adviceSentence, deedText, reasonSentence } from './thoughts.ts';

// The words for moments at which a finished match could have gone differently.

const partName: Record<WorthPart, () => string> = {
  stones: () => msg('Moonstones in hand', { id: 'turned.stones' }),
  reach: () => msg('Moonstones within reach', { id: 'turned.reach' }),
  hunt: () => msg('Distance to enemies who carry moonstones', { id: 'turned.hunt' }),
  lead: () => msg('The lead', { id: 'turned.lead' }),
  models: () => msg('Models and their health', { id: 'turned.models' }),
  energy: () => msg('Energy saved', { id: 'turned.energy' }),
  danger: () => msg('Safety', { id: 'turned.safety' }),
  chance: () => msg('Duels, on average', { id: 'turned.chance' }),
  end: () => msg('The end of the match', { id: 'turned.end' }),
};

export const lookingBackWords = {
  heading: () => msg('Turning points', { id: 'turned.heading' }),
  ask: () => msg('Find the turning points', { id: 'turned.ask' }),
  means: () => msg('The strong computer reviews every action, knowing only what its player could see.', { id: 'turned.means' }),
  none: () => msg('No other choice would clearly have been better.', { id: 'turned.none' }),
  failed: () => msg('This match could not be analysed on this device.', { id: 'turned.failed' }),
  working: () => msg('Analysing', { id: 'turned.working' }),
  part: (part: WorthPart, points: number) => ({ name: partName[part](), points: signed(Math.round(points * 10) / 10) }),
  worth: (points: number) => msg(str`Better by ${number(points, 1)} points (a moonstone is worth 10):`, { id: 'turned.worth' }),
};

/** Decisions whose words do not say where. */
const PLACED: readonly Decision['kind'][] = ['step', 'jog', 'react', 'traverse', 'jump', 'deploy', 'harvest', 'use'];

/** A decision and a better one: `made` is what happened, `better` what to do instead. */
export function turningText({ turn, seat, active, made, decision, why }: Turning, names: Names): { made: string; better: string } {
  const ended = made.kind === 'end-activation' && active !== null;
  const done = ended
    ? msg(str`${names.modelName(active)} ends its activation.`, { id: 'turned.ended' })
    : (deedText(made, active, names) ?? '–');
  const alike = PLACED.includes(decision.kind) && deedText(decision, active, names) === done;
  const elsewhere = () =>
    `${msg('Better: the same, in another place.', { id: 'turned.elsewhere' })} ${reasonSentence({ decision, why }, names)}`;
  const instead = adviceSentence({ decision, why }, active, names) ?? '–';
  return {
    made: msg(str`Turn ${turn}, ${names.seatName(seat)}: ${done}`, { id: 'turned.made' }),
    better: alike ? elsewhere().trimEnd() : msg(str`Better: ${instead}`, { id: 'turned.better' }),
  };
}

import { msg, str } from '@lit/localize';
import { plural } from './sentences.ts';

/** What may stand beside a real table, if those who play there want it. */
export const BESIDE_THINGS = ['turn-clock', 'dice', 'bare'] as const;
export type BesideThing = (typeof BESIDE_THINGS)[number];
const NAMES: Record<BesideThing, () => string> = {
  'turn-clock': () => msg('A clock for the turns', { id: 'beside.turn-clock' }),
  dice: () => msg('Dice and a coin', { id: 'beside.dice' }),
  bare: () => msg('We keep wounds, energy and tokens on the table', { id: 'beside.bare' }),
};

/** Reminders, corrections and toys of a table where the miniatures are real. */
export const besideWords = {
  heading: () => msg('Beside the real table', { id: 'beside.heading' }),
  thing: (thing: BesideThing): string => NAMES[thing](),
  mind: () => msg('What to mind when it moves', { id: 'beside.mind' }),
  mindSlow: () => msg('It is slow: a Jog goes 2″ at most.', { id: 'beside.mind-slow' }),
  mindJog: () =>
    msg('A Jog leads away from no enemy that engages the model, and neither begins in a Water Feature or a Wooded Patch nor enters one.', {
      id: 'beside.mind-jog',
    }),
  mindStep: () => msg('A Step is straight, 1″ at most, and may lead out of an engagement.', { id: 'beside.mind-step' }),
  /** A passive ability that speaks of moves, with its text. */
  mindText: (ability: string, text: string) => msg(str`${ability}: ${text}`, { id: 'beside.mind-text' }),
  again: (count: number) =>
    plural(count, {
      one: () => msg(str`Measured again … (${count} thing was said)`, { id: 'beside.again-one' }),
      other: () => msg(str`Measured again … (${count} things were said)`, { id: 'beside.again' }),
    }),
  saidSoFar: () => msg('What has been said of the table', { id: 'beside.said' }),
  keep: () => msg('So it is', { id: 'beside.keep' }),
  marker: (number: string, who: string, active: boolean) =>
    active
      ? msg(str`Objective marker ${number} of ${who}, active`, { id: 'beside.marker-active' })
      : msg(str`Objective marker ${number} of ${who}, not active`, { id: 'beside.marker' }),
  now: () => msg('This activation', { id: 'beside.now' }),
  /** `name`: of a die or the coin. */
  roll: (name: string) => msg(str`Roll: ${name}`, { id: 'beside.roll' }),
  coin: () => msg('Coin', { id: 'beside.coin' }),
  heads: () => msg('Heads', { id: 'beside.heads' }),
  tails: () => msg('Tails', { id: 'beside.tails' }),
  onlyYours: () => msg('These dice are yours: the match knows nothing of them.', { id: 'beside.only-yours' }),
  tapTarget: () => msg('Tap a face on the glass, or choose here.', { id: 'beside.tap-target' }),
  /** `far`: how far away it may be at most. */
  tapTargetWithin: (far: string) => msg(str`Tap a face within ${far} and in sight, or choose here.`, { id: 'beside.tap-within' }),
  /** How a model crosses terrain. */
  crosses: (to: 'up' | 'down' | 'over') =>
    to === 'up'
      ? msg('Up a ladder', { id: 'beside.ladder-up' })
      : to === 'down'
        ? msg('Down a ladder', { id: 'beside.ladder-down' })
        : msg('Over an obstacle', { id: 'beside.over' }),
  stands: () => msg('Put it on the table', { id: 'beside.stands' }),
};

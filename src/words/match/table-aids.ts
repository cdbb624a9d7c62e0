import { msg, str } from '@lit/localize';
import { plural } from '../language/sentences.ts';

/** The aids beside a real table that players can switch on. */
export const TABLE_AIDS = ['turn-clock', 'dice', 'bare'] as const;
export type TableAid = (typeof TABLE_AIDS)[number];
const NAMES: Record<TableAid, () => string> = {
  'turn-clock': () => msg('A turn clock', { id: 'beside.turn-clock' }),
  dice: () => msg('Dice and a coin', { id: 'beside.dice' }),
  bare: () => msg('We keep wounds, energy and tokens on the table', { id: 'beside.bare' }),
};

/** The words for reminders, corrections and toys at a table with real miniatures. */
export const tableAidWords = {
  heading: () => msg('Beside the real table', { id: 'beside.heading' }),
  thing: (thing: TableAid): string => NAMES[thing](),
  mind: () => msg('What to watch for when it moves', { id: 'beside.mind' }),
  mindSlow: () => msg('It is slow: it Jogs 2″ at most.', { id: 'beside.mind-slow' }),
  mindJog: () =>
    msg('A Jog may not lead away from an enemy that engages the model, and may not start in or enter a Water Feature or a Wooded Patch.', {
      id: 'beside.mind-jog',
    }),
  mindStep: () => msg('A Step is a straight line of up to 1″ and may leave an engagement.', { id: 'beside.mind-step' }),
  /** A passive ability about moves, with its text. */
  mindText: (ability: string, text: string) => msg(str`${ability}: ${text}`, { id: 'beside.mind-text' }),
  again: (count: number) =>
    plural(count, {
      one: () => msg(str`Measuring again … (${count} answer given)`, { id: 'beside.again-one' }),
      other: () => msg(str`Measuring again … (${count} answers given)`, { id: 'beside.again' }),
    }),
  saidSoFar: () => msg('What you have told Moonrise about the table', { id: 'beside.said' }),
  keep: () => msg('Keep these answers', { id: 'beside.keep' }),
  marker: (number: string, player: string, active: boolean) =>
    active
      ? msg(str`Objective marker ${number} of ${player}, active`, { id: 'beside.marker-active' })
      : msg(str`Objective marker ${number} of ${player}, not active`, { id: 'beside.marker' }),
  now: () => msg('This activation', { id: 'beside.now' }),
  /** `name`: the name of a die or the coin. */
  roll: (name: string) => msg(str`Roll: ${name}`, { id: 'beside.roll' }),
  coin: () => msg('Coin', { id: 'beside.coin' }),
  heads: () => msg('Heads', { id: 'beside.heads' }),
  tails: () => msg('Tails', { id: 'beside.tails' }),
  onlyYours: () => msg('These dice are just for you: the match does not use them.', { id: 'beside.only-yours' }),
  tapTarget: () => msg('Tap a face on the screen, or choose here.', { id: 'beside.tap-target' }),
  /** `far`: the greatest distance of a target. */
  tapTargetWithin: (far: string) => msg(str`Tap a face within ${far} and in sight, or choose here.`, { id: 'beside.tap-within' }),
  /** The way in which a model crosses terrain. */
  crosses: (to: 'up' | 'down' | 'over') =>
    to === 'up'
      ? msg('Up a ladder', { id: 'beside.ladder-up' })
      : to === 'down'
        ? msg('Down a ladder', { id: 'beside.ladder-down' })
        : msg('Over an obstacle', { id: 'beside.over' }),
  stands: () => msg('Place it on the table', { id: 'beside.stands' }),
};

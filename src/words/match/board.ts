import { msg, str } from '@lit/localize';
import { lureName } from '../names/terrain.ts';
import { allOf, inches, number } from '../language/sentences.ts';

/** A length with one decimal, in inches. */
export const measured = (value: number): string => inches(number(value, 1));

export const boardName = (): string => msg('The board', { id: 'board.name' });
export const modelsName = (): string => msg('Models, moonstones and terrain', { id: 'board.models' });
export const boardKeys = (): string =>
  msg('The arrow keys go from one to the next; F6 goes to the question and back.', { id: 'board.keys' });
/** `wayShown`: a way is planned, which may lead to something on the board. */
export const placingName = (wayShown = false): string =>
  wayShown
    ? msg(
        'The arrow keys move by a tenth of an inch, with Shift by an inch; Enter plans, Escape clears. Or press Tab to reach what is on the board: Enter plans the way to it.',
        { id: 'board.moving' },
      )
    : msg('The arrow keys move by a tenth of an inch, with Shift by an inch; Enter plans, Escape clears.', { id: 'board.placing' });
export const closer = (): string => msg('Closer', { id: 'board.closer' });
export const farther = (): string => msg('Farther away', { id: 'board.farther' });
export const layRuler = (): string => msg('Ruler: what you measure stays', { id: 'board.lay-ruler' });
export const takeRuler = (): string => msg('Take the ruler away', { id: 'board.take-ruler' });
export const wholeBoard = (): string => msg('The whole board', { id: 'board.whole' });
export const trayName = (): string => msg('Still to be deployed', { id: 'board.tray' });
/** The label of a player's deployment strip, upright for that player. */
export const yourEdge = (): string => msg('Your edge', { id: 'board.your-edge' });
export const whichOne = (): string => msg('Which one?', { id: 'board.which-one' });

/** A model, for screen readers. */
export function modelSaid(model: {
  name: string;
  seat: number;
  wounds: number;
  boxes: number;
  energy: number;
  stones: number;
  activated: boolean;
  touchable: boolean;
  selected: boolean;
}): string {
  const parts = [
    model.name,
    msg(str`seat ${model.seat + 1}`, { id: 'board.said-seat' }),
    msg(str`${model.wounds} of ${model.boxes} wounds`, { id: 'board.said-wounds' }),
    msg(str`${model.energy} energy`, { id: 'board.said-energy' }),
  ];
  if (model.stones === 1) parts.push(msg('1 moonstone', { id: 'board.said-stone' }));
  if (model.stones > 1) parts.push(msg(str`${model.stones} moonstones`, { id: 'board.said-stones' }));
  if (model.activated) parts.push(msg('activated', { id: 'board.said-activated' }));
  if (model.selected) parts.push(msg('selected', { id: 'board.said-selected' }));
  if (model.touchable) parts.push(msg('can be chosen', { id: 'board.said-touchable' }));
  return parts.join(', ');
}

/** A place on the board in inches, for screen readers. */
export const placeSaid = (x: number, near: number): string =>
  msg(str`${measured(x)} from the left, ${measured(near)} from the near edge`, { id: 'board.said-place' });

/** Bases touch up to this gap, in inches. @rule DEF-31 */
const CONTACT = 0.01;
/** A gap in inches, rounded up so that covering it is enough, and finely where it is small. */
export const gapSaid = (gap: number): string => {
  const fine = gap < 0.1 ? 100 : 10;
  return inches(number(Math.ceil(gap * fine - 0.001) / fine, gap < 0.1 ? 2 : 1));
};
export const distanceSaid = (gap: number, from: string): string =>
  gap <= CONTACT
    ? msg(str`in base contact with ${from}`, { id: 'board.said-contact' })
    : msg(str`${gapSaid(gap)} from ${from}`, { id: 'board.said-distance' });
export const sightSaid = (visible: boolean, viewer: string): string =>
  visible ? msg(str`seen by ${viewer}`, { id: 'board.said-seen' }) : msg(str`not seen by ${viewer}`, { id: 'board.said-unseen' });
export const terrainName = (): string => msg('Terrain', { id: 'board.terrain' });

export const stoneSaid = (depth: number): string => msg(str`Moonstone, depth ${depth}`, { id: 'board.said-moonstone' });

export const markerSaid = (player: number, active: boolean): string =>
  active
    ? msg(str`Objective marker of player ${player}, active`, { id: 'board.said-marker-active' })
    : msg(str`Objective marker of player ${player}`, { id: 'board.said-marker' });

export const lureSaid = (lure: string, owner: string): string => msg(str`${lureName(lure)}, placed by ${owner}`, { id: 'board.said-lure' });

/** The remaining length of a move, for the mark beside the ghost. */
export const remaining = (length: number): string => msg(str`${measured(length)} left`, { id: 'board.remaining' });
/** For the mark beside the ghost of a way that needs more than one move. */
export const energyAfter = (energy: number): string => msg(str`Energy then: ${energy}`, { id: 'board.energy-after' });
export const ofMost = (length: number, limit: number): string =>
  msg(str`${measured(length)} of ${measured(limit)}`, { id: 'board.of-most' });
export const tooFar = (excess: number): string => msg(str`${measured(excess)} too far`, { id: 'board.too-far' });
export const notThere = (): string => msg('Not there', { id: 'board.not-there' });
export const leavesTheBoard = (): string => msg('Leaves the board', { id: 'board.leaves' });
export const contact = (): string => msg('base contact', { id: 'board.contact' });
export const meleeRange = (range: number): string => msg(str`${inches(range)} melee`, { id: 'board.melee-range' });
/** The meeting of a planned move with the melee range of an enemy. */
export function meetsRange(met: 'enters' | 'leaves' | 'crosses', name: string): string {
  if (met === 'enters') return msg(str`Into ${name}’s melee range`, { id: 'board.enters-range' });
  if (met === 'leaves') return msg(str`Out of ${name}’s melee range`, { id: 'board.leaves-range' });
  return msg(str`Through ${name}’s melee range`, { id: 'board.crosses-range' });
}
export const sees = (name: string): string => msg(str`Sees ${name}`, { id: 'board.sees' });
export const unseen = (names: readonly string[]): string =>
  names.length === 0
    ? msg('No line of sight', { id: 'board.unseen' })
    : msg(str`Sight is blocked by ${allOf(names)}`, { id: 'board.blocked' });

/** The cover of a target and the pieces that give it. */
export function coverSaid(cover: 'none' | 'light' | 'heavy', blockers: readonly string[]): string {
  if (cover === 'none') return msg('No cover', { id: 'board.no-cover' });
  const names = allOf(blockers);
  if (cover === 'light')
    return blockers.length ? msg(str`Light cover: ${names}`, { id: 'board.light-by' }) : msg('Light cover', { id: 'board.light' });
  return blockers.length ? msg(str`Heavy cover: ${names}`, { id: 'board.heavy-by' }) : msg('Heavy cover', { id: 'board.heavy' });
}

export const coverIgnored = (names: readonly string[]): string => msg(str`No cover from ${allOf(names)}`, { id: 'board.cover-ignored' });

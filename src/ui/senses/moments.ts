import type { Witnessed } from '../../seats/events-for.ts';
import type { SoundMoment } from './sounds.ts';

/** The most sounds for one decision; more would be noise. */
const MOST = 3;
/** The moments by weight: where there are too many, the weightier ones are heard. */
const WEIGHT: readonly SoundMoment[] = [
  'sunrise',
  'slain',
  'sudden-death',
  'turn',
  'lie',
  'truth',
  'stone',
  'clash',
  'wound',
  'drop',
  'averted',
  'heal',
  'seal',
  'card',
];

function momentOf(event: Witnessed): SoundMoment | null {
  switch (event.what) {
    case 'won':
      return 'sunrise';
    case 'slain':
      return 'slain';
    case 'turn-began':
      return event.suddenDeath ? 'sudden-death' : 'turn';
    case 'arcane-revealed':
      return event.truthful ? 'truth' : 'lie';
    case 'harvested':
    case 'stone-taken':
      return 'stone';
    case 'called':
      return event.call === 'bluff' ? null : 'seal';
    case 'stone-dropped':
    case 'stones-dropped':
      return 'drop';
    case 'cancelled':
      return 'averted';
    case 'damaged':
      return event.amount === 0 ? 'averted' : null;
    case 'melee-revealed':
      return 'clash';
    case 'wounded':
      return event.amount > 0 ? 'wound' : null;
    case 'healed':
      return event.amount > 0 ? 'heal' : null;
    case 'melee-laid':
    case 'claimed':
    case 'card-played':
    case 'flipped':
      return 'card';
    default:
      return null;
  }
}

/** The sounds of a decision, in the order of its events, each once. They depend on public events only. */
export function momentsOf(events: readonly Witnessed[]): SoundMoment[] {
  const all = [...new Set(events.map(momentOf))].filter((moment) => moment !== null);
  const kept = WEIGHT.filter((moment) => all.includes(moment)).slice(0, MOST);
  return all.filter((moment) => kept.includes(moment));
}

import type { EffOf } from '../../../rules/terms/card-language.ts';
import { inches } from '../../sentences.ts';
import { type Clause, joined, saidAll, type Told } from '../clauses.ts';
import type { Part } from '../language.ts';
import { freelyOver } from './modifiers.ts';
import { reachText, valueText } from './values.ts';
import { type Voice, whom } from './voice.ts';

function wayOf(way: EffOf<'move'>['way'], voice: Voice): Told {
  const { say } = voice;
  if (way === undefined || way === 'any') return '';
  if (way === 'to-mark') return say('move.towards', { whom: voice.target });
  return 'towards' in way ? say('move.towards', { whom: whom(way.towards, voice) }) : say('move.away', { whom: whom(way.away, voice) });
}

/** Who does the moving, where it is not the player whose text it is. */
function mover(by: EffOf<'move'>['by'], { say }: Voice): Told {
  switch (by) {
    case 'resisting':
      return say('by.resisting');
    case 'owner':
      return say('by.owner');
    case 'giver':
      return say('by.giver');
    case undefined:
      return '';
  }
}

/** What becomes of a model that is moved. */
export function move({ do: _, who: whose, in: far, way, may, freely, by: mate, bind: __, ...rest }: EffOf<'move'>, voice: Voice): Clause {
  saidAll(rest);
  const { say } = voice;
  const reach = reachText(far, voice);
  const over = freely ? say('move.freely', { over: freelyOver(freely, voice) }) : '';
  const roles = {
    who: whom(whose, voice),
    in: way === undefined || way === 'any' ? say('move.up-to', { reach }) : reach,
    way: wayOf(way, voice),
    over,
  };
  if (whose === 'self' && mate === undefined) return may ? say('eff.may-move', roles) : say('eff.moves', roles);
  const by = mover(mate, voice);
  return may ? say('eff.may-be-moved', { ...roles, by }) : say('eff.is-moved', { ...roles, by });
}

function touched(contact: NonNullable<EffOf<'place'>['contact']>, voice: Voice): Clause {
  const { say, language } = voice;
  if (contact === 'active-marker') return say('place.active-marker');
  return say('place.contact', {
    whom: typeof contact === 'object' && 'terrain' in contact ? language.terrain(contact.terrain, false) : whom(contact, voice),
  });
}

function around({ in: far, of, los, ...rest }: NonNullable<EffOf<'place'>['within']>, own: boolean, voice: Voice): Clause {
  saidAll(rest);
  const { say } = voice;
  const reach = reachText(far, voice);
  if (own) return los ? say('place.within-own-sight', { reach }) : say('place.within-own', { reach });
  const roles = { reach, whom: whom(of, voice) };
  return los ? say('place.within-sight', roles) : say('place.within', roles);
}

/** What becomes of a model that is placed. */
export function place({ do: _, who: whose, within, contact, into, may, by: mate, ...rest }: EffOf<'place'>, voice: Voice): Clause {
  saidAll(rest);
  const { say } = voice;
  const where: Part[] = [
    ...(contact === undefined ? [] : [touched(contact, voice)]),
    ...(into ? [say('place.into')] : []),
    ...(within === undefined ? [] : [around(within, within.of === whose, voice)]),
  ];
  const roles = { who: whom(whose, voice), where: joined(where, (pieces) => pieces.join(' ')), by: mover(mate, voice) };
  return may ? say('eff.may-be-placed', roles) : say('eff.is-placed', roles);
}

/** Terrain on the move. */
export function moveTerrain({ do: _, n, in: far, by, ...rest }: EffOf<'move-terrain'>, voice: Voice): Clause {
  saidAll(rest);
  const { say } = voice;
  const pieces = n === 1 ? say('eff.one-piece') : say('eff.pieces', { n: valueText(n, voice) });
  const roles = { pieces, reach: inches(far) };
  return by === 'left' ? say('eff.left-moves-terrain', roles) : say('eff.moves-terrain', roles);
}

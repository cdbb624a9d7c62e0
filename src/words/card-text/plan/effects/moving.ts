import type { EffOf } from '../../../../rules/terms/card-language.ts';
import { inches } from '../../../language/sentences.ts';
import { type CardClause, joined, allFieldsUsed, type RoleValue } from '../../clauses.ts';
import type { SentencePart } from '../../language.ts';
import { freelyOver } from '../modifiers/passed-over.ts';
import { reachText, valueText } from '../values.ts';
import { type Voice, referent } from '../voice.ts';

function wayOf(direction: EffOf<'move'>['way'], voice: Voice): RoleValue {
  const { say } = voice;
  if (direction === undefined || direction === 'any') return '';
  if (direction === 'to-mark') return say('move.towards', { whom: voice.target });
  return 'towards' in direction
    ? say('move.towards', { whom: referent(direction.towards, voice) })
    : say('move.away', { whom: referent(direction.away, voice) });
}

/** The player who moves the model, if not the player of the text; '' otherwise. */
function mover(decider: EffOf<'move'>['by'], { say, resister }: Voice): RoleValue {
  switch (decider) {
    case 'resisting':
      return say(resister === 'left-player' ? 'by.left' : resister === 'enemy-player' ? 'by.enemy' : 'by.resisting');
    case 'owner':
      return say('by.owner');
    case 'giver':
      return say('by.giver');
    case undefined:
      return '';
  }
}

/** An effect that moves a model. */
export function move(
  { do: _, who: role, in: range, way, may, freely, by: mate, bind: __, ...rest }: EffOf<'move'>,
  voice: Voice,
): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  const reach = reachText(range, voice);
  const over = freely ? say('move.freely', { over: freelyOver(freely, voice) }) : '';
  const roles = {
    who: referent(role, voice),
    in: way === undefined || way === 'any' ? say('move.up-to', { reach }) : reach,
    way: wayOf(way, voice),
    over,
  };
  if (role === 'self' && mate === undefined) return may ? say('eff.may-move', roles) : say('eff.moves', roles);
  const decider = mover(mate, voice);
  return may ? say('eff.may-be-moved', { ...roles, by: decider }) : say('eff.is-moved', { ...roles, by: decider });
}

function touched(contact: NonNullable<EffOf<'place'>['contact']>, voice: Voice): CardClause {
  const { say, language } = voice;
  if (contact === 'active-marker') return say('place.active-marker');
  return say('place.contact', {
    whom: typeof contact === 'object' && 'terrain' in contact ? language.terrain(contact.terrain, false) : referent(contact, voice),
  });
}

function around({ in: range, of, los, ...rest }: NonNullable<EffOf<'place'>['within']>, isOwn: boolean, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  const reach = reachText(range, voice);
  if (isOwn) return los ? say('place.within-own-sight', { reach }) : say('place.within-own', { reach });
  const roles = { reach, whom: referent(of, voice) };
  return los ? say('place.within-sight', roles) : say('place.within', roles);
}

/** An effect that places a model. */
export function place({ do: _, who: role, within, contact, into, may, by: mate, ...rest }: EffOf<'place'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  const parts: SentencePart[] = [
    ...(contact === undefined ? [] : [touched(contact, voice)]),
    ...(into ? [say('place.into')] : []),
    ...(within === undefined ? [] : [around(within, within.of === role, voice)]),
  ];
  const roles = { who: referent(role, voice), where: joined(parts, (pieces) => pieces.join(' ')), by: mover(mate, voice) };
  return may ? say('eff.may-be-placed', roles) : say('eff.is-placed', roles);
}

/** An effect that moves terrain. */
export function moveTerrain({ do: _, n, in: range, by, ...rest }: EffOf<'move-terrain'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  const pieces = n === 1 ? say('eff.one-piece') : say('eff.pieces', { n: valueText(n, voice) });
  const roles = { pieces, reach: inches(range) };
  return by === 'left' ? say('eff.left-moves-terrain', roles) : say('eff.moves-terrain', roles);
}

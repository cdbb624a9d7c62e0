import { msg, str } from '@lit/localize';
import type { Eff } from '../../rules/terms/card-language.ts';
import { terrainNoun } from '../names/terrain.ts';
import { inches } from '../sentences.ts';
import { type Clause, clause } from './clauses.ts';
import { freelyOver } from './modifiers.ts';
import { isShort, valueText } from './values.ts';
import { type Voice, whoText } from './voice.ts';

type EffOf<K extends Eff['do']> = Extract<Eff, { do: K }>;

/** What becomes of a model that is moved, as a predicate. */
export function move(eff: EffOf<'move'>, voice: Voice): string {
  const far = inches(isShort(eff.in) ? valueText(eff.in, voice).replace(/^(.* .*)$/, '($1)') : `(${valueText(eff.in, voice)})`);
  const way =
    eff.way === undefined || eff.way === 'any'
      ? ''
      : eff.way === 'to-mark'
        ? msg(str` directly towards ${voice.target}`, { id: 'move.to-mark' })
        : 'towards' in eff.way
          ? msg(str` directly towards ${whoText(eff.way.towards, voice)}`, { id: 'move.towards' })
          : msg(str` directly away from ${whoText(eff.way.away, voice)}`, { id: 'move.away' });
  const mover =
    eff.by === 'resisting'
      ? msg(' by the resisting player', { id: 'by.resisting' })
      : eff.by === 'owner'
        ? msg(' by its controller', { id: 'by.owner' })
        : eff.by === 'giver'
          ? msg(' by the player who has given it this', { id: 'by.giver' })
          : '';
  const over = eff.freely ? msg(str`, freely over ${freelyOver(eff.freely)}`, { id: 'move.freely' }) : '';
  const text = moveClause(eff, far, way, mover);
  return `${text}${over}`;
}

function moveClause(eff: EffOf<'move'>, far: string, way: string, mover: string): string {
  if (eff.who === 'self' && mover === '')
    return eff.may
      ? msg(str`may move ${way === '' ? msg('up to ', { id: 'move.up-to' }) : ''}${far}${way}`, { id: 'eff.may-move' })
      : msg(str`moves ${way === '' ? msg('up to ', { id: 'move.up-to' }) : ''}${far}${way}`, { id: 'eff.moves' });
  return eff.may
    ? msg(str`may be moved ${way === '' ? msg('up to ', { id: 'move.up-to' }) : ''}${far}${way}${mover}`, { id: 'eff.may-be-moved' })
    : msg(str`is moved ${way === '' ? msg('up to ', { id: 'move.up-to' }) : ''}${far}${way}${mover}`, { id: 'eff.is-moved' });
}

function touchedNoun(contact: NonNullable<EffOf<'place'>['contact']>, voice: Voice): string {
  if (contact === 'active-marker') return msg('an active Objective Marker of yours', { id: 'place.active-marker' });
  return typeof contact === 'object' && 'terrain' in contact ? terrainNoun(contact.terrain) : whoText(contact, voice);
}

/** What becomes of a model that is placed, as a predicate. */
export function place(eff: EffOf<'place'>, voice: Voice): string {
  const where = [
    ...(eff.contact === undefined ? [] : [msg(str`in base contact with ${touchedNoun(eff.contact, voice)}`, { id: 'place.contact' })]),
    ...(eff.into ? [msg('in the targeted terrain', { id: 'place.into' })] : []),
    ...(eff.within === undefined
      ? []
      : [
          eff.within.of === eff.who && eff.within.los
            ? msg(str`within ${inches(valueText(eff.within.in, voice))} and in line of sight of where it stands`, {
                id: 'place.within-own-sight',
              })
            : eff.within.of === eff.who
              ? msg(str`within ${inches(valueText(eff.within.in, voice))} of where it stands`, { id: 'place.within-own' })
              : msg(str`within ${inches(valueText(eff.within.in, voice))} of ${whoText(eff.within.of, voice)}`, { id: 'place.within' }),
        ]),
  ].join(' ');
  const mover = eff.by === 'resisting' ? msg(' by the resisting player', { id: 'by.resisting' }) : '';
  return eff.may
    ? msg(str`may be placed${mover} anywhere ${where}`, { id: 'eff.may-be-placed' })
    : msg(str`is placed${mover} anywhere ${where}`, { id: 'eff.is-placed' });
}

/** Terrain on the move. */
export function moveTerrain(eff: EffOf<'move-terrain'>, voice: Voice): Clause {
  const pieces =
    eff.n === 1
      ? msg('one piece of terrain', { id: 'eff.one-piece' })
      : msg(str`up to ${valueText(eff.n, voice)} pieces of terrain`, { id: 'eff.pieces' });
  const what = msg(str`${pieces} up to ${inches(eff.in)} in any direction, with whatever is inside`, { id: 'eff.terrain-how' });
  return eff.by === 'left'
    ? clause(msg('the player to your left', { id: 'who.left' }), msg(str`may move ${what}`, { id: 'eff.left-moves-terrain' }))
    : clause(null, msg(str`you may move ${what}`, { id: 'eff.moves-terrain' }));
}

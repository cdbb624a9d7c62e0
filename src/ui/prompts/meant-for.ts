import type { Ability } from '../../rules/terms/card-language.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import { picksOf, type Standing } from './picks.ts';

/** Whom an ability is meant for, by what its text does to whoever it names. */
export type Meant = 'enemies' | 'friends' | 'anybody';

const HARMS = ['damage', 'wound', 'slay'];

interface Does {
  harms: boolean;
  helps: boolean;
}

/** What a text does to others than its own model, in any of its branches. */
function doesIn(node: unknown): Does {
  if (typeof node !== 'object' || node === null) return { harms: false, helps: false };
  const { do: what, to } = node as { do?: unknown; to?: unknown };
  const own: Does = { harms: to !== 'self' && HARMS.includes(String(what)), helps: to !== 'self' && what === 'heal' };
  return Object.values(node)
    .map(doesIn)
    .reduce((sum, one) => ({ harms: sum.harms || one.harms, helps: sum.helps || one.helps }), own);
}

export function meantFor(ability: Ability | null): Meant {
  if (!ability || ability.kind === 'passive') return 'anybody';
  const { harms, helps } = doesIn(ability.kind === 'active' ? ability.do : ability.outcomes.filter(({ on }) => on !== 'catastrophe'));
  if (harms === helps) return 'anybody';
  return harms ? 'enemies' : 'friends';
}

/** The decisions that name nobody they are not meant for: the others are made by choosing whom they name. */
export const asMeant = <D extends Decision>(decisions: readonly D[], meant: Meant, models: Standing, seat: Seat): D[] =>
  decisions.filter(
    (one) =>
      meant === 'anybody' ||
      picksOf(one).every((id) => {
        const model = models[id];
        return !model || (model.controller === seat) === (meant === 'friends');
      }),
  );

import type { Ability } from '../../../rules/terms/card-language.ts';
import type { Decision } from '../../../rules/terms/decision.ts';
import type { Seat } from '../../../rules/terms/ids.ts';
import { marksIn } from './good-or-bad.ts';
import { isForOwn, type Meant, type PickStanding } from './picks.ts';
import { picksOf } from '../../table/picks-of.ts';

/** The side that the ability's targets have to be on; null: either. */
function named({ target }: Extract<Ability, { kind: 'active' | 'arcane' }>): Meant | null {
  const side = target?.which?.side;
  return side ? (side === 'enemy' ? 'enemies' : 'friends') : null;
}

export function meantFor(ability: Ability | null): Meant {
  if (!ability || ability.kind === 'passive') return 'anybody';
  const text = ability.kind === 'active' ? ability.do : ability.outcomes.filter(({ on }) => on !== 'catastrophe');
  const marks = marksIn(text, ['target']);
  // wounds and healing outweigh all other effects
  const decides = marks.some(({ health }) => health);
  const [first, second] = new Set(marks.filter(({ health }) => health === decides).map(({ good }) => good));
  const meant = named(ability) ?? (first === undefined || second !== undefined ? 'anybody' : first ? 'friends' : 'enemies');
  const does = marks.filter(({ good }) => good);
  return meant === 'friends' && does.length > 0 && does.every(({ heals }) => heals) ? 'wounded' : meant;
}

type MeantModels = Readonly<Record<string, PickStanding[string] & { wounds: number }>>;

/** The decisions whose targets are those the ability is meant for; decisions with other targets can still be made by choosing the targets. */
export const asMeant = <D extends Decision>(decisions: readonly D[], meant: Meant, models: MeantModels, seat: Seat): D[] =>
  decisions.filter(
    (decision) =>
      meant === 'anybody' ||
      picksOf(decision).every((id) => {
        const model = models[id];
        if (!model) return true;
        return (model.controller === seat) === isForOwn(meant) && (meant !== 'wounded' || model.wounds > 0);
      }),
  );

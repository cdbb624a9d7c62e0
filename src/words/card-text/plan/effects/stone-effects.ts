import type { Eff, EffOf } from '../../../../rules/terms/card-language.ts';
import { inches } from '../../../language/sentences.ts';
import { type CardClause, allFieldsUsed } from '../../clauses.ts';
import { stones } from '../amounts.ts';
import { moveTerrain } from './moving.ts';
import { isLess, unsigned, valueOf } from '../values.ts';
import { type Voice, referent } from '../voice.ts';

// Effects on moonstones and terrain.

const STONES = ['drop-stone', 'take-stone', 'gather-stone', 'inherit-stone', 'depth', 'uproot', 'move-terrain'] as const;
type OfStones = EffOf<(typeof STONES)[number]>;

export const isOfStones = (eff: Eff): eff is OfStones => (STONES as readonly string[]).includes(eff.do);

function depth({ do: _, by, min, to, set, ...rest }: EffOf<'depth'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  if (to !== undefined) return say('eff.depth-to', { n: to });
  if (set !== undefined) return say('eff.depth-set');
  const roles = { by: valueOf(unsigned(by ?? 0), voice), least: min === undefined ? '' : say('eff.depth-least', { n: min }) };
  return isLess(by ?? 0) ? say('eff.depth-falls', roles) : say('eff.depth-rises', roles);
}

function drop({ do: _, from, n = 1, upTo, as, within, ...rest }: EffOf<'drop-stone'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  const roles = { who: referent(from, voice), as: as ? say('eff.drop-as-slain') : '' };
  if (n === 'all') return say('eff.drop-all', roles);
  const dropped = stones(n, voice);
  if (within !== undefined) return say('eff.lay-within', { ...roles, what: dropped, reach: inches(within) });
  return upTo ? say('eff.drop-up-to', { ...roles, what: dropped }) : say('eff.drop', { ...roles, what: dropped });
}

/** An effect on moonstones or terrain, as a clause. */
export function stonesClause(eff: OfStones, voice: Voice): CardClause {
  const { say } = voice;
  switch (eff.do) {
    case 'drop-stone':
      return drop(eff, voice);
    case 'take-stone': {
      const { do: _, from, to, n = 1, ...rest } = eff;
      allFieldsUsed(rest);
      const roles = { who: referent(to, voice), whom: referent(from, voice) };
      return n === 'all' ? say('eff.take-all', roles) : say('eff.take-stone', { ...roles, what: stones(n, voice) });
    }
    case 'gather-stone': {
      const { do: _, to, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.gather-stone', { who: referent(to, voice) });
    }
    case 'inherit-stone': {
      const { do: _, to, depth: deep, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.inherit-stone', { who: referent('subject', voice), whom: referent(to, voice), depth: deep });
    }
    case 'depth':
      return depth(eff, voice);
    case 'uproot': {
      const { do: _, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.uproot');
    }
    case 'move-terrain':
      return moveTerrain(eff, voice);
  }
}

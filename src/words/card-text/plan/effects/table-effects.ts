import type { Eff } from '../../../../rules/terms/card-language.ts';
import { inches } from '../../../language/sentences.ts';
import { type CardClause, followed, allFieldsUsed, text } from '../../clauses.ts';
import type { SentencePart } from '../../language.ts';
import { reachText } from '../values.ts';
import { type Voice, referent } from '../voice.ts';

// Effects of players' cards only.

const KINDS = [
  'pick-stone',
  'scatter-stone',
  'roll-stone',
  'grow-terrain',
  'lay-lure',
  'add-copy',
  'feint',
  'reverse',
  'sworn',
  'last-stand',
  'activate-next',
  'discard-step',
  'reroll',
  'reroll-die',
  'depart',
] as const;
export type TableEffect = Extract<Eff, { do: (typeof KINDS)[number] }>;

export const isTableEffect = (eff: Eff): eff is TableEffect => (KINDS as readonly string[]).includes(eff.do);

function growing({ do: _, n, kind, across, within, most, ...rest }: Extract<Eff, { do: 'grow-terrain' }>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say, language } = voice;
  const clause =
    n === 1
      ? say('eff.grown-piece', { piece: language.terrain(kind, false), across })
      : say('eff.grown-pieces', { n, pieces: language.terrain(kind, true), across });
  if (within === undefined) return say('eff.grow-terrain', { what: clause });
  const limit = most === undefined ? '' : say('eff.grow-most', { n: most });
  return say('eff.grow-near', { what: clause, reach: reachText(within, voice), limit });
}

/** One of these effects as a clause; `inside` reads the effects it contains. */
export function tableEffect(eff: TableEffect, voice: Voice, inside: (effects: readonly Eff[], voice: Voice) => SentencePart): CardClause {
  const { say } = voice;
  switch (eff.do) {
    case 'pick-stone': {
      const { do: _, other, may, then: effects, ...rest } = eff;
      allFieldsUsed(rest);
      const roles = { what: other ? say('eff.another-stone') : say('eff.a-stone'), then: inside(effects, voice) };
      return may ? say('eff.may-pick-stone', roles) : say('eff.pick-stone', roles);
    }
    case 'scatter-stone': {
      const { do: _, in: range, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.scatter', { reach: inches(range) });
    }
    case 'roll-stone': {
      const { do: _, in: range, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.roll-stone', { reach: inches(range) });
    }
    case 'grow-terrain':
      return growing(eff, voice);
    case 'lay-lure': {
      const { do: _, lure: name, across, in: range, ...rest } = eff;
      allFieldsUsed(rest);
      const lure = voice.language.lure(name);
      return followed(say('eff.lay-lure', { lure, across }), text(say('eff.lure-draws', { reach: inches(range), lure })));
    }
    case 'reverse': {
      const { do: _, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.reverse', { who: voice.target });
    }
    case 'last-stand':
    case 'activate-next':
    case 'discard-step': {
      const { do: kind, who, ...rest } = eff;
      allFieldsUsed(rest);
      return say(`eff.${kind}`, { who: referent(who, voice) });
    }
    case 'reroll-die': {
      const { do: _, of, ...rest } = eff;
      allFieldsUsed(rest);
      return of === 'own' ? say('eff.reroll-own') : say('eff.reroll-die');
    }
    case 'add-copy':
    case 'feint':
    case 'sworn':
    case 'reroll':
    case 'depart': {
      const { do: kind, ...rest } = eff;
      allFieldsUsed(rest);
      return say(`eff.${kind}`);
    }
  }
}

import type { Eff, EffOf } from '../../../../rules/terms/card-language.ts';
import { withBearer, type CardClause, allFieldsUsed, text } from '../../clauses.ts';
import { abilityNoun } from '../actions.ts';
import { untilText } from '../amounts.ts';
import { modsClause } from '../modifiers/modifiers.ts';
import { numberOf } from '../values.ts';
import { abilityWord, type Voice, referent } from '../voice.ts';

// Effects on the abilities and actions of models.

const ABILITIES = ['apply', 'give', 'learn-keyword', 'reload', 'lose-ability', 'lapse', 'spend', 'refund'] as const;
type OfAbilities = EffOf<(typeof ABILITIES)[number]>;
export const isOfAbilities = (eff: Eff): eff is OfAbilities => (ABILITIES as readonly string[]).includes(eff.do);

function apply({ do: _, to, mods, until, against, after, ...rest }: EffOf<'apply'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  const lasting = (): CardClause | null => {
    if (mods.every((mod) => mod.mod === 'unhealed' && mod.once)) return null; // its wording contains the duration
    const enemy = against === undefined ? null : referent(against, voice);
    if (until === 'next-action') return enemy === null ? say('eff.next-melee') : say('eff.next-melee-on', { whom: enemy });
    const long = untilText(until, voice);
    if (enemy !== null)
      return mods.every(({ mod }) => mod === 'stat')
        ? say('eff.apply-in-actions', { whom: enemy, until: long })
        : mods.every(({ mod }) => mod === 'dealt' || mod === 'passes-wounds')
          ? say('eff.apply-to', { whom: enemy, until: long })
          : say('eff.apply-against', { whom: enemy, until: long });
    return after ? say('eff.apply-after', { until: long }) : say('eff.apply', { until: long });
  };
  const lasts = lasting();
  return withBearer(modsClause(mods, voice), referent(to, voice), lasts ? text(lasts) : '');
}

function loseAbility({ do: _, from, of, until, to, ...rest }: EffOf<'lose-ability'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  const roles = { who: referent(from, voice), abilities: abilityNoun(of, voice), until: untilText(until, voice) };
  return to === undefined ? say('eff.lose-ability', roles) : say('eff.lose-ability-to', { ...roles, whom: referent(to, voice) });
}

/** An effect on the abilities or actions of models, as a clause. */
export function abilitiesClause(eff: OfAbilities, voice: Voice): CardClause {
  const { say, language } = voice;
  switch (eff.do) {
    case 'apply':
      return apply(eff, voice);
    case 'give': {
      const { do: _, to, ability, until, ...rest } = eff;
      allFieldsUsed(rest);
      const gist = voice.granted(ability).replace(/\.$/, '');
      return say('eff.give', { who: referent(to, voice), ability: language.ability(ability.name), until: untilText(until, voice), gist });
    }
    case 'learn-keyword': {
      const { do: _, of, to, until, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.learn-keyword', { who: referent(to, voice), whom: referent(of, voice), until: untilText(until, voice) });
    }
    case 'reload': {
      const { do: _, ability: id, may, ...rest } = eff;
      allFieldsUsed(rest);
      const ability = abilityWord(id, voice);
      return may ? say('eff.may-reload', { ability }) : say('eff.reload', { ability });
    }
    case 'lose-ability':
      return loseAbility(eff, voice);
    case 'lapse': {
      const { do: _, of, ability, ...rest } = eff;
      allFieldsUsed(rest);
      return of !== undefined && ability !== undefined
        ? say('eff.lapse-of', { who: referent(of, voice), ability: abilityWord(ability, voice) })
        : say('eff.lapse');
    }
    case 'spend': {
      const { do: _, ability, until, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.spend', { ability: abilityWord(ability, voice), until: untilText(until, voice) });
    }
    case 'refund': {
      const { do: _, energy: much, ...rest } = eff;
      allFieldsUsed(rest);
      return much === 'all' ? say('eff.refund-all') : say('eff.refund', { n: numberOf(much, voice) });
    }
  }
}

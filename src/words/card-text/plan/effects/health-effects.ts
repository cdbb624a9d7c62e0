import type { Eff, EffOf, Who } from '../../../../rules/terms/card-language.ts';
import { type CardClause, allFieldsUsed } from '../../clauses.ts';
import { health, wounds } from '../amounts.ts';
import { amountOf, valueOf } from '../values.ts';
import { type Voice, referent } from '../voice.ts';

// Effects on wounds.

const HEALTH = ['damage', 'wound', 'heal', 'lessen', 'redirect', 'slay', 'remain'] as const;
type OfHealth = EffOf<(typeof HEALTH)[number]>;
export const isOfHealth = (eff: Eff): eff is OfHealth => (HEALTH as readonly string[]).includes(eff.do);

/** The voice in which a number for each of several models refers to “it”. */
const ownVoice = (to: Who, voice: Voice): Voice => (to === 'each' ? { ...voice, each: voice.language.it(voice.each) } : voice);

/** An effect on wounds, as a clause. */
export function healthClause(eff: OfHealth, voice: Voice): CardClause {
  const { say } = voice;
  switch (eff.do) {
    case 'damage': {
      const { do: _, to, by, type, bind: __, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.damage', { who: referent(to, voice), by: amountOf(by, { damage: type }, voice) });
    }
    case 'wound': {
      const { do: _, to, by, bind: __, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.wound', { who: referent(to, voice), by: wounds(by, ownVoice(to, voice)) });
    }
    case 'heal': {
      const { do: _, to, by, bind: __, ...rest } = eff;
      allFieldsUsed(rest);
      const subject = referent(to, voice);
      return by === 'all' ? say('eff.heal-all', { who: subject }) : say('eff.heal', { who: subject, by: wounds(by, voice) });
    }
    case 'lessen': {
      const { do: _, by, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.lessen', { n: valueOf(by, voice) });
    }
    case 'redirect': {
      const { do: _, to, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.redirect', { who: referent(to, voice) });
    }
    case 'slay': {
      const { do: _, to, and, ...rest } = eff;
      allFieldsUsed(rest);
      const subject = referent(to, voice);
      return and === undefined ? say('eff.slay', { who: subject }) : say('eff.slay-both', { who: subject, whom: referent(and, voice) });
    }
    case 'remain': {
      const { do: _, who: role, boxes, ...rest } = eff;
      allFieldsUsed(rest);
      const subject = referent(role, voice);
      return boxes === 'all'
        ? say('eff.remain-whole', { who: subject })
        : say('eff.remain', { who: subject, health: health(boxes, voice) });
    }
  }
}

import { msg, str } from '@lit/localize';
import type { Eff } from '../../rules/terms/card-language.ts';
import { inches } from '../sentences.ts';
import { type Clause, clause } from './clauses.ts';
import { type Voice, whoText } from './voice.ts';

// What only cards of the players do.

const KINDS = [
  'pick-stone',
  'scatter-stone',
  'roll-stone',
  'grow-terrain',
  'add-copy',
  'feint',
  'reverse',
  'sworn',
  'last-stand',
  'activate-next',
  'discard-step',
  'reroll',
  'depart',
] as const;
export type TableEffect = Extract<Eff, { do: (typeof KINDS)[number] }>;

export const isTableEffect = (eff: Eff): eff is TableEffect => (KINDS as readonly string[]).includes(eff.do);

/** One of these effects as clauses; `inside` reads the effects it contains. */
export function tableEffectText(eff: TableEffect, voice: Voice, inside: (effects: readonly Eff[], voice: Voice) => string): Clause[] {
  const told = (text: string): Clause[] => [clause(null, text)];
  const of = (who: string, text: string): Clause[] => [clause(who, text)];
  switch (eff.do) {
    case 'pick-stone': {
      const then = inside(eff.then, voice);
      const what = eff.other
        ? msg('another moonstone on the board', { id: 'eff.another-stone' })
        : msg('a moonstone on the board', { id: 'eff.a-stone' });
      return eff.may
        ? told(msg(str`you may choose ${what}: ${then}`, { id: 'eff.may-pick-stone' }))
        : told(msg(str`choose ${what}: ${then}`, { id: 'eff.pick-stone' }));
    }
    case 'scatter-stone':
      return of(
        msg('the moonstone', { id: 'eff.the-stone' }),
        msg(str`rolls ${inches(eff.in)} in a random direction, or as far as the ground is open`, { id: 'eff.scatter' }),
      );
    case 'roll-stone':
      return told(
        msg(str`the moonstone goes to nobody: put it anywhere within ${inches(eff.in)} of whoever loses it`, { id: 'eff.roll-stone' }),
      );
    case 'grow-terrain':
      return told(
        msg(str`put ${eff.n} Wooded Patches of ${eff.across} mm on open ground, anywhere on the board`, { id: 'eff.grow-terrain' }),
      );
    case 'add-copy':
      return told(msg('the card you have revealed counts one copy more', { id: 'eff.add-copy' }));
    case 'feint':
      return told(msg('take back the card you have revealed and lay another one of your hand', { id: 'eff.feint' }));
    case 'reverse':
      return of(
        voice.target,
        msg('now plays that Arcane Ability itself, with its own Arcane, and the originator is its target', { id: 'eff.reverse' }),
      );
    case 'sworn':
      return told(msg('after the round, if nobody was slain, whoever has suffered more wounds in it is slain', { id: 'eff.sworn' }));
    case 'last-stand':
      return of(
        whoText(eff.who, voice),
        msg('makes a Melee Attack on an enemy it can reach before it leaves, with 2 Melee more and for nothing', { id: 'eff.last-stand' }),
      );
    case 'activate-next':
      return of(
        whoText(eff.who, voice),
        msg('activates next, even if it has been activated this turn; a Jog it has made stays made', { id: 'eff.activate-next' }),
      );
    case 'discard-step':
      return of(
        whoText(eff.who, voice),
        msg('goes through a Discard Step of its own at once: its energy is gone', { id: 'eff.discard-step' }),
      );
    case 'reroll':
      return told(msg('you may have all players roll for deployment again', { id: 'eff.reroll' }));
    case 'depart':
      return told(msg('the slain leave the board', { id: 'eff.depart' }));
  }
}

import { msg, str } from '@lit/localize';
import type { Eff } from '../../rules/terms/card-language.ts';
import { lureName, terrainNoun, terrainNouns } from '../names/terrain.ts';
import { inches } from '../sentences.ts';
import { type Clause, clause } from './clauses.ts';
import { valueText } from './values.ts';
import { type Voice, whoText } from './voice.ts';

// What only cards of the players do.

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

function growing({ n, kind, across, within, most }: Extract<Eff, { do: 'grow-terrain' }>, voice: Voice): string {
  const what =
    n === 1
      ? msg(str`${terrainNoun(kind)} of ${across} mm`, { id: 'eff.grown-piece' })
      : msg(str`${n} ${terrainNouns(kind)} of ${across} mm`, { id: 'eff.grown-pieces' });
  if (within === undefined) return msg(str`put ${what} on open ground, anywhere on the board`, { id: 'eff.grow-terrain' });
  const limit =
    most === undefined
      ? ''
      : msg(str`; your side may have made ${most} of them, and for a further one you choose an earlier one that is removed`, {
          id: 'eff.grow-most',
        });
  const far = inches(valueText(within, voice));
  return msg(str`put ${what} on open ground within ${far} and in line of sight of this model`, { id: 'eff.grow-near' }) + limit;
}

function luring({ lure, across, in: far }: Extract<Eff, { do: 'lay-lure' }>): Clause {
  const what = lureName(lure);
  return clause(
    null,
    msg(
      str`put a ${what} of ${across} mm on the ground within range and in line of sight; it goes as soon as a model is in base contact with it`,
      {
        id: 'eff.lay-lure',
      },
    ),
    msg(
      str`Any other model that takes a Jog or Step within ${inches(far)} and in line of sight of a ${what} may not end farther from the nearest one than it began.`,
      { id: 'eff.lure-draws' },
    ),
  );
}

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
      return told(growing(eff, voice));
    case 'lay-lure':
      return [luring(eff)];
    case 'add-copy':
      return told(msg('the card you have revealed counts one copy more', { id: 'eff.add-copy' }));
    case 'feint':
      return told(msg('take back the card you have revealed and lay another one of your hand', { id: 'eff.feint' }));
    case 'reverse':
      return of(
        voice.target,
        msg('plays that Arcane Ability itself, with its own Arcane, and the originator is its target', { id: 'eff.reverse' }),
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
    case 'reroll-die':
      return eff.of === 'own'
        ? told(msg('roll your die again', { id: 'eff.reroll-own' }))
        : told(msg('have one opponent roll that die again', { id: 'eff.reroll-die' }));
    case 'depart':
      return told(msg('the slain leave the board', { id: 'eff.depart' }));
  }
}

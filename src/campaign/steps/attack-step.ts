import { refuseBodyguard, resolveAttacks } from '../attacks/resolve.ts';
import { currentWeek } from '../players.ts';
import { no } from '../reasons.ts';
import { step } from '../step.ts';

/** Reveals the attacks, lets each target name a bodyguard, and resolves them. @rule campaign 5.4 8.4a 8.4b */
export const attacks = step({
  exits: ['resolved'],
  takes: ['bodyguard'],
  run(work) {
    const { attacks: all, absent } = work.week;
    if (all.some(({ bodyguard, resolved, target }) => bodyguard === undefined && !resolved && !absent.includes(target))) return null;
    resolveAttacks(work);
    return 'resolved';
  },
  take(work, decision) {
    if (decision.kind !== 'bodyguard') return undefined;
    const { attack: index, character } = decision;
    work.patchWeek({ attacks: work.week.attacks.map((attack, place) => (place === index ? { ...attack, bodyguard: character } : attack)) });
    return undefined;
  },
  refuse(campaign, decision) {
    if (decision.kind !== 'bodyguard') return null;
    const { attack: index, character, player } = decision;
    const attack = currentWeek(campaign).attacks[index];
    if (!attack || attack.target !== player || attack.bodyguard !== undefined) return no('no-such-attack', '8.4a');
    return character === null ? null : refuseBodyguard(campaign, index, player, character);
  },
});

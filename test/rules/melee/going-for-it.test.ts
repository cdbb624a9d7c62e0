import { describe, expect, it } from 'vitest';
import { begin } from '../../../machines/match/fold.ts';
import { SIDES, type Frame, type Side } from '../../../src/rules/terms/frame.ts';
import { asked, declare, melee, person, type Round } from './fixture.ts';

const fighter = (id: string) => person(id, { melee: 2 });

/** A melee at the question of Going For It, where these sides have decided already. */
function decidedBy(wentForIt: Side[], energy: Record<Side, number>): Round {
  const round = declare({
    attacker: fighter('one'),
    defender: fighter('two'),
    models: { attacker: { energy: energy.attacker }, defender: { energy: energy.defender } },
  });
  const stack = round.match.stack.map((frame): Frame =>
    frame.kind === 'melee' ? { ...frame, step: 'melee.going-for-it', wentForIt } : frame,
  );
  const match = { ...round.match, openings: [], stack: stack as Round['match']['stack'] };
  return { ...round, ...begin(match, round.cards) };
}

describe('Going For It', () => {
  const sides: Side[][] = [[], ['attacker'], ['defender'], [...SIDES]];
  it.each(sides.flatMap((decided) => [0, 1].flatMap((attack) => [0, 1].map((defence) => ({ decided, attack, defence })))))(
    'MEL-14: the attacker is asked first, and never after the defender: decided $decided, energy $attack and $defence',
    ({ decided, attack, defence }) => {
      const round = decidedBy(decided, { attacker: attack, defender: defence });
      const isOpen = (side: Side, energy: number): boolean => !decided.includes(side) && energy > 0;
      const attacks = isOpen('attacker', attack);
      const expected = attacks ? (decided.includes('defender') ? null : 0) : isOpen('defender', defence) ? 1 : null;
      expect(asked(round).filter((text) => text.startsWith('going-for-it'))).toEqual(expected === null ? [] : [`going-for-it ${expected}`]);
      expect(melee(round)?.step === 'melee.going-for-it').toBe(expected !== null);
    },
  );
});

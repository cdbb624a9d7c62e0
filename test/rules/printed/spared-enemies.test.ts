import { describe, expect, it } from 'vitest';
import { engagesSomebodyFrom } from '../../../src/rules/measuring/engagers.ts';
import { engaging } from '../../../src/rules/printed/reach.ts';
import type { Mod } from '../../../src/rules/terms/card-language.ts';
import { A, B, C, changed, lookAt, person, scene } from '../small-match.ts';

const D = '1:d';
const IDS = [A, B, C, D];
const crowd = scene({
  seats: [
    [person('a'), person('c')],
    [person('b'), person('d')],
  ],
  at: { [A]: [18, 18], [C]: [18, 19.5], [B]: [19.5, 18], [D]: [19.5, 19.5] },
});
const isEnemy = (engager: string, enemy: string): boolean => engager[0] !== enemy[0];
const pairs = IDS.flatMap((bearer) => IDS.filter((against) => isEnemy(bearer, against)).map((against) => ({ bearer, against })));

/** The pairs in which the first engages the second, asked in both ways. */
function engagements(mod: Mod, bearer: string, against?: string): string[] {
  const position = changed(crowd, (play) =>
    play.patchModel(bearer, {
      lasting: [{ mods: [mod], until: 'game', from: { model: bearer, ability: 'x' }, ...(against === undefined ? {} : { against }) }],
    }),
  );
  const look = lookAt(position);
  return IDS.flatMap((engager) =>
    IDS.filter((enemy) => isEnemy(engager, enemy)).flatMap((enemy) => {
      const isEngaging = engaging(look, enemy).some(({ id }) => id === engager);
      expect(engagesSomebodyFrom(look, engager, look.model(engager).at, 0, (id) => id === enemy)).toBe(isEngaging);
      return isEngaging ? [`${engager} ${enemy}`] : [];
    }),
  );
}
const all = IDS.flatMap((engager) => IDS.filter((enemy) => isEnemy(engager, enemy)).map((enemy) => `${engager} ${enemy}`));

describe('an enemy that a text spares', () => {
  it.each(pairs)('ENG-2: only $bearer no longer engages, and only $against', ({ bearer, against }) => {
    expect(engagements({ mod: 'presence', engages: false }, bearer, against)).toEqual(
      all.filter((pair) => pair !== `${bearer} ${against}`),
    );
  });
  it.each(pairs)('ENG-2: another text of $bearer about $against spares nobody', ({ bearer, against }) => {
    expect(engagements({ mod: 'presence', engaged: false }, bearer, against)).toEqual(all);
    expect(engagements({ mod: 'slow' }, bearer, against)).toEqual(all);
  });
  it('ENG-2: a text about nobody in particular spares every enemy', () => {
    expect(engagements({ mod: 'presence', engages: false }, A)).toEqual(all.filter((pair) => !pair.startsWith(A)));
  });
});

import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Match } from '../../../src/rules/terms/match.ts';
import { A, always, changed, lookAt, person, scene, type Scene } from '../small-match.ts';
import { table, say, all, refusal, model, spot, arcaneCards, BORIS, BUNNY, act, claim, ok, hand, burrow } from './printed-match.ts';

describe('thralls', () => {
  it('V-111 CTL-4: each takes one Jog for nothing while its summoner is active, and is never activated itself', () => {
    const start = burrow();
    expect(refusal(start, act(0, BUNNY))).toEqual(['never-activates', 'CTL-4', 'ACT-1']);
    expect(
      refusal(all(start, act(0, BORIS), { seat: 0, kind: 'end-activation' }), { seat: 1, kind: 'jog', model: BUNNY, path: [[18, 22]] }),
    ).not.toEqual(['legal']);
    const now = all(
      start,
      act(0, BORIS),
      { seat: 0, kind: 'jog', model: BUNNY, path: [[18, 23]] },
      { seat: 0, kind: 'jog', model: `${BUNNY}#2`, path: [[23, 18]] },
    );
    expect([spot(now, BUNNY), spot(now, `${BUNNY}#2`)]).toEqual([
      [18, 23],
      [23, 18],
    ]);
    expect(model(now, BORIS).energy).toBe(6);
    expect(refusal(now, { seat: 0, kind: 'jog', model: BUNNY, path: [[18, 24]] })).toEqual(['jogged-already', 'JOG-1', 'ACT-15']);
    expect(refusal(now, { seat: 0, kind: 'jog', path: [[16, 18]] })).toEqual(['legal']);
  });

  it('CTL-4: a thrall pays with the energy of its summoner, also more for a Harvest as a Weakling', () => {
    const beside = burrow({ stones: [{ id: 's', at: [18, 20.2], depth: 3 }] });
    const now = all(beside, act(0, BORIS), { seat: 0, kind: 'step', model: `${BUNNY}#2`, path: [[20.3, 18]] });
    expect([model(now, BORIS).energy, model(now, `${BUNNY}#2`).energy]).toEqual([5, 0]);
    const [stone] = now.table.stones;
    const { x, y } = model(now, BUNNY).at;
    const touching = { ...now, table: { ...now.table, stones: [{ ...stone!, at: { x, y: y + 150 + 63 } }] } };
    const dug = say(touching, { seat: 0, kind: 'harvest', model: BUNNY, stone: 's' });
    expect([model(dug, BORIS).energy, dug.table.stones[0]?.depth]).toEqual([3, 2]);
    expect(dug.stack[dug.stack.length - 1]?.step).toBe('activation.act');
  });

  it('CTL-4: without energy of its summoner there is no step, and nobody else can be ordered about', () => {
    const poor = say(
      burrow({ models: { [BORIS]: { at: [18, 18], energy: 0 }, [BUNNY]: { at: [18, 19.3] }, '1:flintlock': { at: [30, 30] } } }),
      act(0, BORIS),
    );
    expect(refusal(poor, { seat: 0, kind: 'step', model: BUNNY, path: [[18, 20]] })).toEqual([
      'not-enough-energy',
      'ACT-12',
      'STP-1',
      'ACT-2',
    ]);
    expect(refusal(poor, { seat: 0, kind: 'step', model: '1:flintlock', path: [[30, 31]] })).toEqual([
      'not-the-active-model',
      'ACT-1',
      'ACT-2',
      'REA-1',
    ]);
  });

  it('REA-3 CTL-4: a reaction step of a thrall is paid by its summoner', () => {
    const start = burrow({ options: { reactions: true } });
    const now = all(start, act(0, BORIS), { seat: 0, kind: 'end-activation' }, act(1, '1:flintlock'), {
      seat: 1,
      kind: 'step',
      path: [[30, 29]],
    });
    const reacted = say(now, { seat: 0, kind: 'react', model: BUNNY, path: [[18, 20.3]] });
    expect([model(reacted, BORIS).energy, spot(reacted, BUNNY)]).toEqual([5, [18, 20.3]]);
  });

  it('MEL-13 CTL-4: its summoner pays when it goes for it', () => {
    const models = {
      [BORIS]: { at: [18, 18] as [number, number], energy: 3 },
      [BUNNY]: { at: [18, 19.3] as [number, number] },
      '1:flintlock': { at: [18, 21] as [number, number], energy: 0 },
    };
    const now = all(burrow({ models }), act(0, BORIS), { seat: 0, kind: 'melee', model: BUNNY, target: '1:flintlock' });
    expect(now.openings).toEqual([{ seat: 0, kind: 'going-for-it', side: 'attacker', payer: BORIS }]);
    expect(model(say(now, { seat: 0, kind: 'go-for-it' }), BORIS).energy).toBe(1);
  });

  it('CTL-4: it gains no energy, and gives its summoner one in the Replenish Step', () => {
    const turn = table({
      troupes: [['boris-the-bunny-summoner'], ['flintlock']],
      models: {
        [BORIS]: { at: [18, 18], activated: true, energy: 0 },
        [BUNNY]: { at: [18, 19.3] },
        '1:flintlock': { at: [30, 30], activated: true },
      },
    });
    expect([turn.order.turn, model(turn, BORIS).energy, model(turn, BUNNY).energy]).toEqual([2, 5, 0]);
  });

  it('SLN-1 SLN-7: it falls with its summoner', () => {
    const now = all(
      burrow({
        models: {
          [BORIS]: { at: [18, 18], energy: 6, wounds: 6 },
          [BUNNY]: { at: [18, 19.3], stones: 1 },
          '1:flintlock': { at: [30, 30] },
        },
        arcane: hand(4, 'catastrophe'),
      }),
      act(0, BORIS),
      { seat: 0, kind: 'use', ability: 'summon-a-murder-bunny' },
      claim(0, 'catastrophe'),
      ok,
    );
    expect(now.openings.map(({ kind }) => kind)).toEqual(['choice']);
    const done = say(now, { seat: 0, kind: 'answer', stone: now.table.stones[0]!.id, at: [18, 20.141] });
    expect([model(done, BORIS).status, model(done, BUNNY).status]).toEqual(['slain', 'slain']);
    expect(done.table.stones[0]).toMatchObject({ holder: null, depth: 1 });
  });
});

describe('the friends of a thrall', () => {
  const thrall = (summonerName?: string) =>
    person('t', { abilities: [always('bound', { mod: 'thrall', ...(summonerName === undefined ? {} : { of: summonerName }) })] });
  /** Two players with the same models: a, its thrall t, and somebody else. */
  const both = (summonerName?: string): Scene =>
    scene({
      seats: ['a', 'b'].map((letter) => [person('a'), thrall(summonerName), person(`other-${letter}`)]),
      at: { [A]: [18, 18], '0:t': [20, 18], '0:other-a': [22, 18], '1:a': [18, 24], '1:t': [20, 24], '1:other-b': [22, 24] },
    });
  const bonds = (played: Scene): string[] => {
    const look = lookAt(played);
    const ids = look.onBoard.map(({ id }) => id);
    const pairs = ids.flatMap((id, index) => ids.slice(index + 1).map((mate) => [id, mate] as const));
    // friendship is mutual
    for (const [id, mate] of pairs) expect(look.friends(mate, id), `${id} ${mate}`).toBe(look.friends(id, mate));
    return pairs.filter(([id, mate]) => look.friends(id, mate)).map((pair) => pair.join(' '));
  };
  const troupeBonds = (seat: number, character: string): string[] => [
    `${seat}:a ${seat}:t`,
    `${seat}:a ${seat}:${character}`,
    `${seat}:t ${seat}:${character}`,
  ];

  it('DEF-14, CTL-5: it stays the friend of its own summoner, also under another player, and is no friend of a model of the same name that another player brought', () => {
    expect(bonds(both('a'))).toEqual([...troupeBonds(0, 'other-a'), ...troupeBonds(1, 'other-b')]);
    for (const lost of ['0:t', A]) {
      const lent = changed(both('a'), (play) => play.patchModel(lost, { controller: 1 }));
      expect(bonds(lent).sort(), lost).toEqual(
        [
          ...troupeBonds(0, 'other-a').filter((pair) => !pair.includes(lost) || pair === `${A} 0:t`),
          ...['1:a', '1:t', '1:other-b'].map((id) => `${lost} ${id}`),
          ...troupeBonds(1, 'other-b'),
        ].sort(),
      );
    }
  });

  it('CTL-4, CTL-5: so does one whose card names nobody, of the model that summoned it alone', () => {
    const summoned = (summoner: string, controller: number): Scene =>
      changed(both(), (play) => play.patchModel('0:t', { summoner, controller }));
    const friendsOf = (played: Scene): string[] => bonds(played).filter((pair) => pair.includes('0:t'));
    for (const summoner of [A, '0:other-a', '1:a']) {
      expect(friendsOf(summoned(summoner, 0)), summoner).toEqual([`${A} 0:t`, '0:t 0:other-a']);
      const bond = [`${A} 0:t`, '0:t 0:other-a'].filter((pair) => summoner[0] === '0' && pair.includes(summoner));
      expect(friendsOf(summoned(summoner, 1)), summoner).toEqual([...bond, '0:t 1:a', '0:t 1:t', '0:t 1:other-b']);
    }
    const away = changed(both(), (play) => {
      play.patchModel('0:t', { summoner: A });
      play.patchModel('1:t', { summoner: A });
    });
    expect(friendsOf(away)).toEqual([`${A} 0:t`, '0:t 0:other-a']);
    expect(bonds(away).filter((pair) => pair.includes('1:t'))).toEqual(['1:a 1:t', '1:t 1:other-b']);
  });
});

describe('summoning', () => {
  const summon: Decision[] = [{ seat: 0, kind: 'use', ability: 'summon-a-murder-bunny' }, claim(0, 'pink-2'), ok];

  it('DEF-16 JOG-11 CTL-6: a new Murder Bunny enters play in base contact, with a number of its own, and Jogs at once; no figure is needed', () => {
    const asked = all(burrow({ arcane: hand(4, 'pink-2') }), act(0, BORIS), ...summon);
    expect(asked.openings).toMatchObject([{ seat: 0, kind: 'choice', question: { ask: 'place', model: `${BUNNY}#3`, contact: [BORIS] } }]);
    expect(refusal(asked, { seat: 0, kind: 'answer', at: [18, 14] })).toEqual(['no-contact', 'DEF-31', 'DEF-26']);
    const now = say(asked, { seat: 0, kind: 'answer', at: [16.819, 18] });
    expect(model(now, `${BUNNY}#3`)).toMatchObject({ status: 'board', seat: 0, controller: 0, energy: 0, jogged: false });
    expect(Object.keys(now.table.models)).toEqual([BORIS, BUNNY, `${BUNNY}#2`, `${BUNNY}#3`, '1:flintlock']);
    expect(arcaneCards(now)).toBe(21);
    expect(refusal(now, { seat: 0, kind: 'jog', model: `${BUNNY}#3`, path: [[13, 18]] })).toEqual(['legal']);
  });

  it('REM-1 REM-2: for a fourth one, one of the three is removed from play and keeps its stones', () => {
    const three = burrow({
      arcane: hand(4, 'pink-2'),
      models: {
        [BORIS]: { at: [18, 18], energy: 6 },
        [BUNNY]: { at: [18, 19.3], stones: 1 },
        [`${BUNNY}#2`]: { at: [19.3, 18] },
        [`${BUNNY}#3`]: { at: [18, 16.7] },
        '1:flintlock': { at: [30, 30] },
      },
    });
    const asked = all(three, act(0, BORIS), ...summon);
    expect(asked.openings).toMatchObject([
      { seat: 0, question: { ask: 'option', of: 'model', options: [BUNNY, `${BUNNY}#2`, `${BUNNY}#3`] } },
    ]);
    const now = all(asked, { seat: 0, kind: 'answer', option: BUNNY }, { seat: 0, kind: 'answer', at: [16.819, 18] });
    expect([model(now, BUNNY).status, model(now, `${BUNNY}#4`).status]).toEqual(['removed', 'board']);
    expect(now.table.stones[0]?.holder).toBe(BUNNY);
  });

  it('SLN-6: a slain one comes back fresh, under its own name', () => {
    const start = burrow({
      arcane: hand(4, 'pink-2'),
      models: {
        [BORIS]: { at: [18, 18], energy: 6 },
        [BUNNY]: { at: [18, 19.3], wounds: 2, jogged: true },
        '1:flintlock': { at: [30, 30] },
      },
    });
    const match: Match = {
      ...start,
      table: { ...start.table, models: { ...start.table.models, [BUNNY]: { ...model(start, BUNNY), status: 'slain' } } },
    };
    const now = all(match, act(0, BORIS), ...summon, { seat: 0, kind: 'answer', at: [16.819, 18] });
    expect(model(now, BUNNY)).toMatchObject({ status: 'board', wounds: 0, jogged: false });
  });

  it('REM-3: one that was removed from play comes back by the summons alone', () => {
    const start = burrow({ arcane: hand(4, 'pink-2'), models: { [BORIS]: { at: [18, 18], energy: 6 }, '1:flintlock': { at: [30, 30] } } });
    const bunny = { ...model(start, BORIS), id: BUNNY, character: 'murder-bunny', status: 'removed' as const, wounds: 1 };
    const match: Match = { ...start, table: { ...start.table, models: { ...start.table.models, [BUNNY]: bunny } } };
    const ended = all(match, act(0, BORIS), { seat: 0, kind: 'end-activation' }, act(1, '1:flintlock'), {
      seat: 1,
      kind: 'end-activation',
    });
    expect([ended.order.turn, model(ended, BUNNY).status]).toEqual([2, 'removed']);
    const back = all(match, act(0, BORIS), ...summon, { seat: 0, kind: 'answer', at: [16.819, 18] });
    expect(model(back, BUNNY)).toMatchObject({ status: 'board', wounds: 0 });
  });

  it('ACT-11 CTL-5: a Jackalope joins the troupe, may be activated this turn, and there is one at a time', () => {
    const now = all(
      burrow({ arcane: hand(4, 'green-3') }),
      act(0, BORIS),
      { seat: 0, kind: 'use', ability: 'summon-the-jackalope' },
      claim(0, 'green-3'),
      ok,
      { seat: 0, kind: 'answer', at: [16.622, 18] },
    );
    expect(model(now, '0:jackalope')).toMatchObject({ status: 'board', seat: 0, activated: false });
    expect(model(now, BORIS).wounds).toBe(3);
    expect(refusal(now, { seat: 0, kind: 'use', ability: 'summon-the-jackalope' })[0]).toBe('not-usable-now');
    expect(refusal(say(now, { seat: 0, kind: 'end-activation' }), act(0, '0:jackalope'))).not.toContain('already-activated');
  });
});

import { describe, expect, it } from 'vitest';
import type { Piece } from '../../../src/rules/terms/match.ts';
import { outcomeFrame, refuseTargets, signatureFrame, targetsOf, usesOf } from '../../../src/rules/reading/declaring/declare.ts';
import { statOf } from '../../../src/rules/reading/stats.ts';
import type { Ability, Active, Arcane, Character, Signature } from '../../../src/rules/terms/card-language.ts';
import { ARCANE_DECK, type ArcaneCard } from '../../../src/rules/terms/decks.ts';
import {
  A,
  active,
  always,
  asked,
  B,
  C,
  changed,
  energy,
  type Given,
  laid,
  lookAt,
  model,
  person,
  refusal,
  say,
  scene,
  type Scene,
  seen,
  spot,
  wounds,
} from '../small-match.ts';

const foresight = active(
  'foresight',
  { cost: 1, range: 10, limit: { per: 'turn' }, target: { which: { is: ['human'] } } },
  {
    do: 'apply',
    to: 'target',
    mods: [{ mod: 'stat', stat: 'arcane', by: 2 }],
    until: 'turn',
  },
);
const ramming: Active = active(
  'ramming',
  { cost: 3, range: 6, target: { which: { side: 'enemy' } } },
  { do: 'move', who: 'self', in: 6, way: { towards: 'target' } },
  {
    do: 'if',
    cond: [{ contact: ['self', 'target'] }],
    then: [
      {
        do: 'flip',
        then: [
          { do: 'damage', to: 'target', by: { x: 1, plus: 1 }, type: 'impact' },
          { do: 'move', who: 'target', in: 'X', way: { away: 'self' } },
        ],
        catastrophe: [{ do: 'move', who: 'target', in: 3, may: true, by: 'owner' }],
      },
    ],
  },
);
const pistol: Arcane = {
  kind: 'arcane',
  id: 'pistol',
  name: 'pistol',
  cost: 1,
  range: 8,
  limit: { per: 'game', reloadable: true },
  target: {},
  outcomes: [
    { on: { colour: ['green'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: { x: 1, plus: 1 }, type: 'impact' }] },
    { on: { colour: ['green', 'blue'], value: 3 }, do: [{ do: 'gain', to: 'self', energy: 'X' }] },
    { on: 'catastrophe', do: [{ do: 'wound', to: 'self', by: 3 }] },
  ],
};
const reload = active('reload', { cost: 2, usableIf: [{ not: { who: 'self', engaged: true } }] }, { do: 'reload', ability: 'pistol' });

const with_ = (abilities: Ability[], more: Partial<Given> = {}, b: Partial<Character> = {}): Scene =>
  scene({
    seats: [[person('a', { abilities }), person('c', { keywords: ['goblin'] })], [person('b', b)]],
    at: { [A]: [10, 18], [B]: [15, 18], [C]: [10, 14] },
    ...more,
  });
const use = (ability: string, ...targets: string[]) =>
  ({ seat: 0, kind: 'use', ability, ...(targets.length > 0 ? { targets } : {}) }) as const;

describe('declaring an ability', () => {
  it('V-56: Foresight is paid, falls on any human in range, the user too, once a turn', () => {
    const now = with_([foresight]);
    const after = say(now, use('foresight', A));
    expect([energy(after, A), statOf(lookAt(after), A, 'arcane')]).toEqual([[2], 5]);
    expect(statOf(lookAt(say(now, use('foresight', B))), B, 'arcane')).toBe(5);
    expect(refusal(now, use('foresight', C))).toEqual(['not-such-a-target', 'DEF-2', 'ABL-2']);
    expect(refusal(after, use('foresight', B))).toEqual(['used-this-turn', 'CRD-17']);
  });
  it('ABL-1 ACT-12: energy, ABL-2 DEF-10: a target in range and sight', () => {
    expect(
      refusal(with_([foresight], { at: { [A]: { at: [10, 18], energy: 0 }, [B]: [15, 18], [C]: [10, 14] } }), use('foresight', A)),
    ).toContain('not-enough-energy');
    expect(refusal(with_([foresight]), use('foresight'))).toEqual(['no-target', 'ABL-2', 'DEF-2']);
    const far = with_([foresight], { at: { [A]: [10, 18], [B]: [21.3, 18], [C]: [10, 14] } });
    expect(refusal(far, use('foresight', B))).toEqual(['out-of-range', 'ABL-2', 'DEF-5']);
    const wall: Piece = {
      id: 'wall',
      kind: 'barrier',
      shape: {
        polygon: [
          { x: 3200, y: 3000 },
          { x: 3300, y: 3000 },
          { x: 3300, y: 6000 },
          { x: 3200, y: 6000 },
        ],
      },
      base: 0,
      top: 762,
    };
    expect(refusal(with_([foresight], { terrain: [wall] }), use('foresight', B))).toEqual([
      'no-line-of-sight',
      'ABL-2',
      'LOS-1',
      'LOS-2',
      'DEF-10',
    ]);
  });
  it('ABL-3 ENG-7: who is engaged uses abilities and is aimed at all the same', () => {
    const close = with_([foresight], { at: { [A]: [10, 18], [B]: [11.5, 18], [C]: [10, 14] } });
    expect(statOf(lookAt(say(close, use('foresight', B))), B, 'arcane')).toBe(5);
    expect(statOf(lookAt(say(close, use('foresight', A))), A, 'arcane')).toBe(5);
  });
  it('CRD-15: the mark beside an ability only remembers: one without a limit is used again', () => {
    const often = active('often', {}, { do: 'gain', to: 'self', energy: 1 });
    const once = say(with_([often]), use('often'));
    expect(model(once, A).used['often']).toEqual({ turn: 1, game: 1 });
    const twice = say(once, use('often'));
    expect([model(twice, A).used['often'], energy(twice, A)]).toEqual([{ turn: 2, game: 2 }, [5]]);
  });
  it('CRD-10 ARC-2: an arcane ability costs its energy and meets six cards to resist it', () => {
    const now = say(with_([pistol]), use('pistol', B));
    expect([energy(now, A), asked(now)]).toEqual([[2], ['claim 0']]);
    const [, duel] = now.match.stack;
    expect(duel?.kind === 'arcane' && [duel.hand.length, duel.resist.length]).toEqual([3, 6]);
  });
  it('ARC-41: whoever controls the target now resists, whoever brought it', () => {
    const three = scene({
      seats: [[person('a', { abilities: [pistol] })], [person('b')], [person('d')]],
      at: { [A]: [10, 18], [B]: [15, 18], '2:d': [30, 30] },
    });
    const resister = (now: Scene) => {
      const [, duel] = say(now, use('pistol', B)).match.stack;
      return duel?.kind === 'arcane' ? duel.resisting : null;
    };
    expect(resister(three)).toBe(1);
    expect(resister(changed(three, (play) => play.patchModel(B, { controller: 2 })))).toBe(2);
  });
  it('ARC-35 ARC-36: the card that replaces a lie counts once; then all 21 lie in the deck again and nothing is repeated', () => {
    const cards: ArcaneCard[] = ['pink-1', 'pink-1', 'pink-2', 'green-2', 'blue-1', 'blue-1', 'green-1', 'green-1', 'blue-2'];
    const lied = [use('pistol', B), { seat: 0, kind: 'claim', card: 'pink-1', as: 'green-3' }, { seat: 1, kind: 'bluff' }] as const;
    const caught = lied.reduce<Scene>(say, with_([pistol], { arcane: cards }));
    expect(asked(caught)).toEqual(['replace 1']);
    const over = say(caught, { seat: 1, kind: 'replace', card: 'green-2' });
    expect([wounds(over, B), asked(over)]).toEqual([[3], ['act 0']]);
    expect([...over.match.table.decks.arcane].sort()).toEqual([...ARCANE_DECK].sort());
  });
  it('DEF-5: exactly in range counts, a range may be lengthened', () => {
    const place = { [A]: [10, 18], [B]: [10 + 8 + 1.181, 18], [C]: [10, 14] } as Given['at'];
    expect(targetsOf(lookAt(with_([pistol], { at: place })), pistol, A, 0)).toContainEqual({ targets: [B] });
    const further = { ...place, [B]: [10 + 9 + 1.181, 18] } as Given['at'];
    expect(targetsOf(lookAt(with_([pistol], { at: further })), pistol, A, 0)).not.toContainEqual({ targets: [B] });
    const long = with_([pistol, always('spyglass', { mod: 'stat', stat: 'ability-range', by: 1 })], { at: further });
    expect(targetsOf(lookAt(long), pistol, A, 0)).toContainEqual({ targets: [B] });
  });
  it('CRD-17 CRD-18: once a game unless reloaded; a reload is barred while engaged', () => {
    const spent = changed(with_([pistol, reload]), (play) => play.patchModel(A, { used: { pistol: { turn: 0, game: 1 } } }));
    expect(refusal(spent, use('pistol', B))).toEqual(['needs-reload', 'CRD-17', 'CRD-18']);
    const ready = say(spent, use('reload'));
    expect([energy(ready, A), model(ready, A).used['pistol']?.game]).toEqual([[1], 0]);
    const engaged = with_([pistol, reload], { at: { [A]: [10, 18], [B]: [11.5, 18], [C]: [10, 14] } });
    expect(refusal(engaged, use('reload'))).toEqual(['engaged', 'CRD-18', 'ABL-3', 'ENG-6']);
    const scene = changed(with_([reload]), (play) => play.patchModel(A, { spent: { reload: 'game' } }));
    expect(refusal(scene, use('reload'))).toEqual(['spent', 'CRD-17', 'CRD-18']);
  });
  it('ARC-43: an arcane ability without a legal target cannot be declared; passives never', () => {
    const goblins: Arcane = { ...pistol, target: { which: { is: ['giant'] } } };
    const now = with_([goblins, always('p', { mod: 'slow' })]);
    const { refused } = usesOf(lookAt(now), A, 0);
    expect(refused.map(({ decision, reason }) => [decision.ability, decision.target, reason.clauses[0]])).toContainEqual([
      'pistol',
      undefined,
      'ARC-43',
    ]);
    expect(refused.some(({ decision }) => decision.ability === 'p')).toBe(false);
    expect(refusal(now, use('p'))).toEqual(['passive', 'CRD-8']);
    expect(refusal(now, use('unheard-of'))).toContain('no-such-ability');
  });
  it('every use that is listed is legal, and what is left out is refused', () => {
    const two = active('two', { range: 8, target: { n: 2, which: { other: true } } }, { do: 'gain', to: 'target', energy: 1 });
    const now = with_([foresight, two, pistol]);
    const { decisions } = usesOf(lookAt(now), A, 0);
    for (const decision of decisions) expect(refusal(now, decision)).toEqual(['legal']);
    expect(decisions).toContainEqual({ seat: 0, kind: 'use', model: A, ability: 'two', targets: [C, B] });
    expect(refusal(now, use('two', B))).toContain('number-of-targets');
    expect(refusal(now, use('two', B, B))).toContain('same-target-twice');
    expect(energy(say(now, use('two', B, C)), A, B, C)).toEqual([3, 4, 4]);
  });
  it('stones and terrain are targets within range and sight', () => {
    const song = active('song', { range: 6, target: { what: 'stone' } }, { do: 'depth', by: -1, min: 1 });
    const now = with_([song], {
      stones: [
        { id: 's', at: [10, 23], depth: 3 },
        { id: 'far', at: [30, 30], depth: 3 },
      ],
    });
    expect(targetsOf(lookAt(now), song, A, 0)).toEqual([{ stone: 's' }]);
    expect(say(now, { seat: 0, kind: 'use', ability: 'song', stone: 's' }).match.table.stones[0]?.depth).toBe(2);
    expect(refusal(now, { seat: 0, kind: 'use', ability: 'song', stone: 'far' })).toContain('out-of-range');
    expect(refusal(now, use('song', B))).toContain('no-target');
    const pond: Piece = { id: 'pond', kind: 'water', shape: { disc: { at: { x: 10 * 254, y: 12 * 254 }, radius: 254 } }, base: 0, top: 0 };
    const wade = active('wade', { range: 6, target: { what: { terrain: 'water' } } });
    const wet = with_([wade], { terrain: [pond] });
    expect(targetsOf(lookAt(wet), wade, A, 0)).toEqual([{ terrain: 'pond' }]);
  });
  it('texts that bar: untargetable, forbidden, forbidden against one', () => {
    const guarded = with_([foresight], {}, { abilities: [always('out-of-reach', { mod: 'untargetable', by: { side: 'enemy' } })] });
    expect(refusal(guarded, use('foresight', B))).toContain('untargetable');
    const bare = with_([foresight]);
    const barred = changed(bare, (play) =>
      play.patchModel(A, {
        lasting: [{ mods: [{ mod: 'forbid', actions: ['any'] }], until: 'turn', from: { model: B, ability: 'x' }, against: B }],
      }),
    );
    expect([refusal(barred, use('foresight', B))[0], refusal(barred, use('foresight', A))[0]]).toEqual(['forbidden', 'legal']);
    const mute = changed(bare, (play) =>
      play.patchModel(A, {
        lasting: [{ mods: [{ mod: 'forbid', actions: [{ ability: 'foresight' }] }], until: 'turn', from: { model: B, ability: 'x' } }],
      }),
    );
    expect(refusal(mute, use('foresight', A))[0]).toBe('forbidden');
  });
  it('ACT-17: the cost is what texts make of it', () => {
    const dear = with_([foresight, always('dear', { mod: 'cost', of: ['active'], by: 1 })]);
    expect(energy(say(dear, use('foresight', A)), A)).toEqual([1]);
  });
});

describe('Ramming Speed', () => {
  const charge = (arcane: ArcaneCard[], more: Partial<Given> = {}): Scene => say(with_([ramming], { arcane, ...more }), use('ramming', B));
  it('V-57: straight into contact, X + 1 damage, X inches directly away', () => {
    const now = charge(['blue-2']);
    expect([energy(now, A), wounds(now, B), spot(now, A), spot(now, B)]).toEqual([[0], [3], [13.82, 18], [17, 18]]);
    expect(asked(now)).toEqual(['act 0']);
  });
  it('V-59: a catastrophe does no damage and lets the target move', () => {
    const now = charge(['catastrophe']);
    expect(asked(now)).toEqual(['path 1']);
    const after = say(now, { seat: 1, kind: 'answer', path: [[15, 20]] });
    expect([wounds(after, B), spot(after, B)]).toEqual([[0], [15, 20]]);
  });
  it('V-60: without contact there is no flip, and the energy is gone', () => {
    const rock: Piece = {
      id: 'rock',
      kind: 'obstacle',
      shape: {
        polygon: [
          { x: 3200, y: 4400 },
          { x: 3250, y: 4400 },
          { x: 3250, y: 4700 },
          { x: 3200, y: 4700 },
        ],
      },
      base: 0,
      top: 250,
    };
    const now = charge(['blue-2'], { terrain: [rock] });
    expect([energy(now, A), wounds(now, B), seen(now, 'flipped')]).toEqual([[0], [0], []]);
    expect(spot(now, A)[0]).toBeGreaterThan(11);
    expect(spot(now, A)[0]).toBeLessThan(13);
  });
  it('ABL-8: the flipped card is back in the deck when the action is over', () => {
    expect(charge(['blue-2']).match.table.decks.arcane).toHaveLength(21);
  });
});

describe('outcomes of arcane abilities', () => {
  const frame = (identity: string, abilities: Ability[] = [pistol]) =>
    outcomeFrame(lookAt(with_(abilities)), { model: A, ability: 'pistol', seat: 0, resisting: 1, declared: { targets: [B] }, identity });
  it('ARC-21: the first list that holds the identity decides; without one nothing happens', () => {
    expect(frame('green-3')).toMatchObject({ text: { at: ['outcomes', 0, 'do'] }, bound: { X: 3, target: [B] } });
    expect(frame('blue-3')).toMatchObject({ text: { at: ['outcomes', 1, 'do'] } });
    expect(frame('blue-2')).toBeNull();
    expect(frame('catastrophe')).toMatchObject({ text: { at: ['outcomes', 2, 'do'] } });
    expect(frame('catastrophe', [{ ...pistol, outcomes: pistol.outcomes.slice(0, 1) }])).toBeNull();
  });
  it('ARC-22: X is the number of the identity', () => {
    const found = frame('green-2');
    expect(wounds(laid(with_([pistol]), ...(found ? [found] : [])), B)).toEqual([3]);
  });
  it('a catastrophe that may be ignored is offered', () => {
    const sage = always('sage', { mod: 'ignore', what: ['catastrophe'] });
    const found = frame('catastrophe', [pistol, sage]);
    const now = laid(with_([pistol, sage]), ...(found ? [found] : []));
    expect(asked(now)).toEqual(['interrupt 0']);
    expect(wounds(say(now, { seat: 0, kind: 'pass' }), A)).toEqual([0]);
    expect(wounds(say(now, { seat: 0, kind: 'use', model: A, ability: 'pistol' }), A)).toEqual([3]);
  });
  it('ARC-31: a target is judged again without asking for energy', () => {
    const poor = with_([pistol], { at: { [A]: { at: [10, 18], energy: 0 }, [B]: [15, 18], [C]: [10, 14] } });
    expect(refuseTargets(lookAt(poor), pistol, A, 0, { targets: [B] })).toBeNull();
  });
});

describe('end steps of signature moves', () => {
  const bash: Signature = {
    id: 'bash',
    name: 'bash',
    upgrades: 'low-guard',
    types: [],
    deal: {} as Signature['deal'],
    end: [
      { do: 'wound', to: 'enemy', by: 1 },
      { do: 'heal', to: 'self', by: 1 },
    ],
  };
  const given = (now: Scene, signature: Signature, more: object = {}) =>
    signatureFrame(lookAt(now), { signature, model: A, enemy: B, seat: 0, resisting: 1, copies: 2, selfOnly: false, ...more });
  const now = with_([], { at: { [A]: { at: [10, 18], wounds: 3 }, [B]: [15, 18], [C]: [10, 14] } });
  const ran = (frame: ReturnType<typeof given>): number[] => wounds(laid(now, ...(frame ? [frame] : [])), A, B);

  it('SIG-7: its numbers are multiplied by the copies', () => expect(ran(given(now, bash))).toEqual([1, 2]));
  it('SIG-12 SIG-13: out of range only what falls on the bearer, unless it works there', () => {
    expect(ran(given(now, bash, { selfOnly: true }))).toEqual([1, 0]);
    expect(ran(given(now, { ...bash, worksOutOfRange: true }, { selfOnly: true }))).toEqual([1, 2]);
  });
  it('END-4: a slain bearer’s end step happens unless the text says otherwise', () => {
    const dead = changed(now, (play) => play.patchModel(A, { status: 'slain' }));
    expect(given(dead, bash)).not.toBeNull();
    expect(given(dead, { ...bash, unlessSlain: true })).toBeNull();
    expect(given(now, { ...bash, end: [] as never, unlessSlain: true })).not.toBeNull();
  });
});

describe('Chaaarge', () => {
  it('the bonus waits for a melee attack on the same target', () => {
    const chaaarge = active(
      'chaaarge',
      { cost: 2, range: 6, target: { which: { side: 'enemy' } } },
      { do: 'apply', to: 'self', mods: [{ mod: 'dealt', by: 2, scope: 'melee' }], until: 'next-action', against: 'target' },
    );
    const now = say(with_([chaaarge]), use('chaaarge', B));
    expect(model(now, A).lasting).toMatchObject([{ until: 'next-action', against: B, mods: [{ by: 2 }] }]);
    const stepped = say(now, { seat: 0, kind: 'step', path: [[10.5, 18]] });
    expect(model(stepped, A).lasting).toEqual([]);
  });
});

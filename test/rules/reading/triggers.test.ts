import { describe, expect, it } from 'vitest';
import { playOn } from '../../../src/rules/look-at.ts';
import { consequences } from '../../../src/rules/harm/harm.ts';
import { mark } from '../../../src/rules/harm/mark.ts';
import { harvestText, harvestTriggers, triggered } from '../../../src/rules/reading/moments/triggers.ts';
import type { Moment } from '../../../src/rules/reading/moments/moment.ts';
import type { Ability, Arcane, Eff, Passive } from '../../../src/rules/terms/card-language.ts';
import type { ArcaneCard } from '../../../src/rules/terms/decks.ts';
import type { ArcaneFrame } from '../../../src/rules/terms/frame.ts';
import {
  A,
  active,
  asked,
  B,
  C,
  changed,
  energy,
  type Given,
  laid,
  lookAt,
  model,
  passive,
  person,
  refusal,
  say,
  scene,
  type Scene,
  seen,
  spot,
  text,
  wounds,
} from '../small-match.ts';

const gain: Eff[] = [{ do: 'gain', to: 'self', energy: 1 }];

const premonition = passive('premonition', {
  when: { on: 'targeted', by: 'enemy' },
  may: true,
  do: [
    { do: 'lose', to: 'self', energy: 1 },
    { do: 'reaction-step', who: 'self' },
  ],
});
const vicious = passive('vicious', { when: { on: 'caused-wounds', to: 'enemy' }, limit: { per: 'turn', max: 3 }, do: gain });
const shot = active('shot', { cost: 1, range: 6, target: {} }, { do: 'wound', to: 'target', by: 1 });

const table = (a: Ability[], b: Ability[], more: Partial<Given> = {}, c: Ability[] = []): Scene =>
  scene({
    seats: [[person('a', { abilities: a }), person('c', { abilities: c })], [person('b', { abilities: b })]],
    at: { [A]: [10, 18], [B]: [15, 18], [C]: [10, 14] },
    ...more,
  });
const textsOf = (now: Scene, moment: Moment): string[] =>
  triggered(lookAt(now), moment).map(({ model: id, ability, offer }) => `${id}/${ability}${offer ? `?${offer}` : ''}`);

describe('moments', () => {
  it('speaks clockwise from the left of the active seat, in troupe order', () => {
    const dusk = passive('dusk', { when: { on: 'discard', at: 'start' }, do: gain });
    const now = table([dusk], [dusk], {}, [dusk]);
    expect(textsOf(now, { on: 'discard', at: 'start' })).toEqual([`${B}/dusk`, `${A}/dusk`, `${C}/dusk`]);
    expect(textsOf(now, { on: 'discard', at: 'end' })).toEqual([]);
    expect(textsOf(now, { on: 'replenish', at: 'start' })).toEqual([]);
  });
  it('REP-4: in a Replenish Step who went first last turn speaks first', () => {
    const dawn = passive('dawn', { when: { on: 'replenish', at: 'start' }, do: gain });
    const went = (first: number): Scene => changed(table([dawn], [dawn], {}, [dawn]), (play) => play.patchOrder({ first }));
    expect(textsOf(went(0), { on: 'replenish', at: 'start' })).toEqual([`${A}/dawn`, `${C}/dawn`, `${B}/dawn`]);
    expect(textsOf(went(1), { on: 'replenish', at: 'start' })).toEqual([`${B}/dawn`, `${A}/dawn`, `${C}/dawn`]);
    expect(textsOf(went(1), { on: 'replenish', at: 'end' })).toEqual([]);
  });
  it('speaks only while its condition holds', () => {
    const rich = passive('rich', { when: { on: 'discard', at: 'end' }, if: [{ who: 'self', holdsStone: true }], do: gain });
    expect(textsOf(table([rich], []), { on: 'discard', at: 'end' })).toEqual([]);
    expect(
      textsOf(table([rich], [], { at: { [A]: { at: [10, 18], stones: 1 }, [B]: [15, 18], [C]: [10, 14] } }), { on: 'discard', at: 'end' }),
    ).toEqual([`${A}/rich`]);
  });
  it('hears who activates, who moves into its reach, who bluffs, who is slain', () => {
    const all = passive(
      'all',
      { when: { on: 'activates' }, do: gain },
      { when: { on: 'ends-move-engaged', who: { side: 'enemy' } }, do: gain },
      { when: { on: 'bluffed', who: { side: 'friendly', within: { in: 6 } } }, do: gain },
      { when: { on: 'slain', who: { side: 'enemy' } }, do: gain },
      { when: { on: 'slain' }, do: gain },
    );
    const now = table([all], [], { at: { [A]: [10, 18], [B]: [11.5, 18], [C]: [10, 14] } });
    expect(textsOf(now, { on: 'activates', model: A })).toHaveLength(1);
    expect(textsOf(now, { on: 'activates', model: B })).toHaveLength(0);
    expect(textsOf(now, { on: 'moved', model: B })).toHaveLength(1);
    expect(textsOf(table([all], []), { on: 'moved', model: B })).toHaveLength(0);
    expect(
      [textsOf(now, { on: 'bluffed', model: C, at: 'once' }), textsOf(now, { on: 'bluffed', model: B, at: 'once' })].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 0]);
    expect(textsOf(now, { on: 'slain', model: B, by: A })).toHaveLength(1);
    const dead = changed(now, (play) => play.patchModel(A, { status: 'slain' }));
    expect(textsOf(dead, { on: 'slain', model: A, by: B })).toHaveLength(1);
    expect(textsOf(dead, { on: 'activates', model: A })).toHaveLength(0);
  });
});

describe('being targeted', () => {
  it('ACT-12 REA-15: Premonition is offered only to a model with the energy for it', () => {
    const now = say(table([shot], [premonition]), { seat: 0, kind: 'use', ability: 'shot', targets: [B] });
    expect(asked(now)).toEqual(['interrupt 1']);
    expect(now.match.openings[0]).toMatchObject({ about: { model: B, ability: 'premonition' } });
    const poor = table([shot], [premonition], { at: { [A]: [10, 18], [B]: { at: [15, 18], energy: 0 }, [C]: [10, 14] } });
    expect(wounds(say(poor, { seat: 0, kind: 'use', ability: 'shot', targets: [B] }), B)).toEqual([1]);
  });
  it('DEF-3: the originator is whoever uses the ability now, on whomever it is used', () => {
    const thorns = passive('thorns', { when: { on: 'targeted' }, do: [{ do: 'wound', to: 'originator', by: 1 }] });
    const now = say(table([shot], [thorns]), { seat: 0, kind: 'use', ability: 'shot', targets: [B] });
    expect(wounds(now, A, B, C)).toEqual([1, 1, 0]);
  });
  it('DEF-14: a friend’s action is no enemy’s', () => {
    const now = say(table([shot], [], {}, [premonition]), { seat: 0, kind: 'use', ability: 'shot', targets: [C] });
    expect(wounds(now, C)).toEqual([1]);
  });
  it('REA-15: declined, the action goes on; used, it is paid, a straight inch is moved, and the action goes on', () => {
    const offered = say(table([shot], [premonition]), { seat: 0, kind: 'use', ability: 'shot', targets: [B] });
    expect(wounds(say(offered, { seat: 1, kind: 'pass' }), B)).toEqual([1]);
    expect(refusal(offered, { seat: 1, kind: 'use', model: B, ability: 'shot' })).toContain('not-offered');
    const paid = say(offered, { seat: 1, kind: 'use', model: B, ability: 'premonition' });
    expect([energy(paid, B), asked(paid)]).toEqual([[2], ['path 1']]);
    expect(
      refusal(paid, {
        seat: 1,
        kind: 'answer',
        path: [
          [15, 18.5],
          [15.5, 18.5],
        ],
      }),
    ).toContain('REA-14');
    expect(refusal(paid, { seat: 1, kind: 'answer', path: [[15, 19.1]] })[0]).toBe('too-far');
    const moved = say(paid, { seat: 1, kind: 'answer', path: [[15, 19]] });
    expect([spot(moved, B), wounds(moved, B), seen(moved, 'moved')[0]?.as]).toEqual([[15, 19], [1], 'reaction']);
  });
  it('ACT-13 REA-15: out of range by then, the action fails and its energy stays spent', () => {
    const edge = table([shot], [premonition], { at: { [A]: [10, 18], [B]: [17, 18], [C]: [10, 14] } });
    let now = say(edge, { seat: 0, kind: 'use', ability: 'shot', targets: [B] });
    now = say(now, { seat: 1, kind: 'use', model: B, ability: 'premonition' });
    now = say(now, { seat: 1, kind: 'answer', path: [[18, 18]] });
    expect([wounds(now, B), energy(now, A), seen(now, 'failed').map(({ why }) => why)]).toEqual([[0], [2], ['out-of-range']]);
  });
  it('a trigger for one kind of action is deaf to others', () => {
    const wary = passive('wary', { when: { on: 'targeted', with: ['arcane'] }, do: gain });
    const moment = { on: 'targeted' as const, originator: A, targets: [B], ability: 'x' };
    const now = table([], [wary]);
    expect(
      [
        textsOf(now, { ...moment, action: 'arcane' }),
        textsOf(now, { ...moment, action: 'active' }),
        textsOf(now, { ...moment, action: 'arcane', targets: [C] }),
      ].map(({ length }) => length),
    ).toEqual([1, 0, 0]);
  });
  it('cancelling takes the action’s effect, not its price', () => {
    const deny = passive('deny', { when: { on: 'targeted' }, do: [{ do: 'cancel' }] });
    const now = say(table([shot], [deny]), { seat: 0, kind: 'use', ability: 'shot', targets: [B] });
    expect([wounds(now, B), energy(now, A), asked(now)]).toEqual([[0], [2], ['act 0']]);
    expect(seen(now, 'cancelled')).toHaveLength(1);
  });
});

describe('causing wounds', () => {
  const hit = (now: Scene, ...effects: Eff[]): Scene => text(now, A, effects, { bound: { target: [B] } });
  const wound: Eff = { do: 'wound', to: 'target', by: 1 };

  it('V-130 MEL-22: once for each enemy wounded by one marking, not for friends, not for nothing', () => {
    const now = table([vicious], []);
    expect(energy(hit(now, wound), A)).toEqual([4]);
    expect(energy(hit(now, { ...wound, by: 0 } as Eff), A)).toEqual([3]);
    expect(energy(text(now, A, [wound], { bound: { target: [C] } }), A)).toEqual([3]);
    expect(energy(text(now, A, [wound], { bound: { target: [A] } }), A)).toEqual([3]);
  });
  it('CRD-17: Vicious at most three times a turn', () => {
    const now = hit(table([vicious], []), wound, wound, wound, wound);
    expect([wounds(now, B), energy(now, A)]).toEqual([[4], [6]]);
    expect(seen(now, 'used')).toHaveLength(3);
  });
  it('MEL-22: a causer slain in the same marking gets nothing', () => {
    const now = table([vicious], [vicious], { at: { [A]: { at: [10, 18], wounds: 6 }, [B]: [15, 18], [C]: [10, 14] } });
    const play = playOn(now.match, now.cards);
    const frames = consequences(play, [mark(play, A, B, 1), mark(play, B, A, 1)]);
    expect(frames.map((frame) => (frame.kind === 'effects' ? `${frame.model}/${frame.ability}` : frame.kind))).toEqual([`${B}/vicious`]);
  });
  it('two marks on one model by one causer are one wound-causing', () => {
    const now = table([vicious], []);
    const play = playOn(now.match, now.cards);
    expect(consequences(play, [mark(play, B, A, 1), mark(play, B, A, 1)])).toHaveLength(1);
  });
  it('a wounded model already slain is not slain twice', () => {
    const now = table([], []);
    const play = playOn(now.match, now.cards);
    consequences(play, [mark(play, B, A, 9)]);
    consequences(play, [mark(play, B, A, 1)]);
    expect(play.events.filter(({ what }) => what === 'slain')).toHaveLength(1);
  });
  it('a text may be for the first time in the turn only', () => {
    const first = passive('first', { when: { on: 'caused-wounds' }, if: [{ firstThisTurn: true }], do: gain });
    expect(energy(hit(table([first], []), wound, wound), A)).toEqual([4]);
    const both = text(table([first], []), A, [{ do: 'for-each', which: { other: true }, effects: [{ do: 'wound', to: 'each', by: 1 }] }]);
    expect(energy(both, A)).toEqual([4]);
  });
  it('an optional text is offered, and what it picks is healed', () => {
    const better = passive('better', {
      when: { on: 'caused-wounds', to: 'enemy' },
      may: true,
      do: [
        {
          do: 'pick',
          which: { side: 'friendly', within: { in: 4 } },
          as: 'friend',
          then: [{ do: 'heal', to: { picked: 'friend' }, by: 1 }],
        },
      ],
    });
    let now = hit(table([better], [], { at: { [A]: { at: [10, 18], wounds: 2 }, [B]: [15, 18], [C]: [10, 14] } }), wound);
    expect(asked(now)).toEqual(['interrupt 0']);
    expect(wounds(say(now, { seat: 0, kind: 'hold' }), A)).toEqual([2]);
    now = say(now, { seat: 0, kind: 'use', model: A, ability: 'better' });
    expect(wounds(say(now, { seat: 0, kind: 'answer', option: A }), A)).toEqual([1]);
  });
  it('the slain speak once more when their text says so', () => {
    const revenge = passive('revenge', { when: { on: 'slain' }, do: [{ do: 'wound', to: 'originator', by: 1 }] });
    expect(wounds(hit(table([], [revenge]), { do: 'wound', to: 'target', by: 7 }), A)).toEqual([1]);
  });
});

describe('harvesting', () => {
  const digger: Passive = passive('digger', {
    when: { on: 'harvests', instead: true },
    do: [{ do: 'flip', then: [{ do: 'depth', by: { x: -1 } }] }],
  });
  it('HRV-7: a text may take the place of lowering by one', () => {
    const stones = [{ id: 's', at: [10, 18.8] as [number, number], depth: 4 }];
    const now = table([digger], [], { stones, arcane: ['pink-3'] });
    expect(harvestText(lookAt(now), B)).toBeNull();
    const frame = harvestText(lookAt(now), A, 's');
    expect(laid(now, ...(frame ? [frame] : [])).match.table.stones[0]?.depth).toBe(1);
  });
  it('others speak beside it', () => {
    const glad = passive('glad', { when: { on: 'harvests' }, do: gain });
    expect(harvestText(lookAt(table([glad], [])), A)).toBeNull();
    expect(harvestTriggers(lookAt(table([glad, digger], [])), A, 's').map(({ ability }) => ability)).toEqual(['glad']);
  });
});

describe('Divine Intervention', () => {
  const divine = passive('divine', {
    when: { on: 'arcane-drawn', within: 4 },
    may: true,
    reveal: { card: 'catastrophe', n: 2 },
    do: [{ do: 'cancel' }, { do: 'catastrophe-of' }],
  });
  const bolt: Arcane = {
    kind: 'arcane',
    id: 'bolt',
    name: 'bolt',
    cost: 1,
    range: 8,
    target: {},
    outcomes: [{ on: 'catastrophe', do: [{ do: 'wound', to: 'self', by: 2 }] }],
  };
  const duel = (resist: ArcaneCard[], ability: Arcane = bolt, more: Partial<ArcaneFrame> = {}): ArcaneFrame => ({
    kind: 'arcane',
    step: 'arcane.reveal',
    model: A,
    ability: ability.id,
    seat: 0,
    resisting: 1,
    declared: { targets: [B] },
    owner: 1,
    hand: ['green-1'],
    resist,
    repeats: 0,
    discard: [],
    ...more,
  });
  const offered = (resist: ArcaneCard[], ability: Arcane = bolt): Scene => {
    const now = table([ability], [divine]);
    const under = {
      ...now,
      match: { ...now.match, stack: [...now.match.stack, duel(resist, ability)] as unknown as typeof now.match.stack },
    };
    return laid(under, ...triggered(lookAt(under), { on: 'arcane-drawn', originator: A, targets: [B], ability: ability.id }));
  };

  it('ARC-7: the window opens whatever the hand holds, and the hand decides whether it may be used', () => {
    const without = offered(['green-2', 'catastrophe']);
    const held = offered(['catastrophe', 'catastrophe']);
    expect([asked(without), asked(held)]).toEqual([['reveal 1'], ['reveal 1']]);
    const use = { seat: 1, kind: 'use', model: B, ability: 'divine' } as const;
    expect([refusal(without, use), refusal(held, use)]).toEqual([['hand-lacks-cards', 'ARC-7'], ['legal']]);
  });
  it('public facts alone open it: who resists, how many cards, how far', () => {
    const far = table([bolt], [divine], { at: { [A]: [10, 18], [B]: [15, 18], [C]: [10, 14] } });
    expect(textsOf(far, { on: 'arcane-drawn', originator: A, targets: [B], ability: 'bolt' })).toEqual([]);
    const other = { ...far, match: { ...far.match, stack: [...far.match.stack, duel([], bolt)] as unknown as typeof far.match.stack } };
    expect(textsOf(other, { on: 'arcane-drawn', originator: A, targets: [C], ability: 'bolt' })).toEqual([]);
  });
  it('shows the cards, cancels the ability and makes its originator suffer the catastrophe', () => {
    const now = say(offered(['catastrophe', 'blue-1', 'catastrophe']), { seat: 1, kind: 'use', model: B, ability: 'divine' });
    expect(wounds(now, A)).toEqual([2]);
    expect(seen(now, 'resist-shown')[0]).toMatchObject({ seat: 1, cards: ['catastrophe', 'catastrophe'] });
    expect(seen(now, 'cancelled')).toEqual([{ what: 'cancelled', model: A, ability: 'bolt' }]);
  });
  it('ARC-39: whoever causes it names its target among the legal ones', () => {
    const curse: Arcane = {
      ...bolt,
      outcomes: [{ on: 'catastrophe', do: [{ do: 'wound', to: 'target', by: 2 }] }],
      target: { which: { other: true } },
    };
    const now = say(offered(['catastrophe', 'catastrophe'], curse), { seat: 1, kind: 'use', model: B, ability: 'divine' });
    expect(now.match.openings).toMatchObject([{ seat: 1, question: { ask: 'option', options: [C, B] } }]);
    expect(wounds(say(now, { seat: 1, kind: 'answer', option: C }), A, B, C)).toEqual([0, 0, 2]);
  });
  it('ARC-7: declined, nothing is shown', () => {
    const now = say(offered(['catastrophe', 'catastrophe']), { seat: 1, kind: 'pass' });
    expect([wounds(now, A), seen(now, 'resist-shown')]).toEqual([[0], []]);
    expect(model(now, A).status).toBe('board');
  });
});

import { describe, expect, it } from 'vitest';
import type { Passive, Signature } from '../../../src/rules/terms/card-language.ts';
import type { MeleeCard } from '../../../src/rules/terms/decks.ts';
import {
  asked,
  declare,
  fight,
  FS,
  HG,
  LG,
  melee,
  off,
  offered,
  passive,
  person,
  play,
  RA,
  refused,
  say,
  SC,
  seen,
  signature,
  TH,
  wounding,
  wounds,
  type Round,
} from './fixture.ts';

const plain = (id: string, more = {}) => person(id, { melee: 2, health: 20, ...more });

describe('a card that counts instead of the one played', () => {
  const topsy = signature(LG, '∅ ∅ ∅ ∅ 0* ∅', [], {
    begin: [
      { do: 'draw-melee', n: 2 },
      { do: 'swap-card', for: HG },
    ],
    end: wounding('enemy', 4),
  });
  const start = (): Round =>
    declare({ attacker: plain('jerry', { melee: 1, signature: topsy }), defender: plain('two'), draws: [LG, SC, TH, FS, RA, HG, HG] });

  it('CHR-32: its own copies may be shown with it, the signature move is gone, and the other side has nothing to say', () => {
    let round = fight(start(), { cards: [LG], upgrade: [true] }, { cards: [FS] }, 'choice');
    expect(asked(round)).toEqual(['choice 0']);
    round = say(round, { seat: 0, kind: 'answer', option: 'yes' });
    expect(asked(round)).toEqual(['critical 0']);
    expect(offered(round, 0)).toEqual([
      { seat: 0, kind: 'press', copies: 1 },
      { seat: 0, kind: 'press', copies: 2 },
    ]);
    round = say(round, { seat: 0, kind: 'press', copies: 2 });
    expect(seen(round, 'pressed')).toEqual([
      { what: 'pressed', copies: { attacker: 1, defender: 1 } },
      { what: 'pressed', copies: { attacker: 2 } },
    ]);
    expect(melee(round)).toMatchObject({ copies: { attacker: 2, defender: 1 }, hands: { attacker: [SC, TH] } });
    const over = fight(round, {}, {});
    expect(wounds(over)).toEqual([0, 0]);
    expect(over.match.table.decks.melee).toHaveLength(18);
  });

  it('CHR-32: who declines keeps the signature move', () => {
    const asking = fight(start(), { cards: [LG], upgrade: [true] }, { cards: [FS] }, 'choice');
    const round = fight(say(asking, { seat: 0, kind: 'answer', option: 'no' }), {}, {});
    expect(wounds(round)).toEqual([2, 4]);
    expect(seen(round, 'pressed')).toHaveLength(1);
  });
});

describe('cards that are laid with a signature move', () => {
  const below = signature(RA, '2 1 2 2 1 0', ['slicing'], { gathers: FS, end: wounding('enemy', 1) });
  const up = (more = {}, draws: MeleeCard[] = [RA, FS, FS, SC, LG, TH, HG]): Round => {
    const iris = plain('iris', { melee: 3, signature: below, ...more });
    return say(fight(declare({ attacker: iris, defender: plain('two'), draws }), { cards: [RA] }, { cards: [TH] }, 'upgrade'), {
      seat: 0,
      kind: 'upgrade',
      signature: true,
    });
  };

  it('CHR-21, SIG-7: each is one more copy of it, of what it deals and of its end step', () => {
    const round = up();
    expect(round.match.openings).toEqual([{ seat: 0, kind: 'critical', side: 'attacker', card: FS }]);
    expect(offered(round, 0)).toEqual([1, 2, 3].map((copies) => ({ seat: 0, kind: 'press', copies })));
    expect(refused(round, { seat: 0, kind: 'press', copies: 4 })).toEqual(['card-not-in-hand', 'CRT-1']);
    expect(refused(round, { seat: 0, kind: 'press', copies: 0 })).toEqual(['one-to-three-copies', 'CRT-1']);
    expect(refused(round, { seat: 0, kind: 'press', copies: 1.5 })).toEqual(['one-to-three-copies', 'CRT-1']);
    const pressed = say(round, { seat: 0, kind: 'press', copies: 3 });
    expect(seen(pressed, 'pressed').at(-1)).toEqual({ what: 'pressed', copies: { attacker: 3 } });
    expect(melee(pressed)).toMatchObject({ hands: { attacker: [SC, LG] }, discard: [RA, TH, FS, FS] });
    const over = fight(pressed, {}, {});
    expect(wounds(over)).toEqual([2, 9]); // 2 × 3 and 1 × 3
    expect(wounds(fight(say(round, { seat: 0, kind: 'press', copies: 1 }), {}, {}))).toEqual([2, 3]);
    expect(wounds(fight(say(round, { seat: 0, kind: 'press', copies: 2 }), {}, {}))).toEqual([2, 6]);
  });

  it('CHR-21: it is asked whatever is held, and not of whom critical hits are forbidden', () => {
    const none = up({}, [RA, SC, SC, SC, LG, TH, HG]);
    expect(asked(none)).toEqual(['critical 0']);
    expect(offered(none, 0)).toEqual([{ seat: 0, kind: 'press', copies: 1 }]);
    const clumsy = passive('clumsy', { mod: 'forbid', actions: ['criticals'] });
    expect(asked(up({ abilities: [clumsy] }))).toEqual(['damage-type 0']);
  });

  it('CHR-21: those of the defender come after the attacker’s', () => {
    const own = (id: string) => plain(id, { signature: below });
    const start = declare({ attacker: own('one'), defender: own('two'), draws: [RA, FS, SC, LG, RA, FS] });
    const both = fight(start, { cards: [RA] }, { cards: [RA] }, 'upgrade');
    const first = say(both, { seat: 0, kind: 'upgrade', signature: true });
    expect(asked(first)).toEqual(['critical 0']);
    const second = play(first, { seat: 0, kind: 'press', copies: 2 }, { seat: 1, kind: 'upgrade', signature: true });
    expect(asked(second)).toEqual(['critical 1']);
    expect(wounds(fight(say(second, { seat: 1, kind: 'press', copies: 1 }), {}, {}))).toEqual([2, 4]); // 1 × 1 + 1, 1 × 2 + 2
  });
});

describe('a signature move of somebody else', () => {
  const training: Passive = { ...passive('training', { mod: 'lends-signature', in: 6 }), limit: { per: 'turn' } };
  const lesson = signature(FS, '3 3 3 3 3 3', ['magical'], { id: 'lesson', end: wounding('enemy', 1) });
  const teacher = (more = {}) => person('teacher', { signature: lesson, abilities: [training], ...more });
  const upgrade = (of?: string) => ({ seat: 0, kind: 'upgrade', signature: true, ...(of ? { of } : {}) }) as const;
  const none = { seat: 0, kind: 'upgrade', signature: false } as const;
  const lent = (
    more: { used?: string[]; card?: object; inches?: number; seat?: number; own?: Partial<Signature>; draws?: MeleeCard[] } = {},
  ): Round =>
    fight(
      declare({
        attacker: plain('one', more.own ? { signature: signature(FS, '1 1 1 1 1 1', ['impact'], more.own) } : {}),
        defender: plain('two'),
        extras: [{ seat: more.seat ?? 0, card: teacher(more.card), at: off(more.inches ?? 3, [0, 1]), used: more.used ?? [] }],
        draws: more.draws ?? [FS, FS, SC, TH, LG, HG],
      }),
      { cards: [FS] },
      { cards: [LG] },
      'upgrade',
    );

  it('UPG-8: is used by whoever plays its card near enough, and counts as used', () => {
    const round = lent();
    expect(offered(round, 0)).toEqual([upgrade('0:teacher'), none]);
    expect(refused(round, upgrade())).toEqual(['signature-needs-its-card', 'SIG-1']);
    expect(refused(round, upgrade('0:one'))).toEqual(['signature-needs-its-card', 'SIG-1']);
    expect(refused(round, upgrade('1:two'))).toEqual(['signature-not-lent', 'UPG-8', 'SIG-1']);
    expect(refused(round, none)).toEqual(['legal']);
    const up = say(round, upgrade('0:teacher'));
    expect(seen(up, 'upgraded')).toEqual([{ what: 'upgraded', side: 'attacker', signature: 'lesson', of: '0:teacher' }]);
    expect(seen(up, 'used')).toEqual([{ what: 'used', model: '0:teacher', ability: 'training' }]);
    expect(up.match.table.models['0:teacher']?.used).toEqual({ training: { turn: 1, game: 1 } });
    expect(offered(up, 0)).toEqual([{ seat: 0, kind: 'damage-type', type: 'magical' }]);
    expect(wounds(fight(up, {}, {}))).toEqual([0, 4]);
    expect(wounds(fight(say(round, none), {}, {}))).toEqual([0, 2]);
  });

  it('UPG-8: not too far away, not from an enemy, not without the words or the card, not twice a turn', () => {
    for (const more of [
      { inches: 7 },
      { seat: 1 },
      { card: { abilities: [] } },
      { card: { signature: null } },
      { card: { signature: { ...lesson, upgrades: SC } } },
    ])
      expect(melee(lent(more)), JSON.stringify(more)).toBeUndefined();
    expect(melee(lent({ used: ['training'] }))).toBeUndefined();
    expect(asked(lent({ used: ['another'] }))).toEqual(['upgrade 0']);
  });

  it('UPG-8: beside the own signature move for the same card', () => {
    const round = lent({ own: {} });
    expect(offered(round, 0)).toEqual([upgrade(), upgrade('0:teacher'), none]);
    const own = say(round, upgrade());
    expect(seen(own, 'upgraded')).toEqual([{ what: 'upgraded', side: 'attacker', signature: 'best-blow' }]);
    expect(wounds(fight(own, {}, {}))[1]).toBe(1);
    expect(wounds(fight(say(round, upgrade('0:teacher')), {}, {}))[1]).toBe(4);
  });

  it('CHR-18: a mirror becomes that of one within its reach, and shows nothing when it meets another', () => {
    const mirrors = { other: true as const, is: ['rogue'], within: { in: 6 } };
    const mirror = (id: string) => signature(LG, '2 2 2 2 2 2', ['impact'], { id, mirrors });
    const rogue = (id: string, move: Signature | null) => person(id, { keywords: ['rogue'], signature: move });
    const strike = signature(TH, '1 1 1 1 1 1', ['magical'], { id: 'strike' });
    const others = [
      { seat: 0, card: rogue('first', lesson), at: off(3, [0, 1]) },
      { seat: 1, card: rogue('second', mirror('mirror-two')), at: off(3, [0, -1]) },
      { seat: 1, card: rogue('third', strike), at: off(3, [-1, 0]) },
      { seat: 1, card: rogue('bare', null), at: off(5, [-1, 0]) },
      { seat: 1, card: rogue('far', strike), at: off(9, [-1, 0]) },
    ];
    const started = (extras: typeof others): Round =>
      fight(
        declare({
          attacker: plain('one', { keywords: ['rogue'], signature: mirror('mirror') }),
          defender: plain('two'),
          extras,
          draws: [LG, FS, SC, TH, LG, HG],
        }),
        { cards: [LG] },
        { cards: [HG] },
        'upgrade',
      );
    const round = started(others);
    expect(offered(round, 0)).toEqual([upgrade('0:first'), upgrade('1:third'), none]);
    expect(refused(round, upgrade())).toEqual(['signature-to-copy', 'SIG-1']);
    expect(refused(round, upgrade('0:one'))).toEqual(['signature-to-copy', 'SIG-1']);
    expect(refused(round, upgrade('1:second'))).toEqual(['signature-not-lent', 'UPG-8', 'SIG-1']);
    const up = say(round, upgrade('1:third'));
    expect(seen(up, 'upgraded')).toEqual([{ what: 'upgraded', side: 'attacker', signature: 'strike', of: '1:third' }]);
    expect(seen(up, 'used')).toEqual([]);
    expect(wounds(fight(up, {}, {}))[1]).toBe(1);
    const alone = started(others.slice(1, 2));
    expect(offered(alone, 0)).toEqual([upgrade(), none]);
    expect(wounds(fight(say(alone, upgrade()), {}, {}))[1]).toBe(2);
  });
});

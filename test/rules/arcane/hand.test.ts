import { describe, expect, it } from 'vitest';
import type { Ability, Mod } from '../../../src/rules/terms/card-language.ts';
import type { Options, Piece } from '../../../src/rules/terms/match.ts';
import { handSize, type HandSize } from '../../../src/rules/arcane/hand-size.ts';
import { piece } from '../activation/fixture.ts';
import { always, asked, lookAt, person, scene, seen, type Given, type Scene } from '../small-match.ts';
import { A, all, B, C, cast, duel, marks, speaks, spell, table, words } from './fixture.ts';

const tree = piece('tree', 'barrier', [14, 19, 0.5]);
const wood = piece('wood', 'woods', [16, 15, 20, 25]);

interface Aim {
  arcane?: number;
  mods?: Mod[];
  /** Of the target. */
  evade?: number;
  theirs?: Mod[];
  spell?: Parameters<typeof spell>[0];
  terrain?: Piece[];
  options?: Partial<Options>;
  heights?: [number, number];
  at?: [number, number];
  more?: Given['at'];
  target?: string;
}
const drawn = (aim: Aim): { now: Scene; size: HandSize; cards: number } => {
  const abilities: Ability[] = [spell(aim.spell), always('own', ...(aim.mods ?? []))];
  const [mine = 0, their = 0] = (aim.heights ?? [0, 0]).map((inches) => Math.round(inches * 254));
  const now = scene({
    seats: [
      [person('a', { arcane: aim.arcane ?? 3, abilities }), person('c', { evade: 2, keywords: ['treefolk'] })],
      [person('b', { evade: aim.evade ?? 0, abilities: [always('theirs', ...(aim.theirs ?? []))] })],
    ],
    at: { [A]: { at: [10, 18], height: mine }, [B]: { at: aim.at ?? [18, 17], height: their }, [C]: { at: [4, 18] }, ...aim.more },
    terrain: aim.terrain ?? [],
    options: aim.options ?? {},
  });
  const after = all(now, cast(aim.target ?? B));
  const frame = duel(after);
  if (!frame) throw new Error('no duel');
  return { now: after, size: handSize(lookAt(after), frame), cards: frame.hand.length };
};
const cards = (aim: Aim): number => drawn(aim).cards;
const heavy = [18, 20] as [number, number];
const light = [18, 18.4] as [number, number];

describe('the hand of the originator', () => {
  it('ARC-8, ARC-9: the arcane stat and the evade of an enemy, at least one card, floored once', () => {
    expect(drawn({}).size).toEqual({ cards: 3, stat: 3, elevation: 0, evade: 0, cover: 0, more: 0 });
    expect(drawn({ evade: 2 }).size).toEqual({ cards: 5, stat: 3, elevation: 0, evade: 2, cover: 0, more: 0 });
    expect(drawn({ evade: -1 }).size).toEqual({ cards: 2, stat: 3, elevation: 0, evade: -1, cover: 0, more: 0 });
    expect(cards({ evade: -5 })).toBe(1);
    expect(cards({ arcane: -4, evade: 2 })).toBe(1);
    expect(cards({ arcane: -1, evade: 3 })).toBe(2);
  });

  it('ARC-9: nobody evades a friend, nor the one who looks past it', () => {
    expect(drawn({ target: C }).size).toEqual({ cards: 3, stat: 3, elevation: 0, evade: 0, cover: 0, more: 0 });
    expect(drawn({ target: A }).size).toEqual({ cards: 3, stat: 3, elevation: 0, evade: 0, cover: 0, more: 0 });
    const past = { mods: [{ mod: 'ignore' as const, what: ['evade' as const] }] };
    expect(cards({ evade: -2, ...past })).toBe(3);
    expect(cards({ evade: -2, spell: past })).toBe(3);
  });

  it('CRD-5: texts add to the stat, to one ability, or to the cards', () => {
    expect(drawn({ mods: [{ mod: 'stat', stat: 'arcane', by: 2 }] }).size).toMatchObject({ cards: 5, stat: 5 });
    expect(drawn({ mods: [{ mod: 'stat', stat: 'arcane', by: 2, for: [{ ability: 'spell' }] }] }).size).toMatchObject({
      cards: 5,
      stat: 5,
    });
    expect(drawn({ mods: [{ mod: 'stat', stat: 'arcane', by: 2, for: [{ ability: 'another' }] }] }).size).toMatchObject({ cards: 3 });
    expect(drawn({ mods: [{ mod: 'stat', stat: 'arcane-cards', by: 1 }] }).size).toMatchObject({ cards: 4, stat: 3 });
    expect(drawn({ mods: [{ mod: 'stat', stat: 'arcane', by: 1, facing: { is: ['human'] } }] }).size).toMatchObject({ stat: 4 });
    expect(drawn({ mods: [{ mod: 'stat', stat: 'arcane', by: 1, facing: { is: ['troll'] } }] }).size).toMatchObject({ stat: 3 });
    expect(drawn({ theirs: [{ mod: 'stat', stat: 'evade', by: 1, facing: { is: ['human'] } }] }).size).toMatchObject({ evade: 1 });
    expect(drawn({ theirs: [{ mod: 'stat', stat: 'evade', by: 1, facing: { is: ['troll'] } }] }).size).toMatchObject({ evade: 0 });
  });

  it('COV-1, COV-2, COV-4: light cover costs one card, heavy two, none nothing', () => {
    expect(drawn({ terrain: [tree] }).size).toMatchObject({ cards: 3, cover: 0 });
    expect(drawn({ terrain: [tree], at: light }).size).toMatchObject({ cards: 2, cover: 1 });
    expect(drawn({ terrain: [tree], at: heavy }).size).toMatchObject({ cards: 1, cover: 2 });
    expect(drawn({ terrain: [tree], at: heavy, evade: 2, arcane: 1 }).size).toMatchObject({ cards: 1, cover: 2 });
    expect(drawn({ terrain: [tree], at: heavy, spell: { mods: [{ mod: 'ignore', what: ['cover'] }] } }).size).toMatchObject({
      cards: 3,
      cover: 0,
    });
  });

  it('COV-13: a friend’s cover counts, unless it is agreed otherwise; its own never', () => {
    const behind = { terrain: [tree], target: C, more: { [C]: heavy } };
    expect(drawn(behind).size).toMatchObject({ cards: 1, cover: 2, evade: 0 });
    expect(drawn({ ...behind, options: { coverVsFriendly: false } }).size).toMatchObject({ cards: 3, cover: 0 });
    expect(drawn({ terrain: [tree], at: heavy, options: { coverVsFriendly: false } }).size).toMatchObject({ cover: 2 });
    expect(drawn({ terrain: [tree], target: A }).size).toMatchObject({ cover: 0 });
  });

  it('UPG-15: a text deepens light cover, of an enemy alone', () => {
    const deep: Mod = { mod: 'deep-cover', against: ['arcane'] };
    expect(drawn({ terrain: [tree], at: light, theirs: [deep] }).size).toMatchObject({ cards: 1, cover: 2 });
    expect(drawn({ terrain: [tree], at: heavy, theirs: [deep] }).size).toMatchObject({ cover: 2 });
    expect(drawn({ terrain: [tree], theirs: [deep] }).size).toMatchObject({ cover: 0 });
    expect(drawn({ terrain: [tree], at: light, theirs: [{ mod: 'deep-cover', against: ['melee'] }] }).size).toMatchObject({ cover: 1 });
    expect(drawn({ terrain: [tree], mods: [deep], target: C, more: { [C]: light } }).size).toMatchObject({ cover: 1 });
    const friend = scene({
      seats: [[person('a', { abilities: [spell()] }), person('c', { abilities: [always('deep', deep)] })], [person('b')]],
      at: { [A]: [10, 18], [C]: light, [B]: [30, 30] },
      terrain: [tree],
    });
    expect(duel(all(friend, cast(C)))?.hand).toHaveLength(2);
  });

  it('CHR-27: some look past such terrain, or past such models', () => {
    const past = (terrain: 'woods' | 'barrier' | 'tree', models?: { is: string[] }): Mod => ({
      mod: 'looks-past',
      terrain: [terrain],
      ...(models ? { models } : {}),
    });
    expect(drawn({ terrain: [wood] }).size).toMatchObject({ cards: 1, cover: 2 });
    expect(drawn({ terrain: [wood], mods: [past('woods')] }).size).toMatchObject({ cards: 3, cover: 0 });
    expect(drawn({ terrain: [wood], mods: [past('barrier')] }).size).toMatchObject({ cover: 2 });
    expect(drawn({ terrain: [{ ...wood, tags: ['tree'] }], mods: [past('tree')] }).size).toMatchObject({ cover: 0 });
    expect(drawn({ mods: [past('woods')] }).size).toMatchObject({ cover: 0 });
    expect(drawn({ terrain: [wood], mods: [past('woods'), past('barrier')] }).size).toMatchObject({ cover: 0 });
    expect(drawn({ terrain: [wood], mods: [{ mod: 'looks-past', terrain: ['water', 'woods'] }] }).size).toMatchObject({ cover: 0 });
    const pond = piece('pond', 'water', [30, 30, 1]);
    expect(drawn({ terrain: [pond, wood], mods: [past('woods')] }).size).toMatchObject({ cover: 0 });
    expect(drawn({ terrain: [pond, wood], mods: [past('barrier')] }).size).toMatchObject({ cover: 2 });
    expect(drawn({ terrain: [tree], at: light, mods: [past('woods')] }).size).toMatchObject({ cover: 1 });
    const between = { more: { [C]: [14, 17.5] as [number, number] } };
    expect(drawn(between).size).toMatchObject({ cover: 2 });
    expect(drawn({ ...between, mods: [past('woods')] }).size).toMatchObject({ cover: 2 });
    expect(drawn({ ...between, mods: [past('woods', { is: ['treefolk'] })] }).size).toMatchObject({ cover: 0 });
    expect(drawn({ ...between, mods: [past('woods', { is: ['troll'] })] }).size).toMatchObject({ cover: 2 });
    // What is ignored anyhow does not come back.
    const near = { more: { [C]: [11.5, 17.8] as [number, number] } };
    expect(drawn({ ...near, mods: [past('woods')] }).size).toMatchObject({ cover: 0 });
  });

  it('ELE-7, ELE-8: who stands higher draws one more; by the older rule cover is eased instead', () => {
    const roof = piece('roof', 'platform', [9, 17, 11, 19], { top: 2 });
    expect(drawn({ terrain: [roof], heights: [2, 0] }).size).toEqual({ cards: 4, stat: 3, elevation: 1, evade: 0, cover: 0, more: 0 });
    const older = { options: { elevation: 'german' as const } };
    expect(drawn({ terrain: [roof], heights: [2, 0], ...older }).size).toMatchObject({ cards: 3, elevation: 0 });
    expect(drawn({ terrain: [roof, tree], heights: [2, 0], at: heavy, ...older }).size).toMatchObject({ cards: 2, cover: 1 });
    expect(drawn({ terrain: [roof, tree], heights: [2, 0], at: light, ...older }).size).toMatchObject({ cards: 3, cover: 0 });
    expect(drawn({ terrain: [roof], heights: [2, 0], ...older }).size).toMatchObject({ cover: 0 });
    expect(drawn({ terrain: [roof, tree], heights: [2, 0], at: heavy }).size).toMatchObject({ cards: 2, cover: 2 });
    expect(drawn({ terrain: [tree], at: heavy, ...older }).size).toMatchObject({ cover: 2 });
  });

  it('CRD-6: an ability without a target draws the stat', () => {
    const { target: _, ...bare } = spell();
    const aimless = (arcane: number, ...mods: Mod[]) => {
      const now = table([], { a: { arcane, abilities: [bare, always('own', ...mods)] } });
      const after = all(now, cast());
      return [handSize(lookAt(after), duel(after) as never), duel(after)?.resisting];
    };
    expect(aimless(3)).toEqual([{ cards: 3, stat: 3, elevation: 0, evade: 0, cover: 0, more: 0 }, 1]);
    expect(aimless(2, { mod: 'stat', stat: 'arcane-cards', by: 2 })[0]).toMatchObject({ cards: 4, stat: 2 });
    expect(aimless(-1)[0]).toMatchObject({ cards: 1, stat: -1 });
  });
});

describe('drawing', () => {
  it('ARC-5, ARC-12: the active player first, then six for the one who resists, each told to its own seat', () => {
    const now = all(table(['green-2', 'pink-1', 'blue-1', 'green-1', 'catastrophe', 'pink-2', 'pink-3', 'blue-2', 'blue-3']), cast(B));
    expect(seen(now, 'arcane-drawn')).toEqual([
      { what: 'arcane-drawn', seat: 0, count: 3, part: 'hand', secret: { to: 0, cards: ['green-2', 'pink-1', 'blue-1'] } },
      {
        what: 'arcane-drawn',
        seat: 1,
        count: 6,
        part: 'resist',
        secret: { to: 1, cards: ['green-1', 'catastrophe', 'pink-2', 'pink-3', 'blue-2', 'blue-3'] },
      },
    ]);
    expect(asked(now)).toEqual(['claim 0']);
  });

  it('CHR-29: a text lets the one who resists for it draw more, never fewer', () => {
    const drawn = (amount: number, target: string, player: 'b' | 'c' = 'b'): number | undefined =>
      duel(
        all(table([], { [player]: { abilities: [always('stubborn', { mod: 'stat', stat: 'resist-cards', by: amount })] } }), cast(target)),
      )?.resist.length;
    expect(drawn(2, B)).toBe(8);
    expect(drawn(-2, B)).toBe(6);
    expect(drawn(2, A)).toBe(6);
    expect(drawn(2, C, 'c')).toBe(6);
  });

  it('ARC-7: what speaks of the hands speaks before a claim', () => {
    const now = all(
      table([], {
        a: { abilities: [spell(), speaks('own', { on: 'hands-drawn', who: { only: 'self' } }, [marks('self', 'drew')])] },
        b: { abilities: [speaks('theirs', { on: 'arcane-drawn' }, [marks('originator', 'seen')])] },
      }),
      cast(B),
    );
    expect(words(now, A)).toEqual(['drew', 'seen']);
    expect(
      words(all(table([], { b: { abilities: [speaks('theirs', { on: 'arcane-drawn' }, [marks('originator', 'seen')])] } }), cast(C)), A),
    ).toEqual([]);
  });

  it('SLN-1: one that is slain by then plays nothing', () => {
    const trap = speaks('trap', { on: 'arcane-drawn' }, [{ do: 'slay', to: 'originator' }]);
    const now = all(table([], { b: { abilities: [trap] } }), cast(B));
    expect(duel(now)).toBeUndefined();
    expect(seen(now, 'claimed')).toEqual([]);
    expect(seen(now, 'slain')).toHaveLength(1);
  });
});

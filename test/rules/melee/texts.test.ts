import { describe, expect, it } from 'vitest';
import type { Eff, Mod, Passive, Rule, TableCard } from '../../../src/rules/terms/card-language.ts';
import type { MeleeCard } from '../../../src/rules/terms/decks.ts';
import {
  about,
  allCards,
  asked,
  declare,
  fight,
  FS,
  HG,
  LG,
  melee,
  model,
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
  wounds,
  type Round,
} from './fixture.ts';

const plain = (id: string, more = {}) => person(id, { melee: 2, health: 20, ...more });
const speaking = (id: string, ...rules: Rule[]): Passive => ({ kind: 'passive', id, name: id, rules });
const campaign = (id: string, places: TableCard['at'], doing: Eff[], more: Partial<TableCard> = {}): TableCard => ({
  id,
  kind: 'campaign',
  name: id,
  version: 1,
  clause: 'CMP-3',
  at: places,
  do: doing,
  ...more,
});
const laid = (seat: number, card: MeleeCard) => ({ seat, kind: 'play-melee', card }) as const;
const lasts = (round: Round, model: string): string[] =>
  (round.match.table.models[model]?.lasting ?? []).flatMap(({ mods }) =>
    mods.flatMap((mod: Mod) => (mod.mod === 'keyword' ? [mod.add] : [])),
  );
const marks = (to: 'self' | 'enemy' | 'originator' | 'target' | 'subject', add: string): Eff => ({
  do: 'apply',
  to,
  mods: [{ mod: 'keyword', add }],
  until: 'game',
});

describe('two cards instead of one', () => {
  const heads = plain('heads', { abilities: [speaking('two-heads', { when: { on: 'melee-drawn' }, may: true, do: [{ do: 'lay-two' }] })] });
  const started = (): Round => {
    const start = declare({ attacker: heads, defender: plain('two'), draws: [FS, FS, SC, TH, LG, RA] });
    return say(fight(start, {}, {}, 'interrupt'), { seat: 0, kind: 'use', model: '0:heads', ability: 'two-heads' });
  };

  it('MEL-10: they are different, both are laid before anything is shown, and their player says which counts', () => {
    let round = started();
    expect(asked(round)).toEqual(['melee-card 0', 'melee-card 1']);
    expect(offered(round, 0)).toEqual([laid(0, FS), laid(0, SC), laid(0, TH)]);
    round = say(round, laid(0, FS));
    expect(seen(round, 'melee-laid')).toEqual([{ what: 'melee-laid', side: 'attacker', seat: 0 }]);
    expect(asked(round)).toEqual(['melee-card 0', 'melee-card 1']);
    expect(offered(round, 0)).toEqual([laid(0, SC), laid(0, TH)]);
    expect(refused(round, laid(0, FS))).toEqual(['two-different-cards', 'CRD-8', 'MEL-10']);
    expect(about(round, laid(0, FS))).toEqual({ card: FS });
    round = say(round, laid(1, RA));
    expect(asked(round)).toEqual(['melee-card 0']);
    expect(seen(round, 'melee-revealed')).toEqual([]);
    round = say(round, laid(0, SC));
    expect(seen(round, 'melee-revealed')).toEqual([
      { what: 'melee-revealed', cards: { attacker: FS, defender: RA }, spare: { attacker: SC } },
    ]);
    expect(asked(round)).toEqual(['choice 0']);
    expect(round.match.openings[0]).toMatchObject({ question: { ask: 'option', options: [FS, SC], of: 'melee-card' } });
    const second = say(round, { seat: 0, kind: 'answer', option: SC });
    expect(asked(second)).toEqual(['critical 0', 'critical 1']);
    expect(melee(second)).toMatchObject({ played: { attacker: SC, defender: RA }, hands: { attacker: [FS, TH] }, discard: [FS, SC, RA] });
    expect(wounds(fight(second, {}, {}))).toEqual([2, 2]); // a cut against a rising attack, and it against the cut
    expect(wounds(fight(say(round, { seat: 0, kind: 'answer', option: FS }), {}, {}))).toEqual([1, 3]);
  });

  it('MEL-10: who declines lays one', () => {
    const start = declare({ attacker: heads, defender: plain('two'), draws: [FS, FS, SC, TH, LG, RA] });
    const round = play(fight(start, {}, {}, 'interrupt'), { seat: 0, kind: 'pass' }, laid(0, FS), laid(1, RA));
    expect(asked(round)).toEqual(['critical 0', 'critical 1']);
    expect(seen(round, 'melee-revealed')).toEqual([{ what: 'melee-revealed', cards: { attacker: FS, defender: RA } }]);
  });

  it('MEL-23: the defender may have two as well, and all of them go back', () => {
    const start = declare({ attacker: plain('one'), defender: { ...heads, melee: 3 }, draws: [FS, FS, SC, TH, LG, RA, RA] });
    const use = { seat: 1, kind: 'use', model: '1:heads', ability: 'two-heads' } as const;
    const round = play(fight(start, {}, {}, 'interrupt'), use, laid(1, RA), laid(1, LG), laid(0, TH));
    expect(asked(round)).toEqual(['choice 1']);
    const over = fight(say(round, { seat: 1, kind: 'answer', option: LG }), {}, {});
    expect(wounds(over)).toEqual([0, 1]);
    expect(over.match.table.decks.melee).toHaveLength(18);
  });
});

describe('a card that is taken back', () => {
  const feint = campaign('feint', ['melee-opened'], [{ do: 'feint' }]);
  const given = { attacker: plain('one'), defender: plain('two'), tableCards: [feint], draws: [FS, FS, RA, TH, LG, RA] as MeleeCard[] };
  const opened = (held: string[][], draws = given.draws): Round =>
    play(fight(declare({ ...given, held, draws }), {}, {}, 'melee-card'), laid(0, FS), laid(1, LG));

  it('CMP-6: another one is laid for it, the other side’s stays, and the first goes back to the hand', () => {
    let round = opened([['feint'], []]);
    expect(asked(round)).toEqual(['interrupt 0']);
    expect(round.match.openings[0]).toMatchObject({ moment: 'melee-revealed' });
    round = say(round, { seat: 0, kind: 'play-card', card: 'feint' });
    expect(asked(round)).toEqual(['melee-card 0']);
    expect(offered(round, 0)).toEqual([laid(0, RA), laid(0, TH)]);
    expect(refused(round, laid(0, FS))).toEqual(['card-just-taken-back', 'CMP-6', 'MEL-10']);
    expect(about(round, laid(0, FS))).toEqual({ card: FS });
    round = say(round, laid(0, RA));
    expect(seen(round, 'melee-revealed').map(({ cards }) => cards)).toEqual([
      { attacker: FS, defender: LG },
      { attacker: RA, defender: LG },
    ]);
    expect(asked(round)).toEqual(['critical 0', 'critical 1']);
    expect(melee(round)?.hands.attacker).toEqual([FS, TH, FS]);
    expect(melee(round)?.fought?.attacker).toEqual([RA]);
  });

  it('CMP-6: with nothing else in hand it is laid again', () => {
    const entry = { ...given, attacker: plain('one', { melee: 0 }), held: [['feint'], []] };
    const start = declare({ ...entry, draws: [FS, FS, LG, RA] });
    const round = play(fight(start, {}, {}, 'melee-card'), laid(0, FS), laid(1, LG), { seat: 0, kind: 'play-card', card: 'feint' });
    expect(offered(round, 0)).toEqual([laid(0, FS)]);
    expect(asked(say(round, laid(0, FS)))).toEqual(['critical 0', 'critical 1']);
  });

  it('CMP-6: the defender may hold one too; nobody else is asked, and nobody without a card', () => {
    expect(asked(opened([[], ['feint']]))).toEqual(['interrupt 1']);
    expect(asked(opened([[], []]))).toEqual(['critical 0', 'critical 1']);
    const third = { ...given, seats: 3, held: [[], [], ['feint']], extras: [{ seat: 2, card: person('third'), at: off(9, [0, 1]) }] };
    expect(asked(play(fight(declare(third), {}, {}, 'melee-card'), laid(0, FS), laid(1, LG)))).toEqual(['critical 0', 'critical 1']);
  });
});

describe('two cards, and one of them taken back', () => {
  it('CMP-6, MEL-10: another one is asked for all the same', () => {
    const heads = plain('heads', { abilities: [speaking('two-heads', { when: { on: 'melee-drawn' }, do: [{ do: 'lay-two' }] })] });
    const feint = campaign('feint', ['melee-opened'], [{ do: 'feint' }]);
    const start = declare({
      attacker: heads,
      defender: plain('two'),
      tableCards: [feint],
      held: [['feint'], []],
      draws: [FS, RA, SC, TH, LG, RA],
    });
    const round = play(fight(start, {}, {}, 'melee-card'), laid(0, FS), laid(0, SC), laid(1, LG), { seat: 0, kind: 'answer', option: SC });
    expect(asked(round)).toEqual(['interrupt 0']);
    const back = say(round, { seat: 0, kind: 'play-card', card: 'feint' });
    expect(asked(back)).toEqual(['melee-card 0']);
    expect(offered(back, 0)).toEqual([laid(0, RA), laid(0, TH)]);
  });
});

describe('one player on both sides', () => {
  it('FUP-8, CTL-1: answers for the attacker first, then for the defender', () => {
    let round = fight(
      declare({ attacker: plain('one'), defender: plain('two'), draws: [FS, RA, SC, TH, LG, RA], runBy: 1 }),
      {},
      {},
      'melee-card',
    );
    expect(round.match.openings).toEqual([{ seat: 1, kind: 'melee-card', side: 'attacker' }]);
    round = say(round, laid(1, FS));
    expect(round.match.openings).toEqual([{ seat: 1, kind: 'melee-card', side: 'defender' }]);
    round = say(round, laid(1, RA));
    expect(round.match.openings).toEqual([{ seat: 1, kind: 'critical', side: 'attacker' }]);
  });
});

describe('what speaks of a card revealed', () => {
  const lesson = speaking('lesson', { when: { on: 'reveals', who: { side: 'enemy' } }, do: [marks('subject', 'seen')] });
  it('CHR-15: whoever reveals one is spoken of, the two fighters one after the other', () => {
    const watcher = { seat: 1, card: person('watcher', { abilities: [lesson] }), at: off(6, [0, 1]) };
    const start = declare({ attacker: plain('one'), defender: plain('two'), extras: [watcher], draws: [FS, FS, SC, TH, LG, RA] });
    const round = play(fight(start, {}, {}, 'melee-card'), laid(0, FS), laid(1, LG));
    expect(lasts(round, '0:one')).toEqual(['seen']);
    expect(lasts(round, '1:two')).toEqual([]);
  });

  it('CMP-6, CRT-1: a copy may be added to those shown, at an ordinary card too', () => {
    const blow = campaign('blow', ['melee-revealed'], [{ do: 'add-copy' }], {
      if: [
        { who: 'subject', is: ['bold'] },
        { who: 'enemy', is: ['shy'] },
      ],
    });
    const struck = (mine: string, theirs: string): [Round, number] => {
      const start = declare({
        attacker: plain('one', { keywords: [mine] }),
        defender: plain('two', { keywords: [theirs] }),
        tableCards: [blow],
        held: [['blow'], []],
        draws: [FS, FS, SC, TH, SC, RA],
      });
      const opened = play(fight(start, {}, {}, 'melee-card'), laid(0, FS), laid(1, SC));
      const offer = offered(opened, 0).find(({ kind }) => kind === 'play-card');
      const round = fight(say(opened, offer ?? { seat: 0, kind: 'pass' }), { copies: [2] }, {});
      return [round, wounds(round)[1]];
    };
    const [round, hurt] = struck('bold', 'shy');
    expect(seen(round, 'pressed')).toEqual([{ what: 'pressed', copies: { attacker: 3, defender: 1 } }]);
    expect(hurt).toBe(9); // 3 × 3
    expect(struck('bold', 'human')[1]).toBe(6);
    expect(struck('human', 'shy')[1]).toBe(6);
  });
});

describe('whoever suffers more is slain', () => {
  const sworn = campaign('sworn', ['melee-start'], [{ do: 'sworn' }]);
  const fought = (mine: MeleeCard, theirs: MeleeCard, more = {}): Round => {
    const start = declare({
      attacker: plain('one'),
      defender: plain('two'),
      tableCards: [sworn],
      held: [['sworn'], []],
      draws: [mine, LG, LG, FS, theirs, RA],
      models: { attacker: { wounds: 5 }, defender: { wounds: 1 } },
      ...more,
    });
    expect(start.match.openings[0]).toMatchObject({ moment: 'melee-start' });
    return fight(say(start, { seat: 0, kind: 'play-card', card: 'sworn' }), { cards: [mine] }, { cards: [theirs] });
  };
  const status = (round: Round): string[] => [model(round, 'attacker').status, model(round, 'defender').status];

  it('CMP-6: of the wounds of this round alone', () => {
    expect(status(fought(FS, SC))).toEqual(['board', 'slain']); // 3 against 2
    expect(status(fought(FS, TH))).toEqual(['slain', 'board']); // 0 against 2
  });

  it('CMP-6: nobody when both suffer as much, or one is slain already', () => {
    expect(status(fought(TH, TH))).toEqual(['board', 'board']);
    expect(status(fought(HG, HG))).toEqual(['board', 'board']);
    expect(status(fought(FS, SC, { models: { attacker: { wounds: 19 }, defender: { wounds: 1 } } }))).toEqual(['slain', 'board']);
  });

  it('CMP-6: the opponent may play one as well, for whom the same two fight; a third player is not asked', () => {
    const given = { attacker: plain('one'), defender: plain('two'), tableCards: [sworn] };
    const round = declare({ ...given, held: [[], ['sworn']] });
    expect(asked(round)).toEqual(['interrupt 1']);
    const third = { seats: 3, extras: [{ seat: 2, card: person('third'), at: off(9, [0, 1]) }] };
    expect(asked(declare({ ...given, ...third, held: [[], [], ['sworn']] }))).toEqual(['going-for-it 0']);
  });

  it('CMP-6: such a card speaks of the attacker, the defender, its own fighter and the enemy', () => {
    const names = campaign(
      'names',
      ['melee-start'],
      [marks('originator', 'o'), marks('target', 't'), marks('subject', 's'), marks('enemy', 'e')],
    );
    const given = { attacker: plain('one'), defender: plain('two'), tableCards: [names] };
    const spoken = (seat: number): string[][] => {
      const round = say(declare({ ...given, held: [0, 1].map((value) => (value === seat ? ['names'] : [])) }), {
        seat,
        kind: 'play-card',
        card: 'names',
      });
      return [lasts(round, '0:one'), lasts(round, '1:two')];
    };
    expect(spoken(0)).toEqual([
      ['o', 's'],
      ['t', 'e'],
    ]);
    expect(spoken(1)).toEqual([
      ['o', 'e'],
      ['t', 's'],
    ]);
  });
});

describe('hands that lie open', () => {
  const spy = (label: 'melee-hand' | 'enemy-hand') => plain('spy', { abilities: [passive('spy', { mod: 'reveal', what: label })] });
  const cardsShown = (round: Round) => seen(round, 'melee-hand-shown').map(({ side, cards }) => [side, cards]);
  const draws: MeleeCard[] = [FS, RA, SC, TH, LG, HG];

  it('MEL-17: the own, or the enemy’s; once, and before a card is laid', () => {
    const own = fight(declare({ attacker: spy('melee-hand'), defender: plain('two'), draws }), {}, {}, 'melee-card');
    expect(cardsShown(own)).toEqual([['attacker', [FS, RA, SC, TH]]]);
    expect(cardsShown(play(own, laid(0, FS), laid(1, LG)))).toHaveLength(1);
    expect(cardsShown(play(own, laid(1, LG), laid(0, FS)))).toHaveLength(1);
    const enemy = fight(declare({ attacker: spy('enemy-hand'), defender: plain('two'), draws }), {}, {}, 'melee-card');
    expect(cardsShown(enemy)).toEqual([['defender', [LG, HG]]]);
    const both = fight(
      declare({ attacker: spy('melee-hand'), defender: { ...spy('melee-hand'), id: 'too' }, draws }),
      {},
      {},
      'melee-card',
    );
    expect(cardsShown(both).map(([side]) => side)).toEqual(['attacker', 'defender']);
  });
});

describe('eighteen cards', () => {
  it('MEL-1: none is lost where texts draw, swap and take back', () => {
    const topsy = signature(LG, '∅ ∅ ∅ ∅ ∅ ∅', [], { begin: [{ do: 'draw-melee', n: 2 }] });
    const round = fight(
      declare({ attacker: plain('one', { signature: topsy }), defender: plain('two'), draws: [LG, LG, SC, TH, FS, FS] }),
      { cards: [LG], upgrade: [true], copies: [2] },
      { cards: [FS] },
      'damage-type',
    );
    expect(allCards(round)).toHaveLength(18);
    expect(melee(round)?.hands.attacker).toHaveLength(4);
  });
});

import { describe, expect, it } from 'vitest';
import { boards, catalogue } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import { randomPlayer } from '../../src/players/random-player.ts';
import { branch } from '../../src/record/branch.ts';
import { advance, beginRecord, cardsNeeded, salted, type Folded } from '../../src/record/match-record.ts';
import { foldRecord } from '../../src/record/refold.ts';
import { cardsInPlay } from '../../src/record/cards-in-play.ts';
import { viewFor } from '../../src/seats/view.ts';
import { choicesOf, openingsOf } from '../../src/rules/index.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Match, Setup } from '../../src/rules/terms/match.ts';

const setup = (seed: string): Setup => ({
  seats: [
    { faction: 'commonwealth', troupe: ['quack', 'flintlock'] },
    { faction: 'dominion', troupe: ['vicious-syd', 'grub'] },
  ],
  options: { troupeSize: 2 },
  terrain: boards[0]?.terrain ?? [],
  seed,
  start: 'setup',
});

const thaw = (folded: Folded): Folded => foldRecord(JSON.parse(JSON.stringify(folded.record)) as Folded['record']);

function play(folded: Folded, decision: Decision): Folded {
  const next = advance(folded, decision);
  if (!next.ok) throw new Error(next.reason.code);
  return next.folded;
}

/** Chooses with a lot of its own for each decision, so that two matches that are the same go on the same. */
function choose(folded: Folded, index: number): Decision {
  const lot = new Lot(`choice ${index}`);
  const opening = lot.of(openingsOf(folded.match));
  if (!opening) throw new Error('nobody is asked');
  return randomPlayer(catalogue)(viewFor(folded.match, opening.seat), [], lot);
}

describe('a record', () => {
  it('SLN-6: keeps the upgrade of a character that was summoned anew without it, so that it can be folded again', () => {
    const given: Setup = {
      ...setup('summoned anew'),
      seats: [
        {
          edge: 'north',
          faction: 'leshavult',
          troupe: ['jackalope', 'boris-the-bunny-summoner'],
          upgrades: { jackalope: ['leshavits-favourite'] },
        },
        { edge: 'south', troupe: ['grub'] },
      ],
      start: 'deploy',
    };
    const { record, match } = beginRecord(given, catalogue);
    const { upgrades: _lost, ...bare } = match.table.models['0:jackalope'] as Match['table']['models'][string];
    const anew: Match = { ...match, table: { ...match.table, models: { ...match.table.models, '0:jackalope': bare } } };
    expect(Object.keys(cardsInPlay(anew, record.cards).upgrades ?? {})).toEqual(['leshavits-favourite']);
    const [first, second] = match.order.seats;
    const lent: Match = { ...match, order: { ...match.order, seats: [{ ...first, upgrades: {} }, second] as Match['order']['seats'] } };
    expect(Object.keys(cardsInPlay(lent, catalogue).upgrades ?? {})).toEqual(['leshavits-favourite']);
    expect(cardsInPlay(match, record.cards)).toBe(record.cards);
  });

  it('DEF-16: keeps the cards of characters that can still be summoned, and no others', () => {
    const given: Setup = { ...setup('summoned'), seats: [{ troupe: ['boris-the-bunny-summoner'] }, { troupe: ['grub'] }], start: 'deploy' };
    const { record } = beginRecord(
      { ...given, seats: given.seats.map((seat, index) => ({ ...seat, edge: index === 0 ? 'north' : 'south' })) },
      catalogue,
    );
    expect(Object.keys(record.cards.characters).sort()).toEqual(['boris-the-bunny-summoner', 'grub', 'jackalope', 'murder-bunny']);
  });

  it('goes on by itself from where another one stood: nothing before can be taken back, and nobody knows the next card', () => {
    const stood = play(play(beginRecord(setup('branch'), catalogue), { seat: 0, kind: 'keep-stones' }), { seat: 1, kind: 'keep-stones' });
    const own = branch(stood, 'salt');
    expect(own.record).toEqual({ ...stood.record, base: { after: 2, match: own.match }, checkpoints: [] });
    expect(own.line).toEqual([]);
    expect(own.match).toEqual(salted(stood.match, stood.record.cards, 'salt'));
    const { arcane } = own.match.table.decks;
    expect(arcane).not.toEqual(stood.match.table.decks.arcane);
    expect([...arcane].sort()).toEqual([...stood.match.table.decks.arcane].sort());
    expect(branch(stood, 'pepper').match.table.decks.arcane).not.toEqual(arcane);
    expect(advance(own, { seat: 1, kind: 'take-back', to: 1 })).toMatchObject({ ok: false, reason: { code: 'nothing-to-take-back' } });
    const on = play(own, choose(own, 2));
    expect(on.line.map(({ at }) => at)).toEqual([2]);
    expect(thaw(on).match).toEqual(on.match);
    const [{ decision } = { decision: null }] = on.record.entries.slice(2);
    const back = play(on, { seat: decision?.seat ?? 0, kind: 'take-back', to: 2 });
    expect(back.match).toEqual(own.match);
  });

  const drafted: Setup = { ...setup('drafted'), seats: [{}, {}], options: { troupeSize: 2, draft: true } };
  const until = (folded: Folded, reached: (folded: Folded) => boolean): Folded => {
    let here = folded;
    while (!reached(here)) here = play(here, choose(here, here.record.entries.length));
    return here;
  };
  const asksForDraft = ({ match }: Folded): boolean => match.openings.some(({ kind }) => kind === 'draft');
  const inPlay = ({ match }: Folded): string[] => Object.values(match.table.models).map(({ character }) => character);

  it('is left with the cards of those in play once the match is over, not before, and not when it never began', () => {
    const every = Object.keys(catalogue.characters).length;
    const known = ({ record }: Folded): string[] => Object.keys(record.cards.characters).sort();
    const concede: Decision = { seat: 0, kind: 'concede' };
    const all = beginRecord(drafted, catalogue);
    const never = play(all, concede);
    expect([never.match.order.turn, never.match.order.result?.winner]).toEqual([0, 1]);
    expect([known(all).length, known(never).length]).toEqual([every, every]);
    const begun = until(all, ({ match }) => match.order.turn > 0);
    expect(known(begun)).toHaveLength(every);
    const over = play(begun, concede);
    const { characters } = cardsInPlay(over.match, catalogue);
    expect(known(over)).toEqual(Object.keys(characters).sort());
    expect(known(over)).toEqual(expect.arrayContaining(inPlay(over)));
    expect(known(over).length).toBeLessThan(every / 2);
    expect(cardsInPlay(over.match, over.record.cards)).toBe(over.record.cards);
    const more = { characters: catalogue.characters, upgrades: catalogue.upgrades ?? {} };
    expect(cardsInPlay(over.match, { ...over.record.cards, ...more })).toEqual(over.record.cards);
    for (const [part, cards] of Object.entries(more))
      expect(cardsInPlay(over.match, { ...over.record.cards, [part]: cards })).toEqual(over.record.cards);
    const pooled = { ...over.record, cards: catalogue, setup: { ...over.record.setup, seats: [{ pool: ['quack'] }, {}] } };
    expect(cardsNeeded({ ...over, record: pooled })).toBe(catalogue);
    expect(thaw(over).match).toEqual(over.match);
  });

  it('DRF-4: who was drafted and taken back is known when the finished match is folded again', () => {
    const first = until(beginRecord(drafted, catalogue), asksForDraft);
    const index = first.record.entries.length;
    const [seat = 0] = first.match.openings.map((opening) => opening.seat);
    const offered = choicesOf(first.match, seat, catalogue).decisions;
    const later = (decision: Decision): Folded => {
      const back = play(play(first, decision), { seat, kind: 'take-back', to: index });
      const begun = until(back, ({ match }) => match.order.turn > 0);
      return play(begun, { seat: 0, kind: 'concede' });
    };
    const left = offered
      .map((decision) => ({ one: decision, end: later(decision) }))
      .find(({ one, end }) => one.kind === 'draft' && !inPlay(end).includes(one.character));
    expect(left?.end.match.order.result).not.toBe(null);
    expect(left && thaw(left.end).match).toEqual(left?.end.match);
  });

  it('DRF-4: taken back into the draft by agreement, everybody may be drafted again', () => {
    const first = until(beginRecord(drafted, catalogue), asksForDraft);
    const index = first.record.entries.length;
    const [seat = 0] = first.match.openings.map((opening) => opening.seat);
    const begun = until(first, ({ match }) => match.order.turn > 0);
    const back = play(play(begun, { seat: 0, kind: 'take-back', to: index }), { seat: 1, kind: 'agree' });
    expect(asksForDraft(back)).toBe(true);
    expect(choicesOf(back.match, seat, back.record.cards)).toEqual(choicesOf(first.match, seat, catalogue));
  });

  it('loaded after every decision goes on like its twin that was never saved', () => {
    let folded = beginRecord(setup('twin'), catalogue);
    let loaded = thaw(folded);
    for (let index = 0; index < 90 && !folded.match.order.result; index += 1) {
      folded = play(folded, choose(folded, index));
      loaded = thaw(play(loaded, choose(loaded, index)));
      expect(loaded.match).toEqual(folded.match);
    }
    expect(folded.record.entries.length).toBeGreaterThan(60);
    expect(folded.record.checkpoints.map(({ after }) => after)).toEqual(folded.record.entries.length < 75 ? [25, 50] : [50, 75]);
    for (const { after, match } of folded.record.checkpoints)
      expect(foldRecord({ ...folded.record, entries: folded.record.entries.slice(0, after), checkpoints: [] }).match).toEqual(match);
  }, 60_000);

  it('grows only, and a refused decision leaves no trace', () => {
    const begun = beginRecord(setup('grow'), catalogue);
    const refused = advance(begun, { seat: 0, kind: 'activate', model: '0:quack' });
    expect(refused.ok).toBe(false);
    const folded = play(begun, { seat: 0, kind: 'keep-stones' });
    expect(folded.record.entries).toHaveLength(1);
    expect(begun.record.entries).toHaveLength(0);
  });
});

/** Two models far apart, seat 0 to move. */
function meadow(options: Setup['options'] = {}): Folded {
  const position = { models: { '0:quack': { at: { x: 2000, y: 2000 } }, '1:grub': { at: { x: 7000, y: 7000 } } }, turn: 2, first: 0 };
  const seats = [{ troupe: ['quack'] }, { troupe: ['grub'] }];
  const begun = beginRecord({ seats, options, terrain: [], seed: 'meadow', start: 'activation', position }, catalogue);
  return play(begun, { seat: 0, kind: 'activate', model: '0:quack' });
}
const walk: Decision = { seat: 0, kind: 'jog', path: [[10, 8]] };
const takeBack = (to: number, seat = 0): Decision => ({ seat, kind: 'take-back', to });

describe('taking back', () => {
  it('is free for the last own decision that showed nothing, and the record keeps both', () => {
    const before = meadow();
    const moved = play(before, walk);
    const back = play(moved, takeBack(1));
    expect(back.match).toEqual(before.match);
    expect(back.record.entries.map(({ decision }) => decision.kind)).toEqual(['activate', 'jog', 'take-back']);
    expect(thaw(back).match).toEqual(back.match);
  });

  it('needs the others once somebody else has decided', () => {
    const moved = play(play(meadow(), walk), { seat: 1, kind: 'pass' });
    const asked = play(moved, takeBack(1));
    expect(openingsOf(asked.match)).toEqual([{ seat: 1, kind: 'agreement', by: 0 }]);
    expect(asked.match.table).toEqual(moved.match.table);
    const refused = play(asked, { seat: 1, kind: 'refuse' });
    expect(refused.match.table).toEqual(moved.match.table);
    const agreed = play(asked, { seat: 1, kind: 'agree' });
    expect(agreed.match.table.models).toEqual(meadow().match.table.models);
    expect(thaw(agreed).match).toEqual(agreed.match);
  });

  it('salts the generator when it is agreed, so that nobody knows the next card', () => {
    const moved = play(play(meadow(), walk), { seat: 1, kind: 'pass' });
    const agreed = play(play(moved, takeBack(1)), { seat: 1, kind: 'agree' });
    expect(agreed.match.table.decks.arcane).not.toEqual(meadow().match.table.decks.arcane);
    for (const deck of ['arcane', 'melee'] as const) {
      const [before, after] = [meadow().match.table.decks[deck], agreed.match.table.decks[deck]];
      expect(after).not.toEqual(before);
      expect([...after].sort()).toEqual([...before].sort());
    }
    expect(agreed.match.table.chance.state).not.toEqual(meadow().match.table.chance.state);
  });

  it('salts it anew each time', () => {
    const again = (folded: Folded): Folded =>
      play(play(play(play(folded, walk), { seat: 1, kind: 'pass' }), takeBack(folded.record.entries.length)), { seat: 1, kind: 'agree' });
    const once = again(meadow());
    const twice = again(once);
    expect(twice.match.table.decks.arcane).not.toEqual(once.match.table.decks.arcane);
  });

  it('is refused, though all would agree, for what was seen where the table has said so; a slip that showed nothing is not', () => {
    const strict = meadow({ seenStays: true });
    const slipped = play(play(strict, walk), { seat: 1, kind: 'pass' });
    expect(openingsOf(play(slipped, takeBack(1)).match)).toEqual([{ seat: 1, kind: 'agreement', by: 0 }]);
    const mulligan = (options: Setup['options']): Folded =>
      play(beginRecord({ ...setup('seen'), options: { ...setup('seen').options, ...options } }, catalogue), {
        seat: 0,
        kind: 'mulligan',
      });
    const seen = (folded: Folded): Folded => (folded.record.entries.length > 1 ? folded : play(folded, choose(folded, 1)));
    const [free, bound] = [seen(mulligan({})), seen(mulligan({ seenStays: true }))];
    expect(advance(free, takeBack(0))).toMatchObject({ ok: true });
    expect(advance(bound, takeBack(0))).toMatchObject({ ok: false, reason: { code: 'seen-stays' } });
  });

  it('is refused for a decision that is not there', () => {
    expect(advance(meadow(), takeBack(7))).toMatchObject({ ok: false, reason: { code: 'nothing-to-take-back' } });
  });

  it('never gives back a card alone that was drawn', () => {
    const before = meadow();
    const healing = play(before, { seat: 0, kind: 'use', ability: 'healing', targets: ['0:quack'] });
    const asked = play(healing, takeBack(1));
    expect(openingsOf(asked.match)).toEqual([{ seat: 1, kind: 'agreement', by: 0 }]);
  });
});

import { remarkOf } from '../../../../src/ui/match/strips/remarks.ts';
import type { LogEntry } from '../../../../src/ui/contexts/table-port.ts';
import { COMPANIONS } from '../../../../src/words/match/opponents/companions.ts';
import { remarkWords } from '../../../../src/words/match/opponents/remarks.ts';
import { expect } from '../../support.ts';

const entry = (index: number, ...events: LogEntry['events']): LogEntry => ({ at: index, seat: 0, events });
const turn = (number: number): LogEntry['events'][number] => ({ what: 'turn-began', turn: number, suddenDeath: false });
const quiet = (from: number): LogEntry[] => Array.from({ length: 6 }, (_, index) => entry(from + index, { what: 'reacted', model: '0:a' }));

describe('what a companion says', () => {
  it('it speaks of what all have seen: a turn, somebody slain, a moonstone', () => {
    const textOf = (event: LogEntry['events'][number]) => remarkOf([entry(11, event)], 1, 'strong-ragna');
    expect(textOf(turn(2))).to.equal(remarkWords.says('ragna', 'turn'));
    expect(textOf(turn(4))).to.equal(remarkWords.says('ragna', 'last-turn'));
    expect(textOf({ what: 'slain', model: '0:a' })).to.equal(remarkWords.says('ragna', 'slain'));
    expect(textOf({ what: 'slain', model: '1:b' })).to.equal(remarkWords.says('ragna', 'lost-one'));
    expect(textOf({ what: 'stone-taken', model: '1:b', stone: 's1' })).to.equal(remarkWords.says('ragna', 'stone'));
    expect(textOf({ what: 'stone-taken', model: '0:a', stone: 's1' })).to.equal(null);
  });

  it('only a companion speaks, now and then, and not for long', () => {
    expect(['strong', 'club', 'strong-nobody'].map((level) => remarkOf([entry(11, turn(2))], 1, level))).to.deep.equal([null, null, null]);
    expect(remarkOf([entry(10, turn(2))], 1, 'club-pim')).to.equal(null);
    expect(remarkOf([entry(11, turn(2)), ...quiet(12)], 1, 'club-pim')).to.equal(null);
    expect(remarkOf([entry(11, turn(2)), ...quiet(12).slice(1)], 1, 'club-pim')).to.equal(remarkWords.says('pim', 'turn'));
    expect(remarkOf([], 1, 'club-pim')).to.equal(null);
  });

  it('a secret changes no line: what only one seat has seen is nothing to it', () => {
    const seen = [entry(9, turn(3)), entry(11, { what: 'slain', model: '0:a' })];
    const secret = { what: 'drawn', seat: 1, count: 2, secret: { to: 1, cards: ['blue-1'] } } as unknown as LogEntry['events'][number];
    const entries = seen.map((line): LogEntry => ({ ...line, events: [secret, ...line.events, secret] }));
    for (const companion of COMPANIONS)
      expect(remarkOf(entries, 1, `strong-${companion}`)).to.equal(remarkOf(seen, 1, `strong-${companion}`));
  });

  it('each of the company has a word of its own', () => {
    expect(new Set(COMPANIONS.map((companion) => remarkWords.says(companion, 'turn'))).size).to.equal(COMPANIONS.length);
  });
});

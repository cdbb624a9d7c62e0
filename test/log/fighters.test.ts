import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../src/ui/contexts/table-port.ts';
import { fightersAt } from '../../src/ui/log/fighters.ts';
import { logLine } from '../../src/words/match/log/log.ts';
import { names } from '../words/table-talk.ts';

type Event = LogEntry['events'][number];
const attack = (model: string, target: string): Event => ({ what: 'declared', model, action: 'melee', ability: null, targets: [target] });
const pressed: Event = { what: 'pressed', copies: { attacker: 2 } };
const ended: Event = { what: 'melee-ended' };
const logOf = (...entries: Event[][]): LogEntry[] => entries.map((events, index) => ({ at: index, seat: 0, events }));
/** Who fights where a Critical Hit is told of in the last entry. */
function fighting(log: LogEntry[]) {
  const last = log.at(-1) ?? { at: 0, seat: 0, events: [] };
  return fightersAt(log, last, last.events.indexOf(pressed));
}

describe('who fights, as the log tells', () => {
  it('is the model that attacked last, in this entry or before', () => {
    expect(fighting(logOf([attack('0:quack', '1:grub')], [], [pressed]))).toEqual({ attacker: '0:quack', defender: '1:grub' });
    expect(fighting(logOf([attack('0:quack', '1:grub'), ended], [attack('1:grub', '0:quack'), pressed]))).toEqual({
      attacker: '1:grub',
      defender: '0:quack',
    });
  });
  it('is not who fought in a melee within this one that is over', () => {
    const within = [attack('1:grub', '0:flintlock'), ended];
    expect(fighting(logOf([attack('0:quack', '1:grub')], within, [pressed]))?.attacker).toBe('0:quack');
  });
  it('is not who fought in what was taken back', () => {
    const back: Event = { what: 'taken-back', to: 1, by: 0 };
    expect(fighting(logOf([attack('0:quack', '1:grub')], [ended, attack('1:grub', '0:quack')], [back], [pressed]))?.attacker).toBe(
      '0:quack',
    );
  });
  it('is unknown where nobody attacked', () => {
    expect(fighting(logOf([], [pressed]))).toBe(null);
  });
  it('is named in the line', () => {
    expect(logLine(pressed, { ...names, fighter: () => '0:quack' })).toBe(
      `${names.modelName('0:quack')} makes a Critical Hit with 2 copies.`,
    );
    expect(logLine(pressed, { ...names, fighter: () => null })).toBe('The attacker makes a Critical Hit with 2 copies.');
  });
});

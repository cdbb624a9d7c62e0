import { describe, expect, it } from 'vitest';
import { logLine, type ToldHappening } from '../../../src/words/match/log/log.ts';
import { matchWords } from '../../../src/words/match/match.ts';
import { everyHappening, names } from '../table-talk.ts';

const happeningOf = (label: ToldHappening['what']): ToldHappening => {
  const found = everyHappening.find((happening) => happening.what === label);
  if (!found) throw new Error(`no ${label}`);
  return found;
};
const hidden = (happening: ToldHappening): ToldHappening => {
  const { secret: _secret, ...open } = { secret: null, ...happening };
  return open as ToldHappening; // what the view of another seat holds
};

describe('the log', () => {
  it('has whole sentences, or says nothing', () => {
    for (const happening of everyHappening)
      for (const line of [logLine(happening, names), logLine(hidden(happening), names)])
        if (line !== null) expect(line, happening.what).toMatch(/^[A-Z0-9][^[{]*[.]$/);
  });

  it('is silent only where the board speaks', () => {
    const silent = everyHappening.filter((happening) => logLine(happening, names) === null).map(({ what }) => what);
    expect(silent).toEqual(['energy-spent', 'reacted', 'melee-ended', 'announced', 'stood-by']);
  });

  it('tells a hand to its own seat alone', () => {
    expect(logLine(happeningOf('melee-drawn'), names)).toBe('Ann draws High Guard and Thrust.');
    expect(logLine(hidden(happeningOf('melee-drawn')), names)).toBe('Ann draws melee cards: 2.');
    expect(logLine(happeningOf('arcane-drawn'), names)).toBe('Ann draws Green 1 and Catastrophe.');
    expect(logLine(hidden(happeningOf('arcane-drawn')), names)).toBe('Ann draws arcane cards: 2.');
  });

  it('tells of a moonstone of which nothing is left to dig, and of no depth', () => {
    expect(logLine({ what: 'harvested', model: '0:quack', stone: 's1', depth: 0 }, names)).toBe(
      'Quack Harvests; there is nothing left to dig.',
    );
    expect(logLine({ what: 'depth-changed', stone: 's1', depth: -1 }, names)).toBe('A moonstone is dug out completely.');
    expect(matchWords.carried(matchWords.stone(0), 'Quack')).toBe('A moonstone, held by Quack');
    expect(matchWords.stone(1)).toBe('Moonstone of depth 1');
  });

  it('tells what lies under a declaration to its own seat alone', () => {
    expect(logLine(happeningOf('claimed'), names)).toBe('Ann declares Green 3 and plays Catastrophe.');
    expect(logLine(hidden(happeningOf('claimed')), names)).toBe('Ann declares Green 3.');
  });

  it.each<[ToldHappening['what'], string]>([
    ['declared', 'Quack uses Healing on Grub.'],
    ['rolled', 'Roll: Ann (4 + 1), Ben (3).'],
    ['won', 'Ben wins: most moonstones.'],
    ['wounded', 'Quack suffers 1 wound.'],
    ['pressed', 'The attacker makes a Critical Hit with 2 copies.'],
    ['effect-laid', 'Bug Spray takes effect on Quack.'],
    ['terrain-moved', 'Old oak is moved.'],
  ])('%s', (label, line) => {
    expect(logLine(happeningOf(label), names)).toBe(line);
  });
});

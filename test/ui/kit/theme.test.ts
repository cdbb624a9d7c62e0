import { day, night, strongDay, strongNight } from '../../../src/ui/theme/palette.ts';
import type { Role } from '../../../src/ui/theme/palette.ts';
import { suitColours } from '../../../src/ui/art/suits.ts';
import { expect } from '../support.ts';

/** WCAG 2 relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const channel = (from: number) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const grounds: readonly Role[] = ['ground', 'ground-deep', 'panel', 'panel-raised'];
const text: readonly (readonly [Role, readonly Role[]])[] = [
  ['ink', grounds],
  ['ink-soft', grounds],
  ['question-ink', grounds],
  ['harm-ink', grounds],
  ['on-touchable', ['touchable']],
  ['on-question', ['question']],
  ['on-harm', ['harm']],
  ['on-heal', ['heal']],
  ['on-energy', ['energy']],
  ['on-stone', ['stone']],
  ['paper-ink', ['paper', 'paper-raised']],
  ['paper-soft', ['paper', 'paper-raised']],
  ['on-faction', ['commonwealth', 'dominion', 'leshavult', 'shades']],
  ['on-seat', ['seat-0', 'seat-1', 'seat-2', 'seat-3']],
];
const signs: readonly (readonly [Role, readonly Role[]])[] = [
  ['touchable', grounds],
  ['line', ['ground', 'panel', 'panel-raised', 'ground-deep']],
  ['harm', grounds],
  ['heal', ['ground', 'panel', 'panel-raised']],
  ['energy', ['ground', 'panel', 'panel-raised']],
  ['focus', grounds],
  ['paper-line', ['paper', 'paper-raised']],
];

for (const [name, palette] of Object.entries({ night, day, 'strong night': strongNight, 'strong day': strongDay })) {
  const least = name.startsWith('strong') ? 7 : 4.5;
  describe(`colours by ${name}`, () => {
    for (const [on, behind] of text)
      it(`${on} can be read`, () =>
        behind.forEach((role) => expect(contrast(palette[on], palette[role]), `${on} on ${role}`).to.be.at.least(least)));
    for (const [on, behind] of signs)
      it(`${on} can be seen`, () =>
        behind.forEach((role) => expect(contrast(palette[on], palette[role]), `${on} on ${role}`).to.be.at.least(3)));
  });
}

describe('colours of the suits', () => {
  for (const [suit, { ink, wash, mark }] of Object.entries(suitColours))
    it(`${suit} can be read on its wash and its pattern`, () => {
      expect(contrast(ink, wash)).to.be.at.least(4.5);
      expect(contrast(ink, mark)).to.be.at.least(3);
    });
});

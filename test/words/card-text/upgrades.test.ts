import { expect, it } from 'vitest';
import { UPGRADES } from '../../../src/cards/index.ts';
import type { Upgrade } from '../../../src/rules/terms/card-language.ts';
import { upgradeHead, upgradeLines } from '../../../src/words/cards/upgrades.ts';

const printed = (upgrade: Upgrade): string =>
  [`## ${upgrade.name}`, '', upgradeHead(upgrade), '', ...upgradeLines(upgrade).map((line) => `- ${line}`), ''].join('\n');

it('the text of every upgrade reads as it was read last', async () => {
  await expect(`# Upgrades\n\n${UPGRADES.map(printed).join('\n')}`).toMatchFileSnapshot('upgrades.golden.md');
});

it('no text is left with a hole in it', () => {
  for (const upgrade of UPGRADES) {
    expect(upgradeLines(upgrade).length, upgrade.id).toBeGreaterThan(0);
    expect(printed(upgrade)).not.toMatch(/undefined|\[object|NaN|null|\s,|\s\.|(?<!\.)\.\.(?!\.)| {2}\w/);
  }
});

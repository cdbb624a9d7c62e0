import { expect } from '@open-wc/testing';
import { render } from 'lit';
import { latelyList } from '../../../src/ui/match/lately.ts';
import { besideOf } from '../../../src/ui/table/card-of.ts';
import { melee } from './tables.ts';

it('beside the one who acts stand its passive abilities, and none of another kind', async () => {
  const table = await melee(['thrust', 'falling-swing', 'low-guard', 'high-guard', 'sweeping-cut']);
  const { active } = table.view(null).order;
  if (active === null) throw new Error('nobody acts');
  const place = document.createElement('div');
  render(latelyList(table, []), place);
  const shown = [...place.querySelectorAll('.traits span:not(.hindrance)')].map(({ textContent }) => textContent);
  const abilities = besideOf(table, active);
  expect(shown).to.deep.equal(abilities.filter(({ kind }) => kind === 'passive').map(({ name }) => name));
  expect(shown).not.to.be.empty;
  for (const { name, kind } of abilities) if (kind !== 'passive') expect(shown).not.to.include(name);
});

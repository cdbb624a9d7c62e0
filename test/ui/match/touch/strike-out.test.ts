import { setViewport } from '@web/test-runner-commands';
import '../../../../src/ui/match/match-screen.ts';
import { catalogue } from '../../../../src/cards/index.ts';
import { beginRecord } from '../../../../src/record/match-record.ts';
import type { TablePort } from '../../../../src/ui/contexts/table-port.ts';
import type { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, fixture, html, settled, waitUntil } from '../../support.ts';
import { tableAt } from '../tables/rules-table.ts';
import { deep } from '../tables/tables.ts';

const GRUB = '0:grub';

/** Grub, whose text never ends once he activates, against Quack. */
function spinning(): TablePort {
  const { grub } = catalogue.characters;
  if (!grub) throw new Error('no Grub');
  const spin = {
    kind: 'passive' as const,
    id: 'spin',
    name: 'Spin',
    rules: [
      {
        when: { on: 'activates' as const },
        do: [{ do: 'repeat' as const, times: 20_000, then: [{ do: 'gain' as const, to: 'self' as const, energy: 0 }] }],
      },
    ],
  };
  const models = { [GRUB]: { at: { x: 2540, y: 2540 } }, '1:quack': { at: { x: 7620, y: 7620 } } };
  const setup = {
    seats: [{ troupe: ['grub'] }, { troupe: ['quack'] }],
    options: { troupeSize: 1 },
    terrain: [],
    seed: 'spin',
    start: 'activation' as const,
    position: { models, stones: [], first: 0 },
  };
  const cards = { ...catalogue, characters: { ...catalogue.characters, grub: { ...grub, abilities: [spin] } } };
  return tableAt(beginRecord(setup, cards), ['Ada', 'Ben']);
}

async function asked() {
  const table = spinning();
  const element = await fixture<MoonMatchScreen>(
    html`<moon-match-screen style="width: 1180px; height: 820px" .table=${table} .seating=${'side'}></moon-match-screen>`,
  );
  await waitUntil(() => element.shadowRoot?.querySelector('main'), 'the screen is drawn');
  expect(await table.decide({ seat: 0, kind: 'activate', model: GRUB })).to.equal(null);
  await settled();
  const prompt = () => deep(element, 'moon-agreement-prompt')?.shadowRoot;
  /** Every player is asked, one after the other, and taps the same. */
  const tap = async (label: string): Promise<void> => {
    for (let times = 0; times < 2 && prompt(); times += 1) {
      const list = prompt()?.querySelector('moon-choice-list')?.shadowRoot;
      const button = [...(list?.querySelectorAll('button, moon-button') ?? [])].find((candidate) => candidate.textContent?.includes(label));
      if (!(button instanceof HTMLElement)) throw new Error(`no ${label}`);
      button.click();
      await settled();
    }
  };
  return { table, element, prompt, tap };
}

describe('a text that never ends', () => {
  before(() => installTheme());
  beforeEach(() => setViewport({ width: 1180, height: 820 }));

  it('is named in a question to everybody, and once it is struck out play goes on', async () => {
    const { table, element, prompt, tap } = await asked();
    expect(prompt()?.querySelector('.say')?.textContent).to.contain('Spin').and.to.contain('Grub');
    await expect(element).to.be.accessible();
    await tap('Strike it out');
    expect(prompt()).to.equal(undefined);
    expect(table.view(null).order.struckOut).to.deep.equal([{ model: GRUB, ability: 'spin', character: 'grub' }]);
    expect(await table.decide({ seat: 0, kind: 'activate', model: GRUB })).to.equal(null);
    expect(table.view(null).order.active).to.equal(GRUB);
  });

  it('stays where somebody keeps it, and nothing has happened', async () => {
    const { table, prompt, tap } = await asked();
    await tap('Keep it');
    expect(prompt()).to.equal(undefined);
    const { order, proposal } = table.view(null);
    expect([order.struckOut ?? [], order.active, proposal]).to.deep.equal([[], null, null]);
  });
});

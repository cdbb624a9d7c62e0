import { setViewport } from '@web/test-runner-commands';
import type { Setup } from '../../../src/rules/terms/match.ts';
import '../../../src/ui/match/header/match-header.ts';
import '../../../src/ui/match/match-screen.ts';
import type { MoonMatchScreen } from '../../../src/ui/match/match-screen.ts';
import { Desk } from '../../../src/ui/table/desk.ts';
import { promptFor } from '../../../src/ui/prompts/prompt-for.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { rulesTable } from '../match/tables/rules-table.ts';
import { deep, deepAll, duel } from '../match/tables/tables.ts';
import { expect, fixture, html, settled } from '../support.ts';

const point = { x: 0, y: 0 };
const THREE: Setup = {
  seats: [{ troupe: ['baron-von-fancyhat', 'flintlock', 'quack'] }, { troupe: ['beaky-bobby', 'seasick-stu', 'grub'] }],
  options: { table: 'spoken', troupeSize: 3 },
  terrain: [],
  seed: '1',
  start: 'activation',
  position: {
    turn: 1,
    first: 0,
    models: Object.fromEntries(
      ['0:baron-von-fancyhat', '0:flintlock', '0:quack', '1:beaky-bobby', '1:seasick-stu', '1:grub'].map((id) => [
        id,
        { at: point, energy: 4 },
      ]),
    ),
    stones: [{ id: 's1', at: point, depth: 3 }],
  },
};
const BARON = '0:baron-von-fancyhat';

async function seen(table: ReturnType<typeof rulesTable>): Promise<MoonMatchScreen> {
  const screen = await fixture<MoonMatchScreen>(
    html`<moon-match-screen style="position: absolute; inset: 0; height: 100%" .table=${table}></moon-match-screen>`,
  );
  for (let times = 0; times < 4; times += 1) await settled();
  deep(screen.cover, 'moon-button')?.click();
  for (let times = 0; times < 4; times += 1) await settled();
  return screen;
}
/** The faces of the table. */
const facesOf = (screen: HTMLElement): HTMLElement[] => deepAll(deep(screen, 'moon-spoken-table') ?? screen, '[data-model]');
/** In how many lines a text stands. */
function lines(element: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

describe('a reaction beside a real table', () => {
  const acting = async (computers: readonly (object | null)[]): Promise<MoonMatchScreen> => {
    const table = rulesTable(THREE, ['Ada', 'Ben']);
    await table.decide({ seat: 0, kind: 'activate', model: BARON });
    await table.decide({ seat: 0, kind: 'jog', path: [] });
    Object.defineProperty(table, 'computers', { value: computers });
    return seen(table);
  };
  const reacting = (screen: MoonMatchScreen): string[] =>
    deepAll(deep(screen, 'moon-spoken-table') ?? screen, '[data-react]').map(({ dataset }) => dataset['react'] ?? '');
  it('is said at the face of a model that a person leads, and never for a computer', async () => {
    const [people, computer] = [await acting([null, null]), await acting([null, { level: 'club', seed: '1' }])];
    expect(reacting(people).length, 'of a person').to.be.above(0);
    expect(reacting(people).every((id) => id.startsWith('1:'))).to.equal(true);
    expect(reacting(computer)).to.deep.equal([]);
  });
});

/** No name is broken in a word, and no number stands beside its face. */
function wellRead(screen: MoonMatchScreen): void {
  const faces = facesOf(screen);
  expect(faces.length).to.equal(6);
  for (const face of faces) {
    const [name] = deepAll(face, '.name');
    expect(name ? lines(name) : 0, face.textContent).to.be.within(1, name?.textContent.split(' ').length ?? 0);
    for (const part of deepAll(face, 'moon-energy, strong, .name'))
      expect(part.getBoundingClientRect().left + part.scrollWidth, face.textContent).to.be.at.most(face.getBoundingClientRect().right);
  }
}

describe('what is read beside a real table', () => {
  before(async () => {
    installTheme();
    document.documentElement.dataset['calm'] = '';
    await setViewport({ width: 1180, height: 820 });
  });
  after(() => delete document.documentElement.dataset['calm']);

  it('no name is broken in a word, and no number stands beside its face', async () => {
    const screen = await seen(rulesTable(THREE, ['Ada', 'Ben']));
    for (const width of [1180, 1100]) {
      await setViewport({ width, height: 820 });
      for (let times = 0; times < 4; times += 1) await settled();
      wellRead(screen);
    }
    await setViewport({ width: 1180, height: 820 });
  });

  it('the band of a duel hides no face', async () => {
    const table = rulesTable(THREE, ['Ada', 'Ben']);
    await table.decide({ seat: 0, kind: 'activate', model: BARON });
    await table.decide({ seat: 0, kind: 'use', ability: 'shoot-pistol', targets: ['1:grub'], told: [[`cover ${BARON} 1:grub`, 'none']] });
    const screen = await seen(table);
    const band = deep(screen, 'article.stage')?.getBoundingClientRect();
    expect(band?.height).to.be.greaterThan(0);
    expect(facesOf(screen).length).to.equal(6);
    for (const face of facesOf(screen)) expect(face.getBoundingClientRect().top, face.textContent).to.be.at.least(band?.bottom ?? Infinity);
  });

  it('a player who may step back while another acts is not waited for', async () => {
    const table = await duel({}, { table: 'spoken' });
    await table.decide({ seat: 0, kind: 'jog', path: [] });
    expect(table.openings().map(({ seat }) => seat)).to.include(1);
    const header = await fixture(html`<moon-match-header .table=${table} .openings=${table.openings()}></moon-match-header>`);
    const words = deep(header, '[role=status]')?.textContent;
    expect(words).to.contain('Ada decides');
    expect(words).not.to.contain('Ben');
  });

  it('a target that is asked about leaves no other faces beside those to tick', async () => {
    const table = rulesTable(THREE, ['Ada', 'Ben']);
    await table.decide({ seat: 0, kind: 'activate', model: BARON });
    const [opening] = table.openings();
    if (!opening) throw new Error('nobody is asked');
    const element = await fixture(html`<div>${promptFor(table, opening, new Desk())}</div>`);
    for (const id of ['melee', '1:grub']) {
      deep(element, `[data-id="${id}"]`)?.click();
      await settled();
    }
    expect(deepAll(element, '[data-fact]').length).to.be.greaterThan(0);
    expect(deepAll(element, 'moon-choice-list')).to.have.length(0);
  });

  it('is told how the moonstones of the real table are to lie', async () => {
    const { position: _, ...rest } = THREE;
    const table = rulesTable({ ...rest, start: 'setup' } as Setup, ['Ada', 'Ben']);
    const [opening] = table.openings();
    if (!opening) throw new Error('nobody is asked');
    const element = await fixture(html`<div>${promptFor(table, opening, new Desk())}</div>`);
    await settled();
    expect(opening.kind).to.equal('mulligan');
    expect(deep(element, '.note')?.textContent).to.contain('turn them to these numbers');
  });
});

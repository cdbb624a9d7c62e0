import type { Piece } from '../../../src/rules/terms/board.ts';
import type { Setup } from '../../../src/rules/terms/match.ts';
import { promptFor } from '../../../src/ui/prompts/prompt-for.ts';
import { Desk } from '../../../src/ui/table/desk.ts';
import { suggestedPlace } from '../../../src/ui/table/line-up.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { rulesTable } from '../match/tables/rules-table.ts';
import { deepAll } from '../match/tables/tables.ts';
import { expect, fixture, html, settled } from '../support.ts';

const INCH = 254;
const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
const pond: Piece = {
  id: 'pond',
  kind: 'water',
  base: 0,
  top: 0,
  shape: { polygon: [pointAt(4, 3), pointAt(12, 3), pointAt(12, 9), pointAt(4, 9)] },
};
const setup: Setup = {
  seats: [
    { troupe: ['flintlock'], edge: 'north' },
    { troupe: ['grub'], edge: 'south' },
  ],
  options: {},
  terrain: [pond],
  seed: '1',
  start: 'deploy',
  position: { draws: { d6: [6, 1, 6, 1] } },
};

describe('a model is deployed', () => {
  before(() => installTheme());

  it('in water, and it is said that no Jog begins there', async () => {
    const table = rulesTable(setup, ['Ada', 'Ben']);
    const opening = table.openings().find(({ kind }) => kind === 'deploy');
    if (!opening) throw new Error('nobody deploys');
    const desk = new Desk();
    const element = await fixture(html`<div>${promptFor(table, opening, desk)}</div>`);
    const { mode } = desk.request ?? {};
    if (mode?.kind !== 'deploy') throw new Error('no place is asked for on the board');
    const [model = ''] = mode.models;
    for (const [x, notes] of [
      [8, ['A Jog cannot start in a Water Feature.']],
      [20, []],
    ] as const) {
      const place = pointAt(x, opening.seat === 0 ? 6 : 30);
      desk.request?.on['place-planned']?.({ model, at: place, refused: mode.judge(model, place) });
      await settled();
      expect(deepAll<HTMLElement>(element, '.note').map(({ textContent }) => textContent)).to.deep.equal(notes);
    }
  });

  it('where it is suggested, near the front of the strip, and not beyond it', async () => {
    const table = rulesTable(setup, ['Ada', 'Ben']);
    const opening = table.openings().find(({ kind }) => kind === 'deploy');
    if (opening?.kind !== 'deploy') throw new Error('nobody deploys');
    const { seat, edge } = opening;
    const model = seat === 0 ? '0:flintlock' : '1:grub';
    const place = suggestedPlace(table, seat, model, edge);
    if (!place) throw new Error('no place');
    const inward = edge === 'north' ? 1 : -1;
    expect((edge === 'north' ? place.y : 36 * INCH - place.y) / INCH).to.be.within(7, 9.5);
    const judged = (y: number) => table.judge({ seat, kind: 'deploy', model, at: [place.x / INCH, y / INCH] });
    expect(judged(place.y)).to.equal(null);
    expect(judged(place.y + inward * 2 * INCH)?.code).to.equal('outside-deployment-zone');
  });

  it('says what is settled in a first match, until a model stands, and nothing of it in any other', async () => {
    for (const isFirst of [true, false]) {
      const table = rulesTable({ ...setup, terrain: [] }, ['Ada', 'Ben']);
      Object.defineProperty(table, 'first', { value: isFirst });
      const opening = table.openings().find(({ kind }) => kind === 'deploy');
      if (!opening) throw new Error('nobody deploys');
      const element = await fixture(html`<div>${promptFor(table, opening, new Desk())}</div>`);
      expect(deepAll(element, '[data-line="settled"]').length).to.equal(isFirst ? 1 : 0);
    }
  });
});

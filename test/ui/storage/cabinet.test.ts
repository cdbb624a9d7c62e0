import Dexie from 'dexie';
import { CabinetDesk } from '../../../src/app/cabinet/cabinet-desk.ts';
import { openStores } from '../../../src/app/kept/stores.ts';
import { characters } from '../../../src/cards/characters.ts';
import { products } from '../../../src/cards/products.ts';
import { Database } from '../../../src/storage/database/database.ts';
import { SCHEMA_3 } from '../../../src/storage/database/schema-3.ts';
import { expect } from '../support.ts';

const owned = (character: string, painted: boolean, notes = '') => ({
  character,
  changedAt: 5,
  archived: null,
  deleted: null,
  data: { owned: true, painted, notes },
});

describe('the cabinet in a browser', () => {
  const name = `moonrise-cabinet-${Date.now()}`;
  const open = () => CabinetDesk.open(openStores(new Database(name)), characters);
  after(() => new Database(name).delete());

  it('holds what was owned before there were cabinets', async () => {
    const old = new Dexie(name);
    old.version(3).stores(SCHEMA_3);
    await old.table('collection').bulkAdd([owned('flintlock', true, 'hat'), owned('grub', false), { ...owned('odd', false), data: 3 }]);
    old.close();
    const desk = await open();
    expect(desk.figure('mine', 'flintlock')).to.include({ owned: 1, stage: 'playable', note: 'hat' });
    expect(desk.figure('mine', 'grub')).to.include({ owned: 1, stage: 'boxed' });
    expect([...desk.charactersIn(['mine'])].sort()).to.deep.equal(['flintlock', 'grub']);
  });

  it('keeps a box that is marked, and what two windows say of one figure', async () => {
    const [first, two] = [await open(), await open()];
    await Promise.all([first.addProduct('mine', 'goblin-city'), two.lend('mine', 'flintlock', 'Bo')]);
    await first.wish('mine', 'flintlock', true);
    await two.note('mine', 'vicious-syd', 'red');
    const again = await open();
    expect(again.figure('mine', 'flintlock')).to.include({ owned: 1, away: true, wish: true });
    expect(again.figure('mine', 'vicious-syd')).to.include({ owned: 1, note: 'red' });
    expect(again.product('mine', 'goblin-city')).to.include({ count: 1, owned: 3 });
  });

  it('a whole collection is there soon, and a touch is not waited for', async () => {
    const desk = await open();
    for (const { id, kind } of products) if (kind === 'troupe-box') await desk.addProduct('mine', id, { stage: 'playable' });
    let began = performance.now();
    const again = await open();
    expect(again.shelves('mine', 'people').length).to.be.greaterThan(5);
    expect(performance.now() - began, 'opened').to.be.lessThan(1500); // 300 ms where nothing else runs
    began = performance.now();
    const change = again.another('mine', 'flintlock');
    again.shelves('mine', 'people');
    expect(performance.now() - began, 'touched').to.be.lessThan(200); // 15 ms where nothing else runs
    await change;
  });
});

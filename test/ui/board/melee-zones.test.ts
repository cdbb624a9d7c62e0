import { sendMouse } from '@web/test-runner-commands';
import { metZones, type MeleeZone } from '../../../src/ui/board/models/melee-zones.ts';
import { sampleNumbers, sampleView } from '../../../src/ui/gallery/board-sample.ts';
import { expect, waitUntil } from '../support.ts';
import { baron, boardIn, boardTests, drag, inches, inside, modelOnPage, moving, onPage, textOf } from './board-fixture.ts';

boardTests();

/** An enemy at 10, 10 whose range a base meets within 2″. */
const ZONE: MeleeZone = { model: '1:grub', at: inches(10, 10), radius: 1.5 * 254, touch: 2 * 254 };
const met = (...way: [number, number][]) =>
  metZones(
    [ZONE],
    way.map(([x, y]) => inches(x, y)),
  ).map(({ met, rims }) => [met, rims.length]);

describe('melee ranges on the way of a model', () => {
  it('are entered, left or passed through, and met where the base comes to their rim', () => {
    expect(met([5, 10], [9, 10])).to.deep.equal([['enters', 1]]);
    expect(met([9, 10], [5, 10])).to.deep.equal([['leaves', 1]]);
    expect(met([5, 10], [15, 10])).to.deep.equal([['crosses', 2]]);
    expect(met([5, 5], [10, 5], [10, 9])).to.deep.equal([['enters', 1]]);
    const [entered] = metZones([ZONE], [inches(5, 10), inches(9, 10)]);
    expect(entered?.rims[0]?.x).to.be.closeTo(8 * 254, 0.01);
  });
  it('are nothing to a way that stays within them, or beside them', () => {
    expect(met([9, 10], [11, 10])).to.deep.equal([]);
    expect(met([5, 12.1], [15, 12.1])).to.deep.equal([]);
    expect(met([9, 10])).to.deep.equal([]);
  });

  it('are drawn and said while a move is planned, for enemies alone', async () => {
    const { models } = sampleView.table;
    const from = models[baron];
    const friend = Object.values(models).find(({ id, controller }) => id !== baron && controller === from?.controller);
    const enemy = Object.values(models).find(({ controller }) => controller !== from?.controller);
    if (!from || !friend || !enemy) throw new Error('nobody stands there');
    const { x, y } = from.at;
    const view = {
      ...sampleView,
      table: {
        ...sampleView.table,
        models: { [baron]: from, [friend.id]: { ...friend, at: { x: x - 700, y } }, [enemy.id]: { ...enemy, at: { x: x + 900, y } } },
      },
    };
    const board = await boardIn(moving(), { view, numbers: (id: string) => ({ ...sampleNumbers(id), meleeRange: 1 }) });
    const zones = (): string[] => inside(board, '.zone').map(({ classList }) => classList.value);
    await drag(modelOnPage(board, baron), onPage(board, { x: x + 500, y }));
    await waitUntil(() => textOf(board).includes('melee range'));
    expect(zones()).to.deep.equal(['zone enters']);
    expect(textOf(board)).to.match(/Into .*’s melee range/);
    await sendMouse({ type: 'move', position: onPage(board, { x: x + 60, y: y + 500 }) });
    await waitUntil(() => !textOf(board).includes('melee range'), 'it goes away from there');
    expect(zones()).to.deep.equal([]);
    await sendMouse({ type: 'up' });
  });
});

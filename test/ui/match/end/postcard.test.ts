import { setViewport } from '@web/test-runner-commands';
import type { TablePort } from '../../../../src/ui/contexts/table-port.ts';
import '../../../../src/ui/match/end/match-end.ts';
import type { MoonMatchEnd } from '../../../../src/ui/match/end/match-end.ts';
import { Perspective } from '../../../../src/ui/match/postcard/perspective.ts';
import { LAYOUTS, postcard, type PostcardShape } from '../../../../src/ui/match/postcard/postcard.ts';
import { postcardPlan, type PostcardPlan } from '../../../../src/ui/match/postcard/plan.ts';
import { storyOf } from '../../../../src/ui/match/postcard/story-of.ts';
import { expect, fixture, html, waitUntil } from '../../support.ts';
import { claim, duel } from '../tables/tables.ts';

const SHAPES: readonly PostcardShape[] = ['landscape', 'small', 'portrait'];
const planOf = async (table: TablePort): Promise<PostcardPlan> => {
  const plan = await postcardPlan(table, storyOf(table));
  if (!plan) throw new Error('no postcard');
  return plan;
};

/** The same table, on which this model has fallen. */
function fallenOn(table: TablePort, id: string): TablePort {
  return new Proxy(table, {
    get(whole, name) {
      const value: unknown = Reflect.get(whole, name, whole);
      if (name !== 'view') return typeof value === 'function' ? value.bind(whole) : value;
      return (seat: number | null) => {
        const view = whole.view(seat);
        const model = view.table.models[id];
        return model ? { ...view, table: { ...view.table, models: { ...view.table.models, [id]: { ...model, status: 'slain' } } } } : view;
      };
    },
  });
}

describe('a postcard', () => {
  it('is drawn of a match that is over and of no other', async () => {
    const table = await duel();
    for (const shape of SHAPES) expect(await postcard(table, storyOf(table), shape)).to.equal(null);
    await table.decide({ seat: 0, kind: 'concede' });
    const card = await postcard(table, storyOf(table), 'portrait');
    const { width, height } = await createImageBitmap(card ?? new Blob());
    expect([width, height]).to.deep.equal([2 * LAYOUTS.portrait.lie.width, 2 * LAYOUTS.portrait.height]);
    expect(card?.type).to.equal('image/jpeg');
  });

  it('shows everybody where they stood, and the fallen where they fell, by drawings of the app', async () => {
    const table = await duel();
    await table.decide({ seat: 0, kind: 'concede' });
    const models = table.view(null).table.models;
    const plan = await planOf(table);
    expect(plan.figures.map(({ model, place }) => [model, place])).to.deep.equal(Object.values(models).map(({ id, at }) => [id, at]));
    expect(plan.figures.every(({ address }) => address.startsWith('data:image/svg+xml,'))).to.equal(true);
    expect(plan.figures.map(({ winner, fallen }) => [winner, fallen])).to.deep.equal([[false, false], [true, false]]); // prettier-ignore
    expect(plan.title).to.equal('Ben wins!');
    expect(plan.stones).to.have.length(1);
    const beaten = await planOf(fallenOn(table, '0:flintlock'));
    expect(beaten.figures.map(({ fallen }) => fallen)).to.deep.equal([true, false]);
    expect(beaten.figures[0]?.place).to.deep.equal(models['0:flintlock']?.at);
  });

  it('has the shape of the glass, also after that is turned, and is never drawn out of shape', async () => {
    await setViewport({ width: 390, height: 844 });
    const table = await duel();
    await table.decide({ seat: 0, kind: 'concede' });
    const end = await fixture<MoonMatchEnd>(html`<moon-match-end .table=${table}></moon-match-end>`);
    const inShape = async (shape: PostcardShape): Promise<void> => {
      const { lie, height } = LAYOUTS[shape];
      await waitUntil(() => {
        const image = end.renderRoot.querySelector<HTMLImageElement>('img.card');
        if (!image?.complete || image.naturalWidth === 0) return false;
        const drawn = image.naturalWidth / image.naturalHeight;
        // the frame takes the shape of what is in it
        expect(image.clientWidth / image.clientHeight).to.be.closeTo(drawn, 0.02);
        return Math.abs(drawn - lie.width / height) < 0.01;
      }, `a postcard as for ${shape}`);
    };
    await inShape('portrait');
    await setViewport({ width: 844, height: 390 });
    end.requestUpdate();
    await inShape('small');
    await setViewport({ width: 390, height: 844 });
    await inShape('portrait');
    await setViewport({ width: 1180, height: 820 });
    await inShape('landscape');
  });

  it('is drawn anew where the glass was turned before the first one was ready', async () => {
    await setViewport({ width: 390, height: 844 });
    const table = await duel();
    await table.decide({ seat: 0, kind: 'concede' });
    const { fonts } = document;
    const load = fonts.load.bind(fonts);
    let release = (): void => undefined;
    let asked = false;
    const gate = new Promise<void>((done) => (release = done));
    fonts.load = (...face) => {
      asked = true;
      return gate.then(() => load(...face));
    };
    try {
      const end = await fixture<MoonMatchEnd>(html`<moon-match-end .table=${table}></moon-match-end>`);
      await waitUntil(() => asked, 'a postcard is on its way');
      await setViewport({ width: 1180, height: 820 });
      await waitUntil(() => matchMedia('(min-width: 1000px)').matches, 'the glass is turned');
      release();
      await waitUntil(() => {
        const image = end.renderRoot.querySelector<HTMLImageElement>('img.card');
        return image?.complete === true && image.naturalWidth > image.naturalHeight;
      }, 'a postcard as for a glass that lies');
    } finally {
      fonts.load = load;
    }
  });

  it('tells no card that somebody holds', async () => {
    const table = await claim(['pink-2', 'pink-1', 'blue-1', 'blue-2', 'blue-3', 'pink-3', 'green-1', 'catastrophe']);
    await table.decide({ seat: 0, kind: 'concede' });
    const plan = await planOf(table);
    const line = JSON.stringify({ ...plan, figures: plan.figures.map((figure) => ({ ...figure, address: '' })) });
    expect(line).not.to.match(/pink|blue|green|catastrophe/i);
  });

  it('keeps straight lines straight, the near larger than the far, and everybody within the picture', () => {
    const corners = [{ x: 500, y: 600 }, { x: 8600, y: 700 }, { x: 700, y: 8500 }, { x: 8400, y: 8300 }]; // prettier-ignore
    for (const shape of SHAPES) {
      const { lie, foot, mist } = LAYOUTS[shape];
      const view = new Perspective(lie, corners);
      for (const corner of corners) {
        const { x, y } = view.onPicture(corner);
        expect(x).to.be.within(0, lie.width);
        expect(y).to.be.within(mist, foot);
        expect(view.boardLine(y)).to.be.closeTo(corner.y, 1);
        const [left, right] = view.columns(y);
        expect(left + ((right - left) * x) / lie.width).to.be.closeTo(corner.x, 1);
      }
      const [far, middle, near] = [1000, 4000, 7000].map((y) => view.onPicture({ x: 2000, y })) as [
        ReturnType<Perspective['onPicture']>,
        ReturnType<Perspective['onPicture']>,
        ReturnType<Perspective['onPicture']>,
      ];
      expect(near.scale).to.be.above(middle.scale);
      expect(middle.scale).to.be.above(far.scale);
      expect((middle.x - far.x) / (middle.y - far.y)).to.be.closeTo((near.x - far.x) / (near.y - far.y), 1e-6);
    }
  });
});

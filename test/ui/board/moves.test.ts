import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { sampleRoute } from '../../../src/ui/gallery/board-sample.ts';
import { expect, waitUntil } from '../support.ts';
import {
  boardTests,
  finger,
  baron,
  MOST,
  moving,
  boardIn,
  onPage,
  modelOnPage,
  inches,
  heard,
  drag,
  pause,
  inside,
  textOf,
} from './board-fixture.ts';

boardTests();

describe('board: moves', () => {
  it('a drag is a plan, told when it is released', async () => {
    const board = await boardIn(moving());
    let count = 0;
    board.addEventListener('route-planned', () => (count += 1));
    const detail = await heard(board, 'route-planned', async () => {
      await drag(modelOnPage(board, baron), onPage(board, inches(14, 20)));
      await waitUntil(() => textOf(board).includes('left'));
      expect(count).to.equal(0);
      await sendMouse({ type: 'up' });
    });
    expect(detail.route.refused).to.equal(null);
    const end = detail.route.path.at(-1);
    expect(Math.abs((end?.y ?? 0) - 20 * 254)).to.be.below(20);
    expect(textOf(board)).to.match(/1\.0″ left\|3\.0″ of 4\.0″/);
  });
  it('what a finger carries follows it in every picture, the way is asked for now and then, and a release is always answered', async () => {
    const mode = moving();
    let asked = 0;
    if (mode.kind === 'move') mode.route = (to) => ((asked += 1), sampleRoute(baron, to, MOST));
    const board = await boardIn(mode);
    const [x, y] = modelOnPage(board, baron);
    const picture = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const lies = (): string => (inside(board, '.carried')[0] as HTMLElement).style.transform; // the layer that is moved
    const held = (): number => inside(board, '.carried')[0]?.getAnimations().length ?? 0;
    finger(board, 'pointerdown', 1, x, y);
    finger(board, 'pointermove', 1, x, y - 12);
    await waitUntil(() => asked === 1);
    await pause(100);
    const places: string[] = [];
    asked = 0;
    for (let step = 1; step <= 12; step += 1) {
      finger(board, 'pointermove', 1, x, y - 12 - step);
      await picture();
      places.push(lies());
    }
    expect(new Set(places).size, 'places of the ghost').to.equal(12);
    expect(asked).to.be.within(1, 11);
    expect(held(), 'a browser lays out nothing anew for a layer that is held').to.equal(1);
    const { route } = await heard(board, 'route-planned', async () => {
      finger(board, 'pointermove', 1, x + 9, y - 30);
      finger(board, 'pointerup', 1, x + 9, y - 30);
      await Promise.resolve();
    });
    await picture();
    const [planned, now] = [
      route.path.at(-1),
      (): number[] =>
        lies()
          .match(/[\d.]+/g)
          ?.map(Number) ?? [],
    ];
    await waitUntil(() => Math.abs((now()[0] ?? 0) - (planned?.x ?? 0) * board.camera.fit) < 1, 'it lies where it was let go');
    expect(held(), 'let go').to.equal(0);
  });
  it('a planned move tries a few ways while the board rests, and none once a finger drags', async () => {
    const mode = moving();
    const tried: { x: number; y: number }[] = [];
    let touch: () => void = () => undefined;
    if (mode.kind !== 'move') return;
    mode.route = (to) => {
      tried.push(to);
      if (tried.length === 2) touch();
      return sampleRoute(baron, to, MOST);
    };
    mode.reach = () => [inches(14, 20)];
    const board = await boardIn(mode);
    const otherModels = Object.values(board.view?.table.models ?? {}).filter(({ at, id }) => at && id !== baron);
    const neighbours = (): number => otherModels.filter(({ at }) => tried.some(({ x, y }) => x === at?.x && y === at.y)).length;
    await waitUntil(() => tried.length === 6);
    expect(neighbours()).to.equal(3);
    const [x, y] = modelOnPage(board, baron);
    touch = () => {
      finger(board, 'pointerdown', 1, x, y);
      finger(board, 'pointermove', 1, x, y - 12);
    };
    tried.length = 0;
    board.mode = { ...mode };
    await waitUntil(() => tried.length === 3);
    await pause(150);
    expect([tried.length, neighbours()], 'two tries, and the way to the finger').to.deep.equal([3, 0]);
    finger(board, 'pointerup', 1, x, y - 12);
  });
  it('the first answer to a moving finger comes with lines and labels; all others have a picture each for answer, lines and labels', async () => {
    const mode = moving();
    const pictures = new Map<unknown, Set<string>>();
    const note = (part: string): void => {
      const { currentTime } = document.timeline; // stands still in each picture
      pictures.set(currentTime, (pictures.get(currentTime) ?? new Set()).add(part));
    };
    if (mode.kind === 'move') mode.route = (to) => (note('answer'), sampleRoute(baron, to, MOST));
    const board = await boardIn(mode);
    await pause(100); // until the board itself is drawn
    const watchers = ['.overlay', '.chips'].map((part) => {
      const watcher = new MutationObserver(() => note(part));
      watcher.observe(inside(board, part)[0] as Element, { subtree: true, childList: true, attributes: true, characterData: true });
      return watcher;
    });
    const [x, y] = modelOnPage(board, baron);
    finger(board, 'pointerdown', 1, x, y);
    for (let step = 1; step <= 40; step += 1) {
      finger(board, 'pointermove', 1, x, y - 12 - step);
      await new Promise((done) => requestAnimationFrame(done));
    }
    const parts = [...pictures.values()].map((all) => [...all].join());
    expect(parts[0], 'the first answer').to.equal('answer,.overlay,.chips');
    expect([...new Set(parts.slice(1))].toSorted(), 'all others').to.deep.equal(['.chips', '.overlay', 'answer']);
    for (const watcher of watchers) watcher.disconnect();
    finger(board, 'pointerup', 1, x, y - 52);
  });
  it('a place that is tapped has the model at once, and is judged once, after that picture', async () => {
    const mode = moving();
    const board = await boardIn(mode);
    const carried = (): string => (inside(board, '.carried')[0] as HTMLElement).style.transform; // the layer that is moved
    const ghosts: string[] = [];
    if (mode.kind === 'move') mode.route = (to) => (ghosts.push(carried()), sampleRoute(baron, to, MOST));
    const { route } = await heard(board, 'route-planned', () => sendMouse({ type: 'click', position: onPage(board, inches(14, 20)) }));
    expect(ghosts).to.deep.equal([carried()]);
    expect(carried()).not.to.equal('');
    expect(Math.abs((route.path.at(-1)?.y ?? 0) - 20 * 254)).to.be.below(20);
  });
  it('while a way is planned, a tap on the model itself is a place of its way, on another one that model', async () => {
    const board = await boardIn(moving());
    const chosen: string[] = [];
    board.addEventListener('model-tapped', (event) => chosen.push((event as CustomEvent<{ model: string }>).detail.model));
    await sendMouse({ type: 'click', position: modelOnPage(board, baron) });
    expect(chosen).to.deep.equal([]);
    await sendMouse({ type: 'click', position: modelOnPage(board, '0:quack') });
    expect(chosen).to.deep.equal(['0:quack']);
  });
  it('a drag beyond the length stops at the farthest place', async () => {
    const board = await boardIn(moving());
    const { route } = await heard(board, 'route-planned', async () => {
      await drag(modelOnPage(board, baron), onPage(board, inches(14, 27)));
      await sendMouse({ type: 'up' });
    });
    expect(route.refused).to.equal(null);
    expect(Math.abs(route.length - MOST)).to.be.below(2);
  });
  it('a refused way is marked where it fails, and says why', async () => {
    const refusal = { code: 'blocked', clauses: ['MOV-1'], at: { x: 13 * 254, y: 17 * 254 } };
    const mode = moving();
    if (mode.kind === 'move') mode.route = (to) => ({ ...sampleRoute(baron, to, MOST), refused: refusal });
    const board = await boardIn(mode, { sentence: () => 'A wall stands there.' });
    const { route } = await heard(board, 'route-planned', () => sendMouse({ type: 'click', position: onPage(board, inches(11.5, 15.5)) }));
    expect(route.refused).to.deep.equal(refusal);
    await waitUntil(() => inside(board, '.overlay .fail').length === 1);
    expect(inside(board, '.ghost.refused').length).to.equal(1);
    expect(textOf(board)).to.contain('A wall stands there.');
  });
  it('in drawing mode every tap adds a leg', async () => {
    const mode = moving();
    const board = await boardIn(mode.kind === 'move' ? { ...mode, drawing: true } : mode);
    await heard(board, 'route-planned', () => sendMouse({ type: 'click', position: onPage(board, inches(12.5, 17)) }));
    const { route, waypoints } = await heard(board, 'route-planned', () =>
      sendMouse({ type: 'click', position: onPage(board, inches(12.5, 15.5)) }),
    );
    expect(waypoints.length).to.equal(1);
    expect(Math.abs(route.length - 3 * 254)).to.be.below(40);
  });
  it('arrow keys nudge by a tenth of an inch and Enter plans', async () => {
    const board = await boardIn(moving());
    board.shadowRoot?.querySelector<HTMLElement>('.surface')?.focus();
    const { route } = await heard(board, 'route-planned', async () => {
      for (const press of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter']) await sendKeys({ press });
    });
    const end = route.path.at(-1);
    expect([Math.round(((end?.x ?? 0) / 254) * 10), Math.round(((end?.y ?? 0) / 254) * 10)]).to.deep.equal([142, 171]);
  });
  it('a touch keeps the ghost clear of the finger', async () => {
    const board = await boardIn(moving());
    const [x, y] = modelOnPage(board, baron);
    finger(board, 'pointerdown', 1, x, y);
    finger(board, 'pointermove', 1, x, y + 40);
    finger(board, 'pointermove', 1, x + 80, y + 100);
    const { route } = await heard(board, 'route-planned', async () => finger(board, 'pointerup', 1, x + 80, y + 100));
    const end = route.path.at(-1) ?? { x: 0, y: 0 };
    expect(onPage(board, end)[1]).to.be.below(y + 100 - 40);
  });
  it('what was drawn is thrown away with the mode', async () => {
    const board = await boardIn(moving());
    await heard(board, 'route-planned', () => sendMouse({ type: 'click', position: onPage(board, inches(12.5, 16)) }));
    await waitUntil(() => inside(board, '.carried .ghost').length === 1);
    board.mode = { kind: 'idle' };
    await waitUntil(() => inside(board, '.carried .ghost').length === 0);
  });
  it('a drag that is cancelled leaves what was planned before, and is told to nobody', async () => {
    const board = await boardIn(moving());
    const carried = () => board.shadowRoot?.querySelector<SVGSVGElement>('.carried');
    const place = async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return [inside(board, '.carried .ghost').length, carried()?.style.transform];
    };
    const [x, y] = modelOnPage(board, baron);
    const dragged = () => {
      finger(board, 'pointerdown', 1, x, y);
      for (const far of [20, 40, 60]) finger(board, 'pointermove', 1, x + far, y + 40 + far);
    };
    let count = 0;
    board.addEventListener('route-planned', () => (count += 1));
    dragged();
    await waitUntil(() => inside(board, '.carried .ghost').length === 1);
    finger(board, 'pointercancel', 1, x + 60, y + 100);
    expect((await place())[0], 'nothing was planned before').to.equal(0);
    expect(count).to.equal(0);
    await heard(board, 'route-planned', () => sendMouse({ type: 'click', position: onPage(board, inches(12.5, 16)) }));
    const before = await place();
    expect(before[0]).to.equal(1);
    dragged();
    await waitUntil(() => carried()?.style.transform !== before[1]);
    finger(board, 'pointercancel', 1, x + 60, y + 100);
    expect(await place()).to.deep.equal(before);
    expect(count).to.equal(1);
  });
  it('what is carried is moved and not drawn anew while it is dragged', async () => {
    const board = await boardIn(moving());
    const [x, y] = modelOnPage(board, baron);
    finger(board, 'pointerdown', 1, x, y);
    for (const far of [20, 30]) finger(board, 'pointermove', 1, x + far, y + 30 + far);
    await waitUntil(() => inside(board, '.carried .ghost').length === 1);
    const layer = board.shadowRoot?.querySelector<SVGSVGElement>('.carried');
    if (!layer) throw new Error('no layer');
    const changes: MutationRecord[] = [];
    const watch = new MutationObserver((more) => changes.push(...more));
    watch.observe(layer, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const far of [40, 50, 60]) {
      finger(board, 'pointermove', 1, x + far, y + 30 + far);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    watch.disconnect();
    expect(changes.length).to.be.above(0);
    expect([...new Set(changes.map(({ target, attributeName }) => `${target === layer} ${attributeName}`))]).to.deep.equal(['true style']);
    finger(board, 'pointerup', 1, x + 60, y + 90);
  });
  it('keys that come faster than frames all count', async () => {
    const board = await boardIn(moving());
    const surface = board.shadowRoot?.querySelector('.surface');
    const { route } = await heard(board, 'route-planned', () => {
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter'])
        surface?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
      return Promise.resolve();
    });
    const end = route.path.at(-1);
    expect([Math.round(((end?.x ?? 0) / 254) * 10), Math.round(((end?.y ?? 0) / 254) * 10)]).to.deep.equal([143, 171]);
  });
  it('a drag asks for one way a frame at most, however many moves it hears of, and leaves the board as it is drawn', async () => {
    let asked = 0;
    const mode = moving();
    if (mode.kind === 'move') mode.route = (to) => ((asked += 1), sampleRoute(baron, to, MOST));
    const board = await boardIn(mode);
    const [x, y] = modelOnPage(board, baron);
    const world = board.shadowRoot?.querySelector('.world');
    finger(board, 'pointerdown', 1, x, y);
    finger(board, 'pointermove', 1, x + 30, y + 30);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const drawn = new MutationObserver(() => undefined);
    for (const layer of world?.querySelectorAll('.still, .under, .halos, .pieces') ?? [])
      drawn.observe(layer, { subtree: true, childList: true, attributes: true });
    let frames = 0;
    asked = 0;
    // a machine that is busy gives the plan its turn some frames later
    for (; frames < 6 || (asked === 0 && frames < 120); frames += 1) {
      for (let move = 0; move < 20; move += 1) finger(board, 'pointermove', 1, x + 30 + (frames % 6) * 4 + move / 5, y + 40 + (move % 7));
      await new Promise((done) => requestAnimationFrame(done));
    }
    expect(asked).to.be.within(1, frames);
    expect(drawn.takeRecords().length).to.equal(0);
    await heard(board, 'route-planned', async () => finger(board, 'pointerup', 1, x + 60, y + 60));
  });
});

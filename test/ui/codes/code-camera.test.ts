import '../../../src/ui/codes/code-camera.ts';
import type { MoonCodeCamera } from '../../../src/ui/codes/code-camera.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';

/** A camera that shows a grey picture; what was asked of it is counted. */
class Camera {
  readonly given: MediaStream[] = [];
  readonly #before = Object.getOwnPropertyDescriptor(Navigator.prototype, 'mediaDevices');

  constructor() {
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: () => Promise.resolve(this.#stream()) },
    });
  }
  #stream(): MediaStream {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
    const stream = canvas.captureStream(5);
    this.given.push(stream);
    return stream;
  }
  /** How many of its streams run. */
  get running(): number {
    return this.given.filter((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live')).length;
  }
  get track(): MediaStreamTrack {
    const track = this.given.at(-1)?.getTracks()[0];
    if (!track) throw new Error('no camera was asked for');
    return track;
  }
  put(): void {
    Object.defineProperty(navigator, 'mediaDevices', this.#before ?? {});
  }
}

/** A page that comes to the front. */
const isShown = (): boolean => document.dispatchEvent(new Event('visibilitychange'));

describe('the camera that looks for codes', () => {
  let camera: Camera;
  let element: MoonCodeCamera;
  let heard: string[];
  beforeEach(async () => {
    camera = new Camera();
    heard = [];
    element = await fixture<MoonCodeCamera>(
      html`<moon-code-camera @ready=${() => heard.push('ready')} @blind=${() => heard.push('blind')}></moon-code-camera>`,
    );
    await waitUntil(() => heard.length > 0);
  });
  afterEach(() => {
    element.remove();
    camera.put();
  });
  const opened = (count: number): Promise<void> => waitUntil(() => heard.length === count, `opened ${count} times`);

  it('is opened anew without a tap when its track goes mute, or has gone so in the background', async () => {
    camera.track.dispatchEvent(new Event('mute'));
    await opened(2);
    Object.defineProperty(camera.track, 'muted', { value: true });
    isShown();
    await opened(3);
    camera.track.stop(); // ended in the background: nothing is told of it
    isShown();
    await opened(4);
    expect([camera.given.length, camera.running]).to.deep.equal([4, 1]);
    expect(heard).not.to.include('blind');
  });

  it('is left alone when the page comes back and it still shows something', async () => {
    isShown();
    await new Promise((done) => setTimeout(done, 50));
    expect(camera.given.length).to.equal(1);
  });

  it('runs once, also when it is opened anew twice at once, and not at all when it is taken away', async () => {
    const { track } = camera;
    Object.defineProperty(track, 'muted', { value: true });
    track.dispatchEvent(new Event('mute'));
    isShown();
    track.dispatchEvent(new Event('mute'));
    await waitUntil(() => heard.length > 1);
    await new Promise((done) => setTimeout(done, 50));
    expect(camera.running).to.equal(1);
    camera.track.dispatchEvent(new Event('mute'));
    element.remove();
    await new Promise((done) => setTimeout(done, 50));
    expect(camera.running).to.equal(0);
  });

  it('tells that it is blind when it is taken from the page while somebody looks', () => {
    camera.track.dispatchEvent(new Event('ended'));
    expect(heard).to.deep.equal(['ready', 'blind']);
  });
});

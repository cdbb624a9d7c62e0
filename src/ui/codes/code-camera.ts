import { LitElement, css, html } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { sharingWords } from '../../words/app/keeping/sharing.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import { textIn } from './read-picture.ts';

/** The longer side of the picture that is searched, in pixels. */
const SIDE = 720;
/** Milliseconds between two readings; often enough for a hand that moves from picture to picture. */
const GLANCE = 180;

/**
 * The camera, which looks for codes until the element is removed.
 * @fires code-read `{ text }`, without repeating the same text
 * @fires ready once the camera has a picture
 * @fires blind when there is no camera or it may not be used
 */
@customElement('moon-code-camera')
export class MoonCodeCamera extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      video {
        display: block;
        width: min(100%, 30rem);
        aspect-ratio: 4 / 3;
        margin: 0 auto;
        object-fit: cover;
        border: var(--pen) solid var(--outline);
        border-radius: var(--radius-drawn);
        background: var(--ground-deep);
      }
      p {
        margin-top: var(--space-2);
        text-align: center;
      }
    `,
  ];
  /** `user`: the camera beside the screen. */
  @property() facing: 'environment' | 'user' = 'environment';
  @state() private stream: MediaStream | null = null;
  @query('video') private readonly video!: HTMLVideoElement | null;
  #timer = 0;
  #last = '';
  #looking = false;
  /** The number of the latest opening; the stream of an earlier one is dropped. */
  #opening = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#back);
    void this.#open();
  }

  /** Opens the camera again when the page comes back, since it may show nothing then. */
  readonly #back = (): void => {
    if (document.visibilityState !== 'visible') return;
    const [track] = this.stream?.getTracks() ?? [];
    if (track && (track.muted || track.readyState === 'ended')) void this.#reopen();
    // some browsers pause the video and not the camera
    else if (track && this.video?.paused) void this.video.play().catch(() => this.#reopen());
  };

  async #reopen(): Promise<void> {
    this.#stop();
    await this.#open();
  }

  #stop(): void {
    this.#opening += 1;
    clearInterval(this.#timer);
    this.#release(this.stream);
    this.stream = null;
  }

  #release(stream: MediaStream | null): void {
    for (const track of stream?.getTracks() ?? []) track.stop();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#back);
    this.#stop();
  }

  async #open(): Promise<void> {
    this.#opening += 1;
    const opening = this.#opening;
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: this.facing }, audio: false });
      // the element was removed meanwhile, or the camera opened again
      if (!this.isConnected || this.#opening !== opening) return this.#release(stream);
      this.stream = stream;
      await this.updateComplete;
      if (this.video) this.video.srcObject = stream;
      await this.video?.play();
      if (!this.isConnected || this.#opening !== opening) return;
      for (const track of stream.getTracks()) {
        const shows = (): boolean => this.isConnected && this.stream === stream && document.visibilityState === 'visible';
        track.addEventListener('ended', () => shows() && emit(this, 'blind'));
        track.addEventListener('mute', () => shows() && void this.#reopen());
      }
      emit(this, 'ready');
      this.#timer = window.setInterval(() => void this.#glance(), GLANCE);
    } catch {
      if (this.isConnected && this.#opening === opening) emit(this, 'blind');
    }
  }

  async #glance() {
    const { video } = this;
    if (this.#looking || !video || video.videoWidth === 0) return;
    this.#looking = true;
    try {
      const scale = Math.min(1, SIDE / Math.max(video.videoWidth, video.videoHeight));
      const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
      const paper = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      paper?.drawImage(video, 0, 0, width, height);
      const text = paper ? await textIn(paper.getImageData(0, 0, width, height)) : null;
      if (!text || text === this.#last || !this.isConnected) return;
      this.#last = text;
      emit(this, 'code-read', { text });
    } finally {
      this.#looking = false;
    }
  }

  override render() {
    return html`<video muted playsinline aria-label=${sharingWords.camera()}></video>
      <p>${sharingWords.cameraSays()}</p>`;
  }
}

declare global {
  interface MoonriseEvents {
    blind: undefined;
    ready: undefined;
    'code-read': { text: string };
  }
  interface HTMLElementTagNameMap {
    'moon-code-camera': MoonCodeCamera;
  }
}

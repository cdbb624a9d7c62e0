import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { sharingWords } from '../../words/app/keeping/sharing.ts';
import { glassesWords } from '../../words/glasses/glasses.ts';
import '../codes/code-camera.ts';
import '../codes/qr-picture.ts';
import type { MeetingPort } from '../contexts/table/hosting-port.ts';
import { joinHash } from '../contexts/places.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { lettersBox, shared } from '../kit/styles.ts';
import '../kit/sheets/toast.ts';

/** Milliseconds to wait for the answer whether the camera may be used. */
const ASKING = 8000;

/**
 * Makes two devices meet: each shows a QR code and reads that of the other, or takes its letters. It begins once the camera is on or is
 * known to be missing, because a device reveals more of its network address while its camera runs.
 * @fires met
 */
@customElement('moon-meeting')
export class MoonMeeting extends LitElement {
  static override styles = [
    shared,
    css`
      .both {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
        gap: var(--space-3);
        align-items: start;
        margin: var(--space-3) 0;
      }
      .picture {
        max-width: 20rem;
        width: 100%;
        margin: 0 auto;
        min-height: 6rem;
      }
      [data-fault] {
        display: block;
        margin: var(--space-2) 0 var(--space-3);
      }
      .what {
        font: 700 var(--text-l) / 1.3 var(--title-face);
      }
      summary {
        min-height: 44px;
        align-content: center;
      }
      .soft {
        font-size: var(--text-s);
        color: var(--ink-soft);
      }
      textarea {
        ${lettersBox}
      }
      label {
        display: block;
        margin: var(--space-2) 0 var(--space-1);
        font-weight: 600;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        margin-top: var(--space-2);
      }
    `,
  ];
  /** Begins a meeting; called once for each try. */
  @property({ attribute: false }) begin!: () => MeetingPort;
  /** The camera that faces the other device. */
  @property() facing: 'environment' | 'user' = 'environment';
  /** True if a link has brought the code of the other device, so that no code needs to be read. */
  @property({ type: Boolean }) read = false;
  @state() private meeting: MeetingPort | null = null;
  @state() private blind = false;
  @state() private copied = false;
  @query('#theirs') private readonly letters!: HTMLTextAreaElement | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = setTimeout(() => this.#begin(), this.read ? 0 : ASKING);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.meeting?.close();
    this.meeting = null;
  }

  #begin(): void {
    clearTimeout(this.#timer);
    if (this.meeting || !this.isConnected) return;
    const meeting = this.begin();
    this.meeting = meeting;
    meeting.subscribe(() => {
      this.requestUpdate();
      if (meeting.state === 'open') emit(this, 'met');
    });
  }

  #restart(): void {
    this.meeting?.close();
    this.meeting = null;
    this.#begin();
  }

  /** The address that the other device opens or reads. */
  get #link(): string {
    const code = this.meeting?.code;
    return code ? `${document.baseURI.replace(/#.*/, '')}${joinHash(code)}` : '';
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.#link);
      this.copied = true;
    } catch {
      this.renderRoot.querySelector<HTMLTextAreaElement>('#ours')?.select();
    }
  }

  #camera() {
    if (this.read || this.blind) return nothing;
    return html`<moon-code-camera
      .facing=${this.facing}
      @ready=${() => this.#begin()}
      @blind=${() => ((this.blind = true), this.#begin())}
      @code-read=${({ detail }: MoonEvent<'code-read'>) => this.meeting?.read(detail.text)}
    ></moon-code-camera>`;
  }

  /** The likely reasons for the silence, with what helps. */
  #faults() {
    const { meeting } = this;
    if (!meeting?.fault) return nothing;
    return html`<moon-toast .closable=${false} data-fault=${meeting.fault}>${glassesWords.fault(meeting.fault)}</moon-toast>`;
  }

  #letters() {
    return html`<details ?open=${this.blind}>
      <summary class="soft">${glassesWords.letters()}</summary>
      <label for="ours">${glassesWords.picture()}</label>
      <textarea id="ours" readonly .value=${this.#link}></textarea>
      <div class="row">
        <moon-button tone="quiet" data-do="copy" @click=${() => void this.#copy()}
          >${this.copied ? sharingWords.copied() : sharingWords.copyCode()}</moon-button
        >
      </div>
      ${
        this.read
          ? nothing
          : html`<label for="theirs">${glassesWords.paste()}</label>
              <textarea id="theirs" autocomplete="off" spellcheck="false"></textarea>
              <div class="row">
                <moon-button data-do="connect" @click=${() => this.meeting?.read(this.letters?.value ?? '')}
                  >${glassesWords.connect()}</moon-button
                >
              </div>`
      }
    </details>`;
  }

  override render() {
    const { meeting } = this;
    const state = meeting?.state ?? 'gathering';
    const joins = state === 'joining' || state === 'unanswered';
    return html`${this.#faults()}
      ${this.blind && state !== 'failed' ? html`<p data-fault="camera">${glassesWords.noCamera()}</p>` : nothing}
      ${
        state === 'failed' || state === 'unanswered'
          ? html`<div class="row">
              <moon-button tone=${state === 'failed' ? 'question' : 'quiet'} icon="redo" @click=${() => this.#restart()}
                >${glassesWords.anew()}</moon-button
              >
            </div>`
          : nothing
      }
      ${
        state === 'failed'
          ? nothing
          : html`<p class="what">${this.read ? glassesWords.showTable() : joins ? glassesWords.connecting() : glassesWords.show()}</p>`
      }
      <div class="both" data-meeting=${state}>
        <div class="picture">
          ${meeting?.code && state !== 'failed' ? html`<moon-qr-picture .text=${this.#link} .label=${glassesWords.picture()}></moon-qr-picture>` : nothing}
        </div>
        ${state === 'failed' ? nothing : this.#camera()}
      </div>
      <p class="soft">${glassesWords.once()}</p>
      ${meeting?.returns === false ? html`<p class="soft" data-fault="no-return">${glassesWords.noReturn()}</p>` : nothing}
      ${state === 'failed' ? nothing : this.#letters()}`;
  }
}

declare global {
  interface MoonriseEvents {
    met: undefined;
  }
  interface HTMLElementTagNameMap {
    'moon-meeting': MoonMeeting;
  }
}

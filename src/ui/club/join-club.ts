import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { appWords } from '../../words/app/app.ts';
import { clubWords } from '../../words/club/club.ts';
import type { ClubJoining } from '../contexts/gatherings/club-port.ts';
import { clubHash, WATCH } from '../contexts/places.ts';
import '../kit/button.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/fields/text-field.ts';
import '../kit/sheets/toast.ts';
import { Screen } from '../page/screen.ts';
import { pageStyles } from '../page/page-styles.ts';
import { isPassingWindow } from './passing-window.ts';

/** Joins a club with this device. The code is not used up before the tap on Join. */
@customElement('moon-join-club')
export class MoonJoinClub extends Screen {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    css`
      ul {
        display: grid;
        gap: var(--space-2);
        padding-inline-start: 1.2em;
        list-style: disc;
      }
    `,
  ];
  @property() code = '';
  @state() private joining: ClubJoining | null = null;
  @state() private called: string | null = null;
  @state() private name = '';
  @state() private busy = false;
  @state() private refused: string | null = null;
  @state() private copied = false;

  protected override firstUpdated(): void {
    this.name = this.library.settings.names[0] ?? '';
    void this.#look();
  }

  async #look(): Promise<void> {
    try {
      this.joining = await this.library.clubJoining();
      this.called = await this.joining.look();
      this.refused = this.called === null ? clubWords.unreachable() : null;
    } catch {
      this.refused = appWords.notRead();
    }
  }

  /** True if the code is one for watchers, which everyone can use. */
  get #watches(): boolean {
    return this.code.startsWith(WATCH);
  }

  async #watch(): Promise<void> {
    await this.#enter((joining) => joining.watch(this.code.slice(WATCH.length)));
  }

  async #join(event: Event): Promise<void> {
    event.preventDefault();
    const name = this.name.trim();
    if (name !== '') await this.#enter((joining) => joining.join(this.code, name));
  }

  /** Goes to the club once this device has joined it; otherwise the screen says why it has not. */
  async #enter(join: (joining: ClubJoining) => Promise<string | null>): Promise<void> {
    const { joining } = this;
    if (!joining || this.busy) return;
    this.busy = true;
    try {
      this.refused = await join(joining);
      if (this.refused === null) location.hash = clubHash();
    } catch {
      this.refused = appWords.notKept();
    } finally {
      this.busy = false;
    }
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href);
      this.copied = true;
    } catch {
      // the player can copy the address of the page instead
    }
  }

  #elsewhere() {
    return isPassingWindow()
      ? html`<moon-toast tone="news" data-line="elsewhere" .closable=${false}
          >${this.copied ? clubWords.copied() : clubWords.joinElsewhere()}<moon-button
            slot="link"
            tone="quiet"
            icon="share"
            @click=${() => void this.#copy()}
            >${clubWords.copy()}</moon-button
          ></moon-toast
        >`
      : nothing;
  }

  #form(joining: ClubJoining) {
    if (joining.joined)
      return html`<p>${clubWords.joined()}</p>
        <a class="press" href=${clubHash()}>${clubWords.toClub()}</a>`;
    if (this.#watches)
      return html`<moon-button tone="question" icon="eye" data-do="watch" ?disabled=${this.busy} @click=${() => void this.#watch()}
        >${this.busy ? clubWords.joining() : clubWords.watch()}</moon-button
      >`;
    return html`<form class="panel" @submit=${(event: Event) => void this.#join(event)}>
      <moon-text-field
        maxlength="40"
        .label=${clubWords.name()}
        .value=${this.name}
        @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.name = detail.value)}
      ></moon-text-field>
      <moon-button
        tone="question"
        icon="people"
        data-do="join"
        ?disabled=${this.busy || this.name.trim() === ''}
        @click=${(event: Event) => void this.#join(event)}
        >${this.busy ? clubWords.joining() : clubWords.join()}</moon-button
      >
    </form>`;
  }

  override render() {
    const { joining, called } = this;
    return html`<moon-page .heading=${called ? clubWords.joinClub(called) : clubWords.joinHeading()}>
      <div class="stack">
        ${this.#elsewhere()}
        <p>${clubWords.joinWhat()}</p>
        ${
          this.#watches
            ? html`<p>${clubWords.watchWhat()}</p>`
            : html`<ul>
                <li>${clubWords.joinOwner()}</li>
                <li>${clubWords.joinKept()}</li>
                ${joining?.bare ? html`<li data-bare>${clubWords.joinBare()}</li>` : nothing}
              </ul>`
        }
        ${this.refused === null ? nothing : html`<moon-toast data-line="refused" @closed=${() => (this.refused = null)}>${this.refused}</moon-toast>`}
        ${joining ? this.#form(joining) : nothing}
      </div>
    </moon-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-join-club': MoonJoinClub;
  }
}

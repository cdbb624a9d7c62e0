import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ClubView } from '../../club/terms/club.ts';
import type { ClubAsk } from '../../club/terms/protocol.ts';
import { appWords } from '../../words/app/app.ts';
import { clubWords } from '../../words/club/club.ts';
import type { ClubPort } from '../contexts/gatherings/club-port.ts';
import '../kit/button.ts';
import '../kit/sheets/dialog.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import '../kit/fields/text-field.ts';
import '../kit/fields/toggle.ts';
import { momentText } from '../page/time/moments.ts';
import { pageStyles } from '../page/page-styles.ts';
import { saveFile } from '../page/save-file.ts';
import { askClub } from './ask-club.ts';
import { rowStyles } from './row-styles.ts';

/** An action that needs a confirmation. */
interface Grave {
  heading: string;
  means: string;
  ask: ClubAsk;
}

/**
 * The membership of this device: the name and devices of its member, notifications, leaving; or that the device only watches.
 * @fires club-refused `{ sentence }`
 * @fires link-wanted `{ ask, means }` for a link for a new device
 */
@customElement('moon-membership')
export class MoonMembership extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    rowStyles,
    css`
      :host > * + * {
        margin-top: var(--space-3);
      }
      .name {
        align-items: end;
      }
      moon-text-field {
        flex: 1 1 14rem;
      }
      .everything {
        display: grid;
        justify-items: start;
        gap: var(--space-2);
      }
    `,
  ];
  @property({ attribute: false }) club!: ClubPort;
  @property({ attribute: false }) view!: ClubView;
  @state() private grave: Grave | null = null;
  @state() private name: string | null = null;

  get #organises(): boolean {
    return this.view.you?.role === 'organiser';
  }
  /** True if this member is the only organiser. */
  get #isLast(): boolean {
    const organisers = this.view.members.filter(({ role, left }) => role === 'organiser' && !left);
    return this.#organises && organisers.length === 1;
  }

  async #do({ ask }: Grave): Promise<void> {
    this.grave = null;
    const { refused } = await askClub(this, this.club, ask);
    if (refused === null && (ask.ask === 'leave' || ask.ask === 'forget')) await this.#forget();
  }

  #grave() {
    const { grave } = this;
    if (!grave) return nothing;
    return html`<moon-dialog open .heading=${grave.heading} @closed=${() => (this.grave = null)}>
      <p>${grave.means}</p>
      <moon-button slot="actions" tone="question" data-do="sure" @click=${() => void this.#do(grave)}>${grave.heading}</moon-button>
    </moon-dialog>`;
  }

  #devices() {
    const { devices, you } = this.view;
    return html`<h3>${clubWords.devices()}</h3>
      <p class="small soft">${clubWords.takeOutMeans()}</p>
      <ul class="stack">
        ${devices
          .filter(({ out }) => !out)
          .map(
            ({ id, since, bare }) =>
              html`<li data-device=${id}>
                <span class="what"
                  >${id === you?.device ? clubWords.thisDevice() : clubWords.deviceSince(momentText(since))}${bare ? html` · ${clubWords.bareDevice()}` : nothing}</span
                >
                ${
                  id === you?.device
                    ? nothing
                    : html`<moon-button
                        tone="quiet"
                        icon="trash"
                        data-do="take-out"
                        @click=${() => (this.grave = { heading: clubWords.takeOut(), means: clubWords.takeOutMeans(), ask: { ask: 'drop-device', device: id } })}
                        >${clubWords.takeOut()}</moon-button
                      >`
                }
              </li>`,
          )}
      </ul>
      <moon-button
        icon="phone"
        data-do="new-device"
        @click=${() => emit(this, 'link-wanted', { ask: { ask: 'add-device' }, means: clubWords.newDeviceMeans() })}
        >${clubWords.newDevice()}</moon-button
      >`;
  }

  #leaving(member: string) {
    if (this.#isLast) return html`<p class="small soft" data-last>${clubWords.lastOrganiser()}</p>`;
    return html`<div class="row">
      <moon-button
        tone="quiet"
        icon="campfire"
        data-do="leave"
        @click=${() => (this.grave = { heading: clubWords.leave(), means: clubWords.leaveMeans(), ask: { ask: 'leave', member } })}
        >${clubWords.leave()}</moon-button
      >
      <moon-button
        tone="quiet"
        icon="trash"
        data-do="forget"
        @click=${() => (this.grave = { heading: clubWords.forgetMe(), means: clubWords.forgetMeans(), ask: { ask: 'forget', member } })}
        >${clubWords.forgetMe()}</moon-button
      >
    </div>`;
  }

  #watcher() {
    return html`<p class="soft">${clubWords.watching()}</p>
      <moon-button tone="quiet" icon="campfire" data-do="forget-club" @click=${() => void this.#forget()}
        >${clubWords.stopWatching()}</moon-button
      >`;
  }
  async #forget(): Promise<void> {
    await this.club.forget();
    location.hash = '#/';
  }

  #waking() {
    const { wakes } = this.club;
    if (wakes === 'never') return nothing;
    return html`<moon-toggle
      data-do="wake"
      .on=${wakes === 'on'}
      .label=${clubWords.push()}
      .hint=${clubWords.pushMeans()}
      @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => void this.#wake(detail.on)}
    ></moon-toggle>`;
  }
  async #wake(on: boolean): Promise<void> {
    const sentence = await this.club.wake(on).catch(() => appWords.notKept());
    if (sentence !== null) emit(this, 'club-refused', { sentence });
    this.requestUpdate();
  }

  #everything() {
    return html`<div class="everything">
      <moon-button tone="quiet" icon="share" data-do="everything" ?disabled=${this.club.line !== 'live'} @click=${() => void this.#save()}
        >${clubWords.everything()}</moon-button
      >
      <p class="small soft">${clubWords.everythingMeans()}</p>
    </div>`;
  }
  async #save(): Promise<void> {
    const file = await this.club.everything().catch(() => null); // the club gives none
    if (file) await saveFile('club.jsonl', file);
    else emit(this, 'club-refused', { sentence: clubWords.unreachable() });
  }

  #profile(you: NonNullable<ClubView['you']>) {
    const name = this.name ?? you.name;
    return html`<div class="row name">
        <moon-text-field
          maxlength="40"
          .label=${clubWords.name()}
          .value=${name}
          @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.name = detail.value)}
        ></moon-text-field>
        <moon-button
          tone="quiet"
          icon="check"
          ?disabled=${name.trim() === '' || name.trim() === you.name}
          @click=${() => void askClub(this, this.club, { ask: 'rename', name: name.trim() })}
          >${clubWords.saveName()}</moon-button
        >
      </div>
      ${this.#devices()} ${this.#waking()} ${this.#organises ? this.#everything() : nothing} ${this.#leaving(you.member)}`;
  }

  override render() {
    const { you } = this.view;
    return html`${you ? this.#profile(you) : this.#watcher()} ${this.#grave()}`;
  }
}

declare global {
  interface MoonriseEvents {
    'link-wanted': { ask: ClubAsk; means: string };
  }
  interface HTMLElementTagNameMap {
    'moon-membership': MoonMembership;
  }
}

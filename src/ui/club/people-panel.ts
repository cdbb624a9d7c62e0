import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ClubMember, ClubView } from '../../club/terms/club.ts';
import type { ClubAsk } from '../../club/terms/protocol.ts';
import { clubWords } from '../../words/club/club.ts';
import type { ClubPort } from '../contexts/club-port.ts';
import '../kit/button.ts';
import '../kit/dialog.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import '../kit/text-field.ts';
import '../kit/toast.ts';
import '../kit/toggle.ts';
import { momentText } from '../page/moments.ts';
import { saveFile } from '../page/save-file.ts';
import { pageStyles } from '../page/page-styles.ts';
import { memberName } from './club-people.ts';
import { WATCH } from '../contexts/places.ts';

/** A deed that waits for a second confirmation. */
interface Grave {
  heading: string;
  means: string;
  ask: ClubAsk;
}

/**
 * The people of a club: who is there, invitations, the devices of this member, leaving.
 * @fires club-refused `{ sentence }`
 */
@customElement('moon-people-panel')
export class MoonPeoplePanel extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2) var(--space-3);
      }
      .what {
        flex: 1 1 12rem;
        min-width: 0;
        overflow-wrap: anywhere;
      }
      .what strong {
        display: block;
      }
      moon-qr-picture {
        width: min(100%, 16rem);
      }
      output {
        display: block;
        overflow-wrap: anywhere;
        user-select: all;
      }
      moon-text-field {
        flex: 1 1 14rem;
      }
    `,
  ];
  @property({ attribute: false }) club!: ClubPort;
  @property({ attribute: false }) view!: ClubView;
  @state() private link: { address: string; means: string } | null = null;
  @state() private copied = false;
  @state() private grave: Grave | null = null;
  @state() private name: string | null = null;

  get #organises(): boolean {
    return this.view.you?.role === 'organiser';
  }
  /** This member is the only organiser. */
  get #isLast(): boolean {
    const organisers = this.view.members.filter(({ role, left }) => role === 'organiser' && !left);
    return this.#organises && organisers.length === 1;
  }

  async #ask(ask: ClubAsk): Promise<string | null> {
    const { refused, value } = await this.club.ask(ask);
    if (refused !== null) emit(this, 'club-refused', { sentence: refused });
    return refused === null && typeof value === 'string' ? value : null;
  }

  async #code(ask: ClubAsk, means: string, before = ''): Promise<void> {
    const code = await this.#ask(ask);
    if (code === null) return;
    await import('../codes/qr-picture.ts');
    this.copied = false;
    this.link = { address: this.club.addressOf(`${before}${code}`), means };
  }

  async #copy(address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      this.copied = true;
    } catch {
      // it can be marked and copied by hand
    }
  }

  async #do({ ask }: Grave): Promise<void> {
    this.grave = null;
    const { refused } = await this.club.ask(ask);
    if (refused !== null) return void emit(this, 'club-refused', { sentence: refused });
    if (ask.ask === 'leave' || ask.ask === 'forget') await this.#forget();
  }

  #state({ name, live, awaySince, left }: ClubMember): string {
    if (left) return clubWords.forgotten();
    if (live) return clubWords.personLive(name);
    return awaySince === null ? clubWords.personNotSeen(name) : clubWords.personAway(name, momentText(awaySince));
  }

  #member(member: ClubMember) {
    const { id, role } = member;
    const isYou = id === this.view.you?.member;
    const name = memberName(member);
    return html`<li data-member=${id}>
      <span class="what"
        ><strong>${isYou ? clubWords.you(name) : name}</strong
        ><span class="small soft">${clubWords.role(role)} · ${this.#state(member)}</span></span
      >
      ${
        this.#organises && !isYou && !member.left
          ? html`<moon-button
                tone="quiet"
                icon="redo"
                data-do="anew"
                @click=${() => void this.#code({ ask: 'invite', role, member: id }, clubWords.inviteMeans())}
                >${clubWords.anew(name)}</moon-button
              >
              ${role === 'organiser' ? nothing : html`<moon-button tone="quiet" icon="people" @click=${() => void this.#ask({ ask: 'role', member: id, role: 'organiser' })}>${clubWords.makeOrganiser(name)}</moon-button>`}`
          : nothing
      }
    </li>`;
  }

  #link() {
    const { link } = this;
    if (!link) return nothing;
    return html`<moon-dialog open .heading=${clubWords.link()} @closed=${() => (this.link = null)}>
      <div class="stack">
        <p>${link.means}</p>
        <moon-qr-picture .text=${link.address} .label=${clubWords.link()}></moon-qr-picture>
        <output data-link>${link.address}</output>
        ${this.copied ? html`<p role="status">${clubWords.copied()}</p>` : nothing}
      </div>
      <moon-button slot="actions" icon="share" data-do="copy" @click=${() => void this.#copy(link.address)}
        >${clubWords.copy()}</moon-button
      >
    </moon-dialog>`;
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
      <moon-button icon="phone" data-do="new-device" @click=${() => void this.#code({ ask: 'add-device' }, clubWords.newDeviceMeans())}
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

  /** The link with which everybody may watch. */
  #watchLink() {
    const { watched } = this.view;
    return html`<h3>${clubWords.watchLink()}</h3>
      <p class="small soft">${clubWords.watchLinkMeans()}</p>
      <div class="row">
        <moon-button icon="eye" data-do="watch-link" @click=${() => void this.#watchers()}>${clubWords.newWatchLink()}</moon-button>
        ${
          watched
            ? html`<moon-button
                tone="quiet"
                icon="trash"
                data-do="end-watch-link"
                @click=${() => void this.#ask({ ask: 'watch-link', open: false })}
                >${clubWords.endWatchLink()}</moon-button
              >`
            : nothing
        }
      </div>`;
  }
  #watchers(): Promise<void> {
    return this.#code({ ask: 'watch-link', open: true }, clubWords.watchLinkMeans(), WATCH);
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
      @changed=${({ detail }: CustomEvent<{ on: boolean }>) => void this.#wake(detail.on)}
    ></moon-toggle>`;
  }
  async #wake(on: boolean): Promise<void> {
    const sentence = await this.club.wake(on);
    if (sentence !== null) emit(this, 'club-refused', { sentence });
    this.requestUpdate();
  }

  #everything() {
    return html`<div>
      <moon-button tone="quiet" icon="share" data-do="everything" ?disabled=${this.club.line !== 'live'} @click=${() => void this.#save()}
        >${clubWords.everything()}</moon-button
      >
      <p class="small soft">${clubWords.everythingMeans()}</p>
    </div>`;
  }
  async #save(): Promise<void> {
    const file = await this.club.everything();
    if (file) await saveFile('club.jsonl', file);
    else emit(this, 'club-refused', { sentence: clubWords.unreachable() });
  }

  #own(you: NonNullable<ClubView['you']>) {
    const name = this.name ?? you.name;
    return html`<div class="row">
        <moon-text-field
          maxlength="40"
          .label=${clubWords.name()}
          .value=${name}
          @changed=${({ detail }: CustomEvent<{ value: string }>) => (this.name = detail.value)}
        ></moon-text-field>
        <moon-button
          tone="quiet"
          icon="check"
          ?disabled=${name.trim() === '' || name.trim() === you.name}
          @click=${() => void this.#ask({ ask: 'rename', name: name.trim() })}
          >${clubWords.saveName()}</moon-button
        >
      </div>
      ${this.#devices()} ${this.#waking()} ${this.#organises ? this.#everything() : nothing} ${this.#leaving(you.member)}`;
  }

  override render() {
    const { view } = this;
    const members = view.members.filter(({ left, name }) => !left || name !== '');
    return html`<section class="panel" aria-labelledby="people">
      <h2 id="people">${clubWords.people()}</h2>
      <ul class="stack">
        ${members.map((member) => this.#member(member))}
      </ul>
      ${
        this.#organises
          ? html`<moon-button
                icon="plus"
                data-do="invite"
                @click=${() => void this.#code({ ask: 'invite', role: 'player' }, clubWords.inviteMeans())}
                >${clubWords.invite()}</moon-button
              >
              ${this.#watchLink()}`
          : nothing
      }
      ${view.you ? this.#own(view.you) : this.club.watches ? this.#watcher() : nothing} ${this.#link()} ${this.#grave()}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-people-panel': MoonPeoplePanel;
  }
}

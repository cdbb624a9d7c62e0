import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ClubMatch, Stewarding, WakeWhen } from '../../club/terms/club.ts';
import type { ClubAsk } from '../../club/terms/protocol.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import { clubWords } from '../../words/club/club.ts';
import type { ClubPort } from '../contexts/gatherings/club-port.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { BoxPort } from '../contexts/library/box-port.ts';
import '../kit/button.ts';
import '../kit/fields/segmented.ts';
import { shared } from '../kit/styles.ts';
import '../kit/fields/toggle.ts';
import { pageStyles } from '../page/page-styles.ts';
import { askClub } from './ask-club.ts';

const HOW = ['never', 'window', 'tonight', 'always'] as const;
/** The hour at which “until tomorrow” ends, by the clock of the device. */
const MORNING = 8;
/** The distance, in inches, at which an approaching enemy wakes the player. */
const NEAR = 6;

function tomorrow(today = new Date()): number {
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1, MORNING).getTime();
}

/** True if one condition replaces the other, as both are about the same event. */
const isLike = (wake: WakeWhen, order: WakeWhen): boolean =>
  wake.when === order.when && (wake.when !== 'named' || order.when !== 'named' || wake.model === order.model);

/** The standing orders of a seat, so that the other players need not wait for it. @fires club-refused `{ sentence }` */
@customElement('moon-orders-panel')
export class MoonOrdersPanel extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      :host {
        flex-basis: 100%;
      }
    `,
  ];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: BoxPort;
  @property({ attribute: false }) club!: ClubPort;
  @property({ attribute: false }) match!: ClubMatch;

  #ask(ask: ClubAsk) {
    return askClub(this, this.club, ask);
  }

  #steward(seat: Seat, length: string): void {
    const kind = HOW.find((candidate) => candidate === length) ?? 'never';
    const steward: Stewarding | null = kind === 'never' ? null : { for: kind, until: kind === 'tonight' ? tomorrow() : null };
    void this.#ask({ ask: 'steward', match: this.match.id, seat, steward });
  }

  #wake(seat: Seat, order: WakeWhen, on: boolean): void {
    const before = (this.match.wake[seat] ?? []).filter((wake) => !isLike(wake, order));
    void this.#ask({ ask: 'wake', match: this.match.id, seat, wake: on ? [...before, order] : before });
  }

  #toggle(seat: Seat, order: WakeWhen, label: string) {
    const on = (this.match.wake[seat] ?? []).some((wake) => isLike(wake, order));
    return html`<moon-toggle
      data-wake=${order.when}
      .on=${on}
      .label=${label}
      @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => this.#wake(seat, order, detail.on)}
    ></moon-toggle>`;
  }

  /** The switches that wake the player when a model of this seat is attacked, or when it is its turn. */
  #models(seat: Seat) {
    const names = new Map<string, string>(this.library.characters.map(({ id, name }) => [id, name]));
    return (this.match.models ?? [])
      .filter((model) => model.seat === seat)
      .map(({ id, character }) => this.#toggle(seat, { when: 'named', model: id }, clubWords.wakeNamed(names.get(character) ?? character)));
  }

  #seat(seat: Seat) {
    const { match } = this;
    const { pace } = match;
    const holiday = match.holiday[seat] ?? 0;
    return html`<div class="stack" data-seat=${seat}>
      <div>
        <h3>${clubWords.steward()}</h3>
        <p class="small soft">${clubWords.stewardMeans()}</p>
      </div>
      <moon-segmented
        .label=${clubWords.steward()}
        .selected=${match.steward[seat]?.for ?? 'never'}
        .segments=${HOW.map((id) => ({ id, label: clubWords.stewardFor(id) }))}
        @chosen=${({ detail }: MoonEvent<'chosen'>) => this.#steward(seat, detail.id)}
      ></moon-segmented>
      <div>
        <h3>${clubWords.wake()}</h3>
        ${this.#toggle(seat, { when: 'melee' }, clubWords.wakeMelee())}
        ${this.#toggle(seat, { when: 'near', inches: NEAR }, clubWords.wakeNear())} ${this.#models(seat)}
      </div>
      ${
        pace.kind === 'live'
          ? nothing
          : html`<div class="row spread">
              <span>${clubWords.holiday(holiday)}</span>
              <moon-button
                tone="quiet"
                icon="campfire"
                data-do="holiday"
                ?disabled=${holiday === 0}
                @click=${() => void this.#ask({ ask: 'holiday', match: match.id, seat, days: 1 })}
                >${clubWords.takeHoliday()}</moon-button
              >
            </div>`
      }
    </div>`;
  }

  override render() {
    return html`<details @toggle=${() => void this.library.load().then(() => this.requestUpdate())}>
      <summary>${clubWords.orders()}</summary>
      <p class="small soft">${clubWords.ordersMeans()}</p>
      ${this.match.yours.map((seat) => this.#seat(seat))}
    </details>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-orders-panel': MoonOrdersPanel;
  }
}

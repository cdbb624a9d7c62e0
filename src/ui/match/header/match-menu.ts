import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Seat } from '../../../rules/terms/ids.ts';
import type { LanguageChoice } from '../../../words/language/locale.ts';
import { matchWords } from '../../../words/match/match.ts';
import { clockWords } from '../../../words/match/round-clock.ts';
import { settingsWords } from '../../../words/app/settings.ts';
import { LEVELS } from '../../page/pairing-match.ts';
import { computerWords, levelName } from '../../../words/match/opponents/computer.ts';
import { settingsContext, tableContext } from '../../contexts/contexts.ts';
import type { DeviceSettings } from '../../contexts/library-port.ts';
import type { ComputerLevel, TablePort } from '../../contexts/table-port.ts';
import '../../kit/button.ts';
import '../../kit/fields/choice-list.ts';
import type { ListChoice } from '../../kit/fields/choice-list.ts';
import '../../kit/sheets/dialog.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/fields/segmented.ts';
import { shared } from '../../kit/styles.ts';
import { languageSegments } from '../../page/language-segments.ts';
import { replayHash } from '../../contexts/places.ts';
import { isSpoken } from '../../table/is-spoken.ts';
import { setTheme } from '../../theme/theme.ts';
import type { Theme } from '../../theme/theme.ts';
import type { Seating } from '../layout/lay-out.ts';
import { seatName } from '../../table/names.ts';
import { seatsHere } from '../../table/people.ts';
import { besideSettings } from '../../spoken/beside-settings.ts';
import { menuChoices } from './menu-choices.ts';
import { clockSettings } from './round-clock.ts';

/**
 * The choices that are always possible. It looks the same for all hands.
 * @fires closed
 * @fires seating `{ seating }`
 * @fires show-log
 * @fires theme `{ theme }`
 * @fires language `{ language }`
 * @fires clock `{ endsAt }`
 * @fires beside `{ beside }` what the screen shows beside a spoken table
 * @fires export
 * @fires glasses
 * @fires advice `{ seat }` a seat asks what the strong computer would do
 * @fires adjust the players want to correct the table
 * @fires open-rule `{ clause }`
 * @fires leave
 * @fires refusal `{ reason }`
 */
@customElement('moon-match-menu')
export class MoonMatchMenu extends LitElement {
  static override styles = [
    shared,
    css`
      h3 {
        margin: var(--space-4) 0 var(--space-2);
        font: 700 var(--text-m) / 1.2 var(--title-face);
      }
      .soft {
        margin-top: var(--space-1);
        font-size: var(--text-s);
        color: var(--ink-soft);
      }
    `,
  ];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;
  @property({ type: Boolean }) open = false;
  @property() seating: Seating = 'flat';
  /** True if the screen has room for the seating round a flat table. */
  @property({ attribute: false }) flat = true;
  @consume({ context: settingsContext, subscribe: true }) @property({ attribute: false }) settings: DeviceSettings | null = null;
  /** The end of the round, in milliseconds since 1970; null while no clock runs. */
  @property({ attribute: false }) clock: number | null = null;
  @state() private conceding: Seat | null = null;
  @state() private ending = false;
  /** The seat that the player wants to leave to a computer; null: none. */
  @state() private leaving: Seat | null = null;

  async #decide(decision: Parameters<TablePort['decide']>[0]) {
    emit(this, 'closed');
    const refused = await this.table.decide(decision);
    if (refused) emit(this, 'refusal', { reason: refused });
  }

  #seat(seat: Seat, level: ComputerLevel | null) {
    this.leaving = null;
    emit(this, 'closed');
    void this.table.seatComputer?.(seat, level);
  }

  #strength(seat: Seat) {
    return html`<moon-dialog
      open
      .heading=${computerWords.leaveTo(seatName(this.table, seat))}
      @closed=${(event: Event) => (event.stopPropagation(), (this.leaving = null))}
    >
      <moon-choice-list
        .label=${computerWords.howStrong()}
        .choices=${LEVELS.map((id): ListChoice => ({ id, icon: 'hourglass', label: levelName[id](), detail: computerWords.levelText(id) }))}
        @chosen=${(event: MoonEvent<'chosen', { id: ComputerLevel }>) => this.#seat(seat, event.detail.id)}
        @refused=${(event: Event) => event.stopPropagation()}
      ></moon-choice-list>
    </moon-dialog>`;
  }

  #chosen(id: string) {
    const [action, number] = id.split(':');
    const seat = Number(number);
    if (action === 'log') emit(this, 'show-log');
    else if (action === 'rules') emit(this, 'open-rule', { clause: '' });
    else if (action === 'adjust') emit(this, 'adjust');
    else if (action === 'replay') location.hash = replayHash(this.table.matchId);
    else if (action === 'export') emit(this, 'export');
    else if (action === 'glasses') emit(this, 'glasses');
    else if (action === 'leave') emit(this, 'leave');
    else if (action === 'concede') this.conceding = seat;
    else if (action === 'computer') this.leaving = seat;
    else if (action === 'advice') emit(this, 'advice', { seat });
    else if (action === 'person') this.#seat(seat, null);
    else if (action === 'draw') void this.#decide({ seat, kind: 'offer-draw' });
    else if (action === 'back') {
      const possible = this.table.takeBack(seat);
      if (possible) void this.#decide({ seat, kind: 'take-back', to: possible.to });
    }
  }

  #concede(seat: Seat) {
    return html`<moon-dialog
      open
      .heading=${matchWords.concede(seatName(this.table, seat))}
      @closed=${(event: Event) => (event.stopPropagation(), (this.conceding = null))}
    >
      <p>${matchWords.concedeSure(seatName(this.table, seat))}</p>
      <moon-button
        slot="actions"
        tone="harm"
        icon="flag"
        @click=${() => ((this.conceding = null), void this.#decide({ seat, kind: 'concede' }))}
        >${matchWords.concedeNow()}</moon-button
      >
      <moon-button slot="actions" tone="quiet" @click=${() => (this.conceding = null)}>${matchWords.cancel()}</moon-button>
    </moon-dialog>`;
  }

  /** The choices of the clock. Only the organised game, which has no Sudden Death, ends by the clock. @rule WIN-1 WIN-3 */
  #clock() {
    const { order } = this.table.view(null);
    if (this.table.readOnly || seatsHere(this.table).length === 0 || order.result !== null || order.options.suddenDeath !== 'off')
      return nothing;
    // a guest cannot set the clock of the host
    const set = this.table.guest ? null : (endsAt: number | null) => (emit(this, 'clock', { endsAt }), emit(this, 'closed'));
    return clockSettings(this.clock, set, () => (this.ending = true));
  }

  #sunrise() {
    return html`<moon-dialog
      open
      .heading=${clockWords.endNow()}
      @closed=${(event: Event) => (event.stopPropagation(), (this.ending = false))}
    >
      <p>${clockWords.endText()}</p>
      <moon-button
        slot="actions"
        tone="harm"
        icon="sun"
        @click=${() => ((this.ending = false), void this.#decide({ seat: seatsHere(this.table)[0] ?? 0, kind: 'sunrise' }))}
        >${clockWords.endNow()}</moon-button
      >
      <moon-button slot="actions" tone="quiet" @click=${() => (this.ending = false)}>${clockWords.notYet()}</moon-button>
    </moon-dialog>`;
  }

  #settings() {
    const theme = document.documentElement.dataset['theme'] ?? 'night';
    return html`<h3>${matchWords.seating()}</h3>
      <moon-segmented
        .label=${matchWords.seating()}
        .selected=${this.seating}
        .segments=${[
          ...(this.flat ? [{ id: 'flat', label: matchWords.flat() }] : []),
          { id: 'pass', label: matchWords.pass() },
          { id: 'side', label: matchWords.side() },
        ]}
        @chosen=${({ detail }: MoonEvent<'chosen', { id: Seating }>) => emit(this, 'seating', { seating: detail.id })}
      ></moon-segmented>
      ${this.flat ? nothing : html`<p class="soft">${matchWords.noRoomFlat(this.table.seats.length)}</p>`}
      <h3>${matchWords.light()}</h3>
      <moon-segmented
        .label=${matchWords.light()}
        .selected=${theme}
        .segments=${[
          { id: 'night', label: matchWords.night() },
          { id: 'day', label: matchWords.day() },
          { id: 'auto', label: matchWords.auto() },
        ]}
        @chosen=${({ detail }: MoonEvent<'chosen', { id: Theme }>) => (setTheme(detail.id), emit(this, 'theme', { theme: detail.id }))}
      ></moon-segmented>
      <h3>${settingsWords.language()}</h3>
      <moon-segmented
        .label=${settingsWords.language()}
        .selected=${this.settings?.language ?? 'auto'}
        .segments=${languageSegments()}
        @chosen=${({ detail }: MoonEvent<'chosen', { id: LanguageChoice }>) => emit(this, 'language', { language: detail.id })}
      ></moon-segmented>`;
  }

  #beside() {
    return isSpoken(this.table) ? besideSettings(this.settings?.beside ?? [], (beside) => emit(this, 'beside', { beside })) : nothing;
  }

  override render() {
    if (!this.open) return nothing;
    if (this.conceding !== null) return this.#concede(this.conceding);
    if (this.ending) return this.#sunrise();
    if (this.leaving !== null) return this.#strength(this.leaving);
    return html`<moon-dialog open .heading=${matchWords.menu()}>
      <moon-choice-list
        .label=${matchWords.menu()}
        .choices=${menuChoices(this.table)}
        @chosen=${(event: MoonEvent<'chosen'>) => this.#chosen(event.detail.id)}
        @refused=${(event: Event) => event.stopPropagation()}
      ></moon-choice-list>
      ${this.#clock()} ${this.#beside()} ${this.#settings()}
    </moon-dialog>`;
  }
}

declare global {
  interface MoonriseEvents {
    adjust: undefined;
    advice: { seat: Seat };
    beside: Pick<DeviceSettings, 'beside'>;
    clock: { endsAt: number | null };
    export: undefined;
    glasses: undefined;
    language: Pick<DeviceSettings, 'language'>;
    'open-rule': { clause: string };
    seating: { seating: Seating };
    theme: Pick<DeviceSettings, 'theme'>;
  }
  interface HTMLElementTagNameMap {
    'moon-match-menu': MoonMatchMenu;
  }
}

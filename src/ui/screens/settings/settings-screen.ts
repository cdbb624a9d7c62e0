import { consume } from '@lit/context';
import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { appWords } from '../../../words/app/app.ts';
import { newMatchWords } from '../../../words/app/new-match.ts';
import { settingsWords } from '../../../words/app/settings.ts';
import { sensesWords } from '../../../words/app/senses.ts';
import { settingsContext } from '../../contexts/contexts.ts';
import type { DeviceSettings, StorageState } from '../../contexts/library-port.ts';
import { sample } from '../../senses/senses.ts';
import './backup-panel.ts';
import './edition-panel.ts';
import '../../kit/button.ts';
import { shared } from '../../kit/styles.ts';
import { languageSegments } from '../../page/language-segments.ts';
import '../../kit/fields/text-field.ts';
import '../../kit/sheets/toast.ts';
import '../../kit/fields/toggle.ts';
import { Screen } from '../../page/screen.ts';
import { TEXT_SIZES } from './appearance.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { choiceLine, settingLineStyles } from '../../page/setting-line.ts';
import { number } from '../../../words/language/sentences.ts';

const MEGA = 1024 * 1024;

/** An amount of bytes in a readable unit. */
function amount(bytes: number): string {
  const mega = Math.max(0.1, bytes / MEGA);
  return mega < 1000
    ? settingsWords.megabytes(mega < 10 ? number(mega, 1) : number(Math.round(mega)))
    : settingsWords.gigabytes(number(mega / 1024, 1));
}

/** The settings: looks, seating, and storage of saved data. */
@customElement('moon-settings-screen')
export class MoonSettingsScreen extends Screen {
  static override styles = [
    shared,
    pageStyles,
    settingLineStyles,
    css`
      .names {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
        gap: var(--space-3);
      }
    `,
  ];
  @consume({ context: settingsContext, subscribe: true }) @property({ attribute: false }) settings!: DeviceSettings;
  @state() private state: StorageState | null = null;
  @state() private refused = false;
  @state() private trouble = false;

  protected override firstUpdated(): void {
    void this.#measure();
  }

  async #measure() {
    this.state = await this.library.storageState();
  }

  async #change(change: Partial<DeviceSettings>) {
    try {
      await this.library.change(change);
      this.trouble = false;
    } catch {
      this.trouble = true;
    }
  }

  async #persist() {
    this.refused = !(await this.library.persist());
    await this.#measure();
  }

  #name(seat: number, name: string) {
    const names = [0, 1].map((index) => this.settings.names[index] ?? '');
    const laterNames = this.settings.names.slice(2);
    void this.#change({ names: [...names.map((old, index) => (index === seat ? name : old)), ...laterNames] });
  }

  #look() {
    const { theme, language, textSize } = this.settings;
    return html`<section class="panel">
      <h2>${settingsWords.look()}</h2>
      ${choiceLine(
        settingsWords.theme(),
        theme,
        [
          { id: 'night', label: settingsWords.night(), icon: 'moon' },
          { id: 'day', label: settingsWords.day(), icon: 'sun' },
          { id: 'auto', label: settingsWords.auto() },
        ],
        (id) => void this.#change({ theme: id }),
      )}
      ${choiceLine(settingsWords.language(), language, languageSegments(), (id) => void this.#change({ language: id }))}
      ${choiceLine(
        settingsWords.textSize(),
        String(textSize),
        TEXT_SIZES.map((size) => ({ id: String(size), label: settingsWords.percent(size) })),
        (id) => void this.#change({ textSize: TEXT_SIZES.find((size) => String(size) === id) ?? 100 }),
      )}
      ${this.#toggle('calm', settingsWords.calm(), settingsWords.calmHint())}
    </section>`;
  }

  #toggle(setting: 'calm' | 'contrast' | 'sound' | 'trembling' | 'reminders' | 'awake', label: string, hint: string) {
    return html`<moon-toggle
      .on=${this.settings[setting] ?? false}
      .label=${label}
      .hint=${hint}
      @changed=${async (event: MoonEvent<'changed', { on: boolean }>) => {
        const { on } = event.detail;
        await this.#change({ [setting]: on });
        if (on && (setting === 'sound' || setting === 'trembling')) sample();
      }}
    ></moon-toggle>`;
  }

  #senses() {
    return html`<section class="panel">
      <h2>${sensesWords.heading()}</h2>
      ${this.#toggle('sound', sensesWords.sound(), sensesWords.soundHint())}
      ${this.#toggle('trembling', sensesWords.trembling(), sensesWords.tremblingHint())}
      ${this.#toggle('contrast', sensesWords.contrast(), sensesWords.contrastHint())}
      ${choiceLine(
        sensesWords.hand(),
        this.settings.hand,
        [
          { id: 'left', label: sensesWords.left() },
          { id: 'right', label: sensesWords.right() },
        ],
        (id) => void this.#change({ hand: id }),
      )}
    </section>`;
  }

  #table() {
    const { seating, names } = this.settings;
    return html`<section class="panel">
      <h2>${settingsWords.table()}</h2>
      ${choiceLine(
        settingsWords.seating(),
        seating,
        [
          { id: 'auto', label: settingsWords.bySize() },
          { id: 'flat', label: settingsWords.flat() },
          { id: 'pass', label: settingsWords.pass() },
          { id: 'side', label: settingsWords.side() },
        ],
        (id) => void this.#change({ seating: id }),
      )}
      <div class="names">
        ${[0, 1].map(
          (seat) =>
            html`<moon-text-field
              .label=${newMatchWords.nameOf(seat + 1)}
              .value=${names[seat] ?? ''}
              maxlength="40"
              @changed=${(event: MoonEvent<'changed', { value: string }>) => this.#name(seat, event.detail.value)}
            ></moon-text-field>`,
        )}
      </div>
      ${this.#toggle('awake', settingsWords.awake(), settingsWords.awakeHint())}
      ${this.#toggle('reminders', settingsWords.reminders(), settingsWords.remindersHint())}
    </section>`;
  }

  #storage() {
    const { state } = this;
    if (state === null) return nothing;
    const { persisted, used, quota } = state;
    const promise =
      persisted === null ? settingsWords.persistUnknown() : persisted ? settingsWords.persisted() : settingsWords.notPersisted();
    return html`<section class="panel">
      <h2>${settingsWords.kept()}</h2>
      <p>${settingsWords.storage()} ${promise}</p>
      ${persisted || this.library.installed ? nothing : html`<p class="soft">${settingsWords.safariClears()}</p>`}
      ${used === null || quota === null ? nothing : html`<p class="soft">${settingsWords.used(amount(used), amount(quota))}</p>`}
      ${persisted === false ? html`<moon-button tone="quiet" icon="lock" @click=${() => void this.#persist()}>${settingsWords.persist()}</moon-button>` : nothing}
      ${this.refused ? html`<p>${settingsWords.persistRefused()}</p>` : nothing}
    </section>`;
  }

  override render() {
    return html`<moon-page .heading=${settingsWords.heading()}>
      <div class="stack">
        ${this.trouble ? html`<moon-toast @closed=${() => (this.trouble = false)}>${appWords.notKept()}</moon-toast>` : nothing}
        ${this.#look()} ${this.#table()} ${this.#senses()} ${this.#storage()}
        <moon-backup-panel></moon-backup-panel>
        <moon-edition-panel></moon-edition-panel>
      </div>
    </moon-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-settings-screen': MoonSettingsScreen;
  }
}

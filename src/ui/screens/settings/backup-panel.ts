import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { backupWords } from '../../../words/app/keeping/backup.ts';
import { settingsWords } from '../../../words/app/settings.ts';
import { libraryContext, settingsContext } from '../../contexts/contexts.ts';
import type { DevicePort } from '../../contexts/library/device-port.ts';
import type { DeviceSettings, BackupOffer, BackupWork } from '../../contexts/library-port.ts';
import type { BackupPort } from '../../contexts/library/backup-port.ts';
import '../../kit/button.ts';
import '../../kit/sheets/dialog.ts';
import { shared } from '../../kit/styles.ts';
import '../../kit/sheets/toast.ts';
import '../../kit/fields/toggle.ts';
import { changesOf, isAsked } from './backup-changes.ts';
import { momentText } from '../../page/time/moments.ts';
import { failureText, type ChangeFailure } from '../../page/failure-text.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { saveBackup } from '../../page/save-file.ts';

type Offered = Extract<BackupOffer, { ok: true }>;

/** Saves everything to one file, and restores it after a preview of the changes. */
@customElement('moon-backup-panel')
export class MoonBackupPanel extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      input {
        display: none;
      }
      .changes {
        display: grid;
        gap: var(--space-1);
        padding-inline-start: 1.2em;
        list-style: disc;
      }
      progress {
        inline-size: 100%;
        flex: 1 1 12rem;
      }
    `,
  ];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: BackupPort & DevicePort;
  @consume({ context: settingsContext, subscribe: true }) @property({ attribute: false }) settings!: DeviceSettings;
  @state() private offered: Offered | null = null;
  /** The work under way: the share that is done, from 0 to 1, null before it is known. */
  @state() private work: { share: number | null; calledOff: AbortController } | null = null;
  @state() private notice: { tone: 'good' | 'refusal'; words: string } | null = null;
  /** The number of photographs of figures that this device has; `photos`: whether the backup includes them. */
  @state() private photoCount = 0;
  @state() private photos = false;
  @query('input') private readonly input!: HTMLInputElement;

  protected override firstUpdated(): void {
    void this.library.photoCount().then(
      (count) => (this.photoCount = count),
      () => (this.notice = { tone: 'refusal', words: failureText('unread') }), // a backup leaves them out
    );
  }

  async #trying(doing: (work: BackupWork) => Promise<string | null>, failure: ChangeFailure = 'unsaved') {
    const calledOff = new AbortController();
    const { signal } = calledOff;
    const report = (share: number): void => {
      if (!signal.aborted) this.work = { share, calledOff };
    };
    this.notice = null;
    this.work = { share: null, calledOff };
    try {
      const words = await doing({ report, signal });
      if (words !== null) this.notice = { tone: 'good', words };
    } catch {
      this.notice = { tone: 'refusal', words: signal.aborted ? backupWords.calledOff() : failureText(failure) };
    }
    this.work = null;
  }

  #save() {
    const { photos } = this;
    return this.#trying(async (work) => ((await saveBackup(this.library, { ...work, photos })) ? settingsWords.saved() : null));
  }

  async #read() {
    const [file] = this.input.files ?? [];
    this.input.value = '';
    if (!file) return;
    await this.#trying(async (work) => {
      const offer = await this.library.readBackup(file, work);
      if (offer.ok) this.offered = offer;
      else this.notice = { tone: 'refusal', words: offer.sentence };
      return null;
    }, 'unread');
  }

  #restore({ restore }: Offered, differing?: 'newer' | 'both') {
    this.offered = null;
    return this.#trying(async (work) => {
      await restore(differing, work);
      return settingsWords.restored();
    });
  }

  #working({ share, calledOff }: NonNullable<typeof this.work>) {
    return html`<div class="row">
      <progress aria-label=${backupWords.working()} value=${share ?? nothing}></progress>
      <moon-button tone="quiet" @click=${() => calledOff.abort()}>${settingsWords.cancel()}</moon-button>
    </div>`;
  }

  #offer(offered: Offered) {
    const asked = isAsked(offered.preview);
    return html`<moon-dialog open .heading=${settingsWords.restoreHeading()} @closed=${() => (this.offered = null)}>
      <p>${settingsWords.restoreMade(momentText(offered.preview.made))}</p>
      <ul class="changes">
        ${changesOf(offered.preview).map((line) => html`<li>${line}</li>`)}
      </ul>
      ${asked ? html`<p>${backupWords.question()}</p>` : nothing}
      ${
        asked
          ? html`<moon-button slot="actions" tone="question" @click=${() => void this.#restore(offered, 'both')}
                >${backupWords.both()}</moon-button
              >
              <moon-button slot="actions" tone="question" @click=${() => void this.#restore(offered, 'newer')}
                >${backupWords.newerOnes()}</moon-button
              >`
          : html`<moon-button slot="actions" tone="question" icon="upload" @click=${() => void this.#restore(offered)}
              >${settingsWords.restoreNow()}</moon-button
            >`
      }
      <moon-button slot="actions" tone="quiet" @click=${() => (this.offered = null)}>${settingsWords.cancel()}</moon-button>
    </moon-dialog>`;
  }

  override render() {
    const { backedUpAt } = this.settings;
    const { notice, offered, work } = this;
    return html`<section class="panel" aria-labelledby="heading">
        <h2 id="heading">${settingsWords.backup()}</h2>
        <p>${settingsWords.backupText()}</p>
        <p class="soft">${backedUpAt === null ? settingsWords.never() : settingsWords.lastCopy(momentText(backedUpAt))}</p>
        ${
          work
            ? this.#working(work)
            : html`<div class="row">
                <moon-button icon="download" @click=${() => void this.#save()}>${settingsWords.save()}</moon-button>
                <moon-button tone="quiet" icon="upload" @click=${() => this.input.click()}>${settingsWords.restore()}</moon-button>
              </div>`
        }
        ${
          this.photoCount > 0
            ? html`<moon-toggle
                data-photos
                .on=${this.photos}
                .label=${backupWords.withPhotos()}
                @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => (this.photos = detail.on)}
              ></moon-toggle>`
            : nothing
        }
        <input type="file" aria-label=${settingsWords.chooseFile()} @change=${() => void this.#read()} />
        ${notice ? html`<moon-toast .tone=${notice.tone} @closed=${() => (this.notice = null)}>${notice.words}</moon-toast>` : nothing}
      </section>
      ${offered ? this.#offer(offered) : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-backup-panel': MoonBackupPanel;
  }
}

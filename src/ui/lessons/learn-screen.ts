import { consume } from '@lit/context';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { lessonWords } from '../../words/match/lessons.ts';
import { trainerWords } from '../../words/match/opponents/trainer.ts';
import { companyPicture, companyStyle } from '../art/company.ts';
import type { DrawnCompanion } from '../art/company.ts';
import { icon } from '../art/icon.ts';
import type { IconName } from '../art/icon.ts';
import { settingsContext } from '../contexts/contexts.ts';
import type { ComputerLevel } from '../contexts/table-port.ts';
import type { DeviceSettings } from '../contexts/library-port.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { pressable, shared } from '../kit/styles.ts';
import { Screen } from '../page/screen.ts';
import '../page/sound-offer.ts';
import { pageStyles } from '../page/page-styles.ts';
import { pairingMatch } from '../page/pairing-match.ts';
import { learnHash, puzzlesHash } from '../contexts/places.ts';
import { titles } from '../../words/app/titles.ts';
import './lesson-table.ts';
import './trainer.ts';

const [baron, jack, flintlock, friar] = ['baron-von-fancyhat', 'young-jack', 'flintlock', 'friar-flavious'].map(
  (character): DrawnCompanion => ({
    character,
    faction: 'commonwealth',
  }),
) as [DrawnCompanion, DrawnCompanion, DrawnCompanion, DrawnCompanion]; // one for each name
const [grub, stu] = ['grub', 'seasick-stu'].map((character): DrawnCompanion => ({ character, faction: 'dominion' })) as [
  DrawnCompanion,
  DrawnCompanion,
]; // one for each of them

/** The picture of each lesson: its characters, and the icon of its subject. */
const FIGURES: Readonly<Record<string, { companions: readonly DrawnCompanion[]; sign: IconName }>> = {
  stones: { companions: [baron], sign: 'crystal' },
  cover: { companions: [baron, grub], sign: 'shield' },
  stepping: { companions: [flintlock, grub], sign: 'turn-round' },
  fighting: { companions: [jack, grub], sign: 'swords' },
  truth: { companions: [friar, flintlock], sign: 'cards' },
  lying: { companions: [flintlock, grub], sign: 'cards' },
  catching: { companions: [flintlock, stu], sign: 'eye' },
  winning: { companions: [flintlock, stu], sign: 'trophy' },
};

/** The match that follows the lessons. */
const FIRST_MATCH = 'a-quick-quarrel';

/** The lessons, or one of them under way. @fires start-match `NewMatch` */
@customElement('moon-learn-screen')
export class MoonLearnScreen extends Screen {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    companyStyle,
    css`
      ol,
      .list {
        display: grid;
        gap: var(--space-2);
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
        list-style: none;
      }
      a.press {
        width: 100%;
        justify-content: flex-start;
        gap: var(--space-3);
        min-height: 56px;
        color: var(--ink);
        text-decoration: none;
      }
      ol a.press {
        flex-direction: column;
        align-items: stretch;
        gap: var(--space-2);
        padding: var(--space-2) var(--space-2) var(--space-3);
      }
      .line {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        padding-inline: var(--space-2);
      }
      a.press > span,
      .line > span {
        flex: 1;
      }
      .line > .done {
        flex: none;
      }
      .number {
        flex: 0 0 1.6em !important;
        color: var(--ink-soft);
        font: 700 var(--text-l) / 1 var(--title-face);
        font-variant-numeric: lining-nums;
      }
      a .detail {
        display: block;
        color: var(--ink-soft);
        font-weight: 400;
        font-size: var(--text-s);
      }
      .done {
        color: var(--heal);
      }
    `,
  ];
  @consume({ context: settingsContext, subscribe: true }) @property({ attribute: false }) settings!: DeviceSettings;
  /** The id of the open lesson; '' for the list. */
  @property() at = '';
  @property({ type: Boolean }) busy = false;

  protected override get headed(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('moon-page, moon-trainer');
  }

  #markDone(id: string) {
    const { lessons } = this.settings;
    if (!lessons.includes(id)) void this.library.change({ lessons: [...lessons, id] }).catch(() => undefined); // it is then only not marked as done
  }

  #openNext(id: string) {
    const { lessons } = this.library;
    const next = lessons[lessons.indexOf(id) + 1];
    if (next === undefined) this.#firstMatch();
    else location.hash = learnHash(next);
  }

  /** Starts the first match. `against`: the level of the computer; null for people around the tablet. */
  #firstMatch(against: ComputerLevel | null = null) {
    const pairing = this.library.pairings.find(({ id }) => id === FIRST_MATCH);
    if (pairing) emit(this, 'start-match', { ...pairingMatch(pairing, this.settings.names, against), first: true });
  }

  override render() {
    const { at, library, settings } = this;
    const { lessons } = library;
    if (lessons.includes(at)) {
      return html`<moon-lesson-table
        .lesson=${at}
        .number=${lessons.indexOf(at) + 1}
        .count=${lessons.length}
        @lesson-done=${() => this.#markDone(at)}
        @next-lesson=${() => this.#openNext(at)}
        @first-alone=${() => this.#firstMatch('gentle')}
        @leave=${() => (location.hash = learnHash())}
      ></moon-lesson-table>`;
    }
    if (library.trainers.includes(at)) return html`<moon-trainer .trainer=${at}></moon-trainer>`;
    const first = lessons.find((id) => !settings.lessons.includes(id));
    const begun = settings.lessons.length > 0;
    return html`<moon-page .heading=${lessonWords.heading()}>
      <div class="stack">
        <p>${lessonWords.intro()}</p>
        <moon-sound-offer></moon-sound-offer>
        <div class="row">
          ${
            first === undefined
              ? nothing
              : html`<moon-button tone="question" icon="play" @click=${() => (location.hash = learnHash(first))}
                  >${begun ? lessonWords.goOn() : lessonWords.begin()}</moon-button
                >`
          }
          <moon-button
            tone=${first === undefined ? 'question' : 'quiet'}
            icon="hourglass"
            ?disabled=${this.busy}
            @click=${() => this.#firstMatch('gentle')}
            >${lessonWords.firstAgainst()}</moon-button
          >
          <moon-button
            tone=${first === undefined ? 'question' : 'quiet'}
            icon="swords"
            ?disabled=${this.busy}
            @click=${() => this.#firstMatch()}
            >${lessonWords.firstTogether()}</moon-button
          >
        </div>
        <ol>
          ${lessons.map(
            (id, index) =>
              html`<li>
                <a class="press" href=${learnHash(id)}
                  >${FIGURES[id] ? companyPicture(FIGURES[id].companions, icon(FIGURES[id].sign)) : nothing}
                  <div class="line">
                    <span class="number">${index + 1}</span><span>${lessonWords.title(id)}</span>${
                      settings.lessons.includes(id)
                        ? html`<span class="done" role="img" aria-label=${lessonWords.done()}>${icon('check')}</span>`
                        : nothing
                    }
                  </div></a
                >
              </li>`,
          )}
        </ol>
        <h2>${trainerWords.heading()}</h2>
        <ul class="list">
          ${library.trainers.map(
            (id) =>
              html`<li>
                <a class="press" href=${learnHash(id)}
                  >${icon(id === 'melee' ? 'swords' : 'moon', '1.5em')}<span
                    >${trainerWords.title(id)}<span class="detail">${trainerWords.about(id)}</span></span
                  ></a
                >
              </li>`,
          )}
          <li>
            <a class="press" data-do="puzzles" href=${puzzlesHash()}
              >${icon('map', '1.5em')}<span>${titles.puzzles()}<span class="detail">${lessonWords.puzzles()}</span></span></a
            >
          </li>
        </ul>
      </div>
    </moon-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-learn-screen': MoonLearnScreen;
  }
}

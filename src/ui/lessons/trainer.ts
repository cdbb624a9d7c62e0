import { consume } from '@lit/context';
import { css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { appWords } from '../../words/app/app.ts';
import { trainerWords } from '../../words/match/opponents/trainer.ts';
import { icon } from '../art/icon.ts';
import { settingsContext } from '../contexts/contexts.ts';
import type { DeviceSettings } from '../contexts/library-port.ts';
import type { Trainer, TrainerRound } from '../contexts/learning/trainer-port.ts';
import '../kit/button.ts';
import '../kit/fields/segmented.ts';
import { shared } from '../kit/styles.ts';
import { Screen } from '../page/screen.ts';
import { pageStyles } from '../page/page-styles.ts';
import { learnHash } from '../contexts/places.ts';
import './arcane-bout.ts';
import './melee-bout.ts';
import { low } from '../theme/sizes.ts';

/** The number of rounds of the first step in which the deciding cell of the tables is marked. */
const MARKED = 2;

/**
 * Short rounds beside the lessons, by the real rules, with the step, the round and the number of wins. A trainer continues where the player
 * stopped.
 */
@customElement('moon-trainer')
export class MoonTrainer extends Screen {
  static override styles = [
    shared,
    pageStyles,
    css`
      :host {
        container-type: inline-size;
      }
      .stack {
        gap: var(--space-3);
      }
      /* with little room, the dots show the number of won rounds, and other steps stand below the round */
      @container (max-width: 41rem) {
        moon-page {
          --text-xl: var(--text-l);
          --space-4: 12px;
        }
        .stack {
          gap: var(--space-2);
        }
        .row.spread {
          display: contents;
        }
        moon-segmented {
          order: 1;
        }
        .intro {
          font-size: var(--text-s);
          line-height: 1.3;
        }
        .told {
          position: absolute;
          clip-path: inset(50%);
        }
      }
      @media ${low} {
        moon-page {
          --text-xl: var(--text-l);
          --space-4: 10px;
        }
        .stack {
          gap: var(--space-2);
        }
        .intro {
          font-size: var(--text-s);
        }
      }
      .score {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-1) var(--space-3);
      }
      .pips {
        display: flex;
        gap: 4px;
      }
      .pip {
        display: grid;
        place-items: center;
        width: 22px;
        height: 22px;
        border: var(--pen) solid var(--line);
        border-radius: 50%;
      }
      .pip.won {
        border-color: var(--outline);
        background: var(--heal);
        color: var(--on-heal);
      }
      .pip.lost {
        background: var(--panel-raised);
      }
      .pip.now {
        border-color: var(--question);
        border-width: 3px;
      }
      .over {
        display: grid;
        justify-items: start;
        gap: var(--space-3);
      }
      .big {
        font: 700 var(--text-xl) / 1.2 var(--title-face);
      }
    `,
  ];
  @consume({ context: settingsContext, subscribe: true }) @property({ attribute: false }) settings!: DeviceSettings;
  @property() trainer = '';
  @state() private port: Trainer | null = null;
  @state() private round: TrainerRound | null = null;
  /** For each round of this step since the trainer was opened, true if it was won. */
  @state() private ends: readonly boolean[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('trainer')) void this.#begin();
  }

  async #begin() {
    const { trainer } = this;
    this.port = null;
    const port = await this.library.trainer(trainer);
    if (trainer !== this.trainer) return;
    this.port = port;
    this.ends = [];
    this.#deal();
  }

  /** Deals a round, unless the step is over. */
  #deal() {
    this.round = this.port && !this.port.isOver ? this.port.deal() : null;
  }

  #played(won: boolean) {
    this.port?.played(won);
    this.ends = [...this.ends, won];
  }

  #to(step: number) {
    this.port?.to(step);
    this.ends = [];
    this.#deal();
  }

  #pips({ round, won, rounds }: Trainer) {
    const known = round - this.ends.length;
    const before = won - this.ends.filter(Boolean).length;
    const ends = [...Array.from({ length: known }, (_, index) => index < before), ...this.ends];
    return html`<span class="pips" aria-hidden="true"
      >${Array.from({ length: rounds }, (_, index) => {
        const end = ends[index];
        const state = end === undefined ? (index === round ? 'now' : '') : end ? 'won' : 'lost';
        return html`<span class="pip ${state}">${end ? icon('check', '14px') : nothing}</span>`;
      })}</span
    >`;
  }

  #bout(port: Trainer, round: TrainerRound) {
    const onward = port.isOver ? trainerWords.toEnd() : trainerWords.nextRound();
    return round.of === 'melee'
      ? html`<moon-melee-bout .round=${round} .onward=${onward} ?marked=${port.step === 0 && round.at < MARKED}></moon-melee-bout>`
      : html`<moon-arcane-bout .round=${round} .onward=${onward}></moon-arcane-bout>`;
  }

  #result(port: Trainer) {
    const next = port.steps[port.step + 1];
    return html`<div class="panel over" role="status">
      <p class="big">${trainerWords.over(port.won, port.rounds)}</p>
      <div class="row">
        ${
          next === undefined
            ? html`<moon-button tone="question" icon="chevron-left" @click=${() => (location.hash = learnHash())}
                >${trainerWords.back()}</moon-button
              >`
            : html`<moon-button tone="question" icon="play" @click=${() => this.#to(port.step + 1)}
                >${trainerWords.nextStep(trainerWords.step(next))}</moon-button
              >`
        }
        <moon-button tone="quiet" icon="undo" @click=${() => this.#to(port.step)}>${trainerWords.again()}</moon-button>
      </div>
    </div>`;
  }

  override render() {
    const { port, round } = this;
    if (!port)
      return html`<moon-page .heading=${trainerWords.title(this.trainer)} .back=${learnHash()}><p>${appWords.loading()}</p></moon-page>`;
    const step = port.steps[port.step] ?? '';
    const best = port.best[port.step];
    return html`<moon-page .heading=${trainerWords.title(this.trainer)} .back=${learnHash()} .backLabel=${trainerWords.back()}>
      <div
        class="stack"
        @played=${({ detail }: MoonEvent<'played'>) => this.#played(detail.won)}
        @go-on=${() => this.#deal()}
        @skip=${() => this.#deal()}
      >
        <div class="row spread">
          <moon-segmented
            .label=${trainerWords.steps()}
            .segments=${port.steps.map((id) => ({ id, label: trainerWords.step(id) }))}
            .selected=${step}
            @chosen=${({ detail }: MoonEvent<'chosen'>) => this.#to(port.steps.indexOf(detail.id))}
          ></moon-segmented>
          <p class="score">
            ${this.#pips(port)}<span class="told"
              >${trainerWords.round(Math.min(port.round + (round && port.round > round.at ? 0 : 1), port.rounds), port.rounds)} ·
              ${trainerWords.won(port.won)}${best === undefined ? nothing : html` · <span class="soft">${trainerWords.best(best, port.rounds)}</span>`}</span
            >
          </p>
        </div>
        ${
          round
            ? html`<p class="intro">${trainerWords.intro(step)}</p>
                ${this.#bout(port, round)}`
            : this.#result(port)
        }
      </div>
    </moon-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-trainer': MoonTrainer;
  }
}

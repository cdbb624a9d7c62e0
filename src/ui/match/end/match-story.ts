import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { momentText, storyWords } from '../../../words/match/story.ts';
import { tableContext } from '../../contexts/contexts.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import '../../kit/button.ts';
import { shared } from '../../kit/styles.ts';
import { namesOf, seatName } from '../../table/names.ts';
import { shareStory } from './share-story.ts';
import { storyOf } from '../postcard/story-of.ts';
import type { Story } from '../postcard/story-of.ts';
import { PICTURE, storyPicture } from './story-picture.ts';
import './where-it-turned.ts';

/** The course of a match: moonstones and health turn by turn, and the moments that decided it. */
@customElement('moon-match-story')
export class MoonMatchStory extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        width: min(100%, 66rem);
        container-type: inline-size;
      }
      @container (max-width: 30rem) {
        svg.picture text {
          font-size: 16px;
        }
        section {
          padding: var(--space-3);
        }
      }
      section {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
        align-items: start;
        gap: var(--space-4) var(--space-5);
        padding: var(--space-4);
        border: var(--pen) solid var(--outline);
        border-radius: var(--radius-drawn);
        background: var(--panel);
      }
      svg.picture {
        display: block;
        width: 100%;
        max-width: 620px;
        height: auto;
        margin-inline: auto;
      }
      h3 {
        font: 700 var(--text-l) / 1.2 var(--title-face);
        margin-bottom: var(--space-2);
      }
      ol {
        display: grid;
        gap: var(--space-3);
        margin: 0 0 var(--space-4);
        padding: 0;
        list-style: none;
        counter-reset: moment;
      }
      li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--space-3);
        counter-increment: moment;
      }
      li::before {
        content: counter(moment);
        width: 1.7em;
        height: 1.7em;
        border-radius: 50%;
        background: var(--question);
        color: var(--on-question);
        font-weight: 700;
        line-height: 1.7em;
        text-align: center;
      }
      moon-where-it-turned {
        margin-bottom: var(--space-4);
      }
      summary {
        min-height: var(--touch);
        align-content: center;
        color: var(--touchable);
        cursor: pointer;
      }
      .numbers {
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
        width: 100%;
        font-size: var(--text-s);
        --figures: tabular-nums;
      }
      th,
      td {
        padding: var(--space-1) var(--space-2);
        border-bottom: 1px solid var(--line);
        text-align: end;
      }
      th:first-child {
        text-align: start;
      }
    `,
  ];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;
  @state() private story: Story | null = null;
  @state() private failed = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('table')) this.story = storyOf(this.table);
  }

  async #share(story: Story) {
    this.failed = false;
    try {
      await shareStory(this.table, story);
    } catch {
      this.failed = true;
    }
  }

  #numbers({ standings }: Story) {
    const seats = this.table.seats.map((_, seat) => seatName(this.table, seat));
    return html`<details>
      <summary>${storyWords.asTable()}</summary>
      <div class="numbers" tabindex="0" role="region" aria-label=${storyWords.picture()}>
        <table>
          <thead>
            <tr>
              <th scope="col">${storyWords.after()}</th>
              ${seats.map((name) => html`<th scope="col">${storyWords.stonesOf(name)}</th>`)}
              ${seats.map((name) => html`<th scope="col">${storyWords.healthOf(name)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${standings.map(
              ({ turn, stones, health }) =>
                html`<tr>
                  <th scope="row">${turn === 0 ? storyWords.before() : turn}</th>
                  ${stones.map((count) => html`<td>${count}</td>`)}${health.map((count) => html`<td>${count}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>`;
  }

  override render() {
    const { story, table } = this;
    if (!story || story.standings.length < 2) return nothing;
    const names = namesOf(table);
    // the moments before a concession did not decide the match
    const isGivenUp = table.view(null).order.seats.some(({ conceded }) => conceded);
    return html`<section aria-label=${storyWords.heading()}>
      <div>
        <svg class="picture" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" role="img" aria-label=${storyWords.picture()}>
          ${storyPicture(
            story,
            table.seats.map((_, seat) => seatName(table, seat)),
            (role) => `var(--${role})`,
          )}
        </svg>
      </div>
      <div>
        ${
          story.moments.length === 0
            ? nothing
            : html`<h3>${isGivenUp ? storyWords.heading() : storyWords.decided()}</h3>
                <ol>
                  ${story.moments.map((moment) => html`<li><span>${momentText(moment, names)}</span></li>`)}
                </ol>`
        }
        ${table.lookingBack && !table.isUnrecorded ? html`<moon-where-it-turned .lookingBack=${table.lookingBack} .names=${names}></moon-where-it-turned>` : nothing}
        <moon-button icon="share" @click=${() => void this.#share(story)}>${storyWords.share()}</moon-button>
        ${this.failed ? html`<p role="alert">${storyWords.shareFailed()}</p>` : nothing} ${this.#numbers(story)}
      </div>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-match-story': MoonMatchStory;
  }
}

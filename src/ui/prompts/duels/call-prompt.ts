import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { duelWords } from '../../../words/match/match-duels.ts';
import { arcaneCardName } from '../../../words/names/arcane-cards.ts';
import '../../cards/deck/arcane-card.ts';
import '../../cards/deck/card-hand.ts';
import '../../kit/fields/choice-list.ts';
import '../../kit/tray/peek.ts';
import { shared } from '../../kit/styles.ts';
import { besideOf } from '../../table/card-of.ts';
import { seatName } from '../../table/names.ts';
import { arcaneHand, arcaneOf } from '../../table/hands.ts';
import '../cards/look-up.ts';
import { abilityPlayed, outcomeNotes, outcomeText } from '../outcomes/outcomes.ts';
import { Prompt, promptStyles } from '../prompt.ts';
import { shadeLine } from '../cards/shade-line.ts';
import { flat, phone } from '../../theme/sizes.ts';

/** The answer to a declaration: OK or Bluff, with the effect and, in a held tray, the seat's own resisting hand. */
@customElement('moon-call-prompt')
export class MoonCallPrompt extends Prompt {
  static override styles = [
    shared,
    promptStyles,
    css`
      .claim {
        display: flex;
        gap: var(--space-3);
        align-items: center;
        margin-bottom: var(--space-2);
      }
      .claim moon-arcane-card {
        --card-width: 62px;
      }
      /* the stage shows it */
      @container question (max-width: 36rem) {
        .claim moon-arcane-card {
          display: none;
        }
      }
      .claim .say {
        margin: 0;
      }
      .ways {
        position: sticky;
        bottom: 0;
        background: var(--panel);
      }
      /* with large text on a small screen, the answers would hide the question */
      @container question (max-width: 18rem) {
        .ways {
          position: static;
        }
      }
      .ways moon-peek {
        margin-bottom: var(--space-2);
      }
      @media ${phone} {
        .ways {
          --open-card: 84px;
        }
      }
      /* on a phone held across, the text, the hand and both answers are in sight, with the answers beside the hand */
      @media ${flat} {
        .claim {
          margin-bottom: 0;
        }
        .claim moon-arcane-card {
          --card-width: 34px;
        }
        .claim .say {
          font-size: var(--text-m);
        }
        .claim .note {
          margin-bottom: 2px;
          line-height: 1.2;
        }
        .ways {
          --open-card: 62px;
          display: grid;
          grid-template-columns: minmax(0, 1fr) minmax(0, 11rem);
          gap: var(--space-2);
          align-items: center;
        }
        .ways moon-peek {
          margin-bottom: 0;
        }
      }
    `,
  ];

  /** The seat's own resisting hand in a held tray. */
  #hand(beside?: TemplateResult) {
    return html`<moon-peek
      .low=${this.low}
      .label=${duelWords.handOf(seatName(this.table, this.seat))}
      .content=${() => html`<moon-card-hand readonly .cards=${arcaneHand(arcaneOf(this.table.view(this.seat))?.resist.cards ?? [])} style="--card-width: min(108px, var(--tray-card))"></moon-card-hand>`}
      >${beside}</moon-peek
    >`;
  }

  #answers() {
    return html`<moon-choice-list
      layout="row"
      ?dense=${this.low}
      .choices=${[
        { id: 'bluff', label: duelWords.bluff(), detail: duelWords.bluffMeans(), icon: 'eye' },
        { id: 'ok', label: duelWords.ok(), detail: duelWords.okMeans(), icon: 'check' },
      ]}
      @chosen=${({ detail }: MoonEvent<'chosen', { id: 'ok' | 'bluff' }>) => this.decide(detail.id === 'ok' ? { kind: 'ok' } : { kind: 'bluff' })}
    ></moon-choice-list>`;
  }

  override render() {
    const frame = arcaneOf(this.table.view(null));
    const claimed = frame?.claimed;
    const ability = frame && abilityPlayed(this.table, frame);
    const outcome = ability && claimed ? outcomeText(ability, claimed, besideOf(this.table, frame.model)) : null;
    const notes = ability && claimed ? outcomeNotes(this.table, frame, ability, claimed) : [];
    return html`<div class="claim">
        ${claimed ? html`<moon-arcane-card size="s" aria-hidden="true"></moon-arcane-card>` : nothing}
        <div>
          <p class="say">${claimed ? duelWords.says(this.model(this.open('call')?.model ?? ''), arcaneCardName(claimed)) : nothing}</p>
          <p class="note">${outcome ? duelWords.wouldDo(outcome.text, outcome.x) : duelWords.wouldDoNothing()}</p>
          ${notes.map((note) => html`<p class="note">${note}</p>`)}
        </div>
      </div>
      ${
        this.low
          ? html`${this.#answers()}
              <div class="lowest">
                ${this.#hand(
                  html`${shadeLine()}
                    <div class="beside"><moon-look-up></moon-look-up></div>`,
                )}
              </div>`
          : html`<div class="ways">${this.#hand()}${this.#answers()}</div>
              <moon-look-up></moon-look-up>`
      }`;
  }
}

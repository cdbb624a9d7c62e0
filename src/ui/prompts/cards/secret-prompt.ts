import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { ArcaneCard, MeleeCard } from '../../../rules/terms/decks.ts';
import { duelWords } from '../../../words/match/match-duels.ts';
import { meleeCardName } from '../../../words/names/melee-cards.ts';
import { declineText, promptText } from '../../../words/match/questions.ts';
import '../../cards/deck/card-hand.ts';
import '../../kit/button.ts';
import { shared } from '../../kit/styles.ts';
import { namesOf, seatName } from '../../table/names.ts';
import { arcaneHand, arcaneOf, cardOfHandId, meleeHand, meleeOf, withKept } from '../../table/hands.ts';
import './look-up.ts';
import { Prompt, promptStyles } from '../prompt.ts';
import './secret-answer.ts';
import { flat, low, phone } from '../../theme/sizes.ts';

/** The secret answers of a duel: the melee card, the copies, the follow-up, and the card that replaces a caught lie. */
@customElement('moon-secret-prompt')
export class MoonSecretPrompt extends Prompt {
  static override styles = [
    shared,
    promptStyles,
    css`
      /* it has the same height for every hand: its cards lie in two rows there */
      @container question (max-width: 682px) {
        .melee {
          --peek-height: 340px;
        }
      }
      @media ${low} {
        .say {
          margin-bottom: 2px;
          font-size: var(--text-m);
        }
      }
      /* on a phone that shows the table, the look-up stands beside the tray, so that two questions leave a stage between them. A hand on a screen of its own has the width */
      @media ${flat}, ${phone} {
        @container strip (min-width: 16rem) {
          .abreast {
            clear: both;
            display: grid;
            grid-template-columns: minmax(0, 1fr) fit-content(58%);
            gap: 0 var(--space-2);
            align-items: center;
          }
          .abreast moon-look-up {
            margin-top: 0;
          }
          .abreast moon-look-up[open] {
            grid-column: 1 / -1;
            margin-top: var(--space-2);
          }
        }
      }
    `,
  ];

  /** The hand from which this seat chooses; read only while the tray is held. */
  #hand(): readonly (MeleeCard | ArcaneCard)[] {
    const view = this.table.view(this.seat);
    const side = this.open('melee-card')?.side ?? this.open('follow-up')?.side ?? this.open('critical')?.side;
    if (side === undefined) return withKept(view, arcaneOf(view)?.resist.cards);
    return meleeOf(view)?.hands[side].cards ?? [];
  }

  #cards(picked: string | null): TemplateResult {
    const view = this.table.view(this.seat);
    const arcane = this.opening.kind === 'replace';
    const cards = arcane
      ? arcaneHand(withKept(view, arcaneOf(view)?.resist.cards))
      : meleeHand(this.table, this.#hand() as readonly MeleeCard[]); // the hand is not arcane
    return html`<moon-card-hand
      .cards=${cards}
      .chosen=${picked === null ? [] : [picked]}
      layout=${arcane ? 'row' : 'rows'}
      style="--card-width: min(108px, var(--tray-card))"
    ></moon-card-hand>`;
  }

  /** The number of copies: always three answers, for every hand; answers that the hand cannot give are struck out inside the tray alone. */
  #copies(picked: string | null): TemplateResult {
    const { side = 'attacker', card: kind } = this.open('critical') ?? {};
    const card = kind ?? meleeOf(this.table.view(this.seat))?.played[side];
    const copies = this.#hand().filter((item) => item === card).length + 1;
    return html`<div class="answers abreast">
      ${card ? html`<p aria-hidden="true">${meleeCardName(card)}</p>` : nothing}
      ${(kind ? [1, 2, 3, 4] : [1, 2, 3]).map(
        (count) =>
          html`<button
            type="button"
            data-id=${count <= copies ? String(count) : nothing}
            ?disabled=${count > copies}
            aria-pressed=${picked === String(count)}
          >
            <span aria-hidden="true">${kind ? `+ ${count - 1}` : `× ${count}`}${picked === String(count) ? ' ✓' : nothing}</span
            ><span class="unseen"
              >${kind ? duelWords.furtherOf(count - 1, meleeCardName(kind)) : card ? duelWords.copiesOf(count, meleeCardName(card)) : count}${count > copies ? html` (${duelWords.notHeld()})` : nothing}</span
            >
          </button>`,
      )}
    </div>`;
  }

  #answer(id: string) {
    const card = cardOfHandId(id);
    switch (this.opening.kind) {
      case 'melee-card':
        return this.decide({ kind: 'play-melee', card: card as MeleeCard }); // from the melee hand
      case 'follow-up':
        return this.decide({ kind: 'follow-up', card: card as MeleeCard }); // from the melee hand
      case 'replace':
        return this.decide({ kind: 'replace', card: card as ArcaneCard }); // from the arcane hand
      case 'critical':
        return this.decide({ kind: 'press', copies: Number(id) });
      default:
        return false;
    }
  }

  /** Shows all copies from now on, in this question and in all that follow. */
  #always() {
    void this.table.showAllCopies?.(this.seat, true);
    return this.desk.ahead.sendNext(this.table);
  }

  #decline(): string | null {
    if (this.opening.kind === 'replace') return duelWords.keepLie();
    return this.opening.kind === 'follow-up' ? declineText(this.opening) : null;
  }

  override render() {
    const critical = this.opening.kind === 'critical';
    const decline = this.#decline();
    return html`<p class="say">${promptText(this.opening, namesOf(this.table))}</p>
      <div class="abreast">
        <moon-secret-answer
          class=${critical || this.opening.kind === 'replace' ? '' : 'melee'}
          .label=${duelWords.handOf(seatName(this.table, this.seat))}
          .atOnce=${true}
          .bare=${decline === null}
          .explained=${critical || this.opening.kind === 'follow-up'}
          .hint=${critical ? duelWords.slideAnswer() : duelWords.slide()}
          .content=${(picked: string | null) => (critical ? this.#copies(picked) : this.#cards(picked))}
          @answer=${({ detail }: MoonEvent<'answer'>) => this.#answer(detail.id)}
        >
          ${decline === null ? nothing : html`<moon-button slot="decline" tone="quiet" @click=${() => this.decide({ kind: 'pass' })}>${decline}</moon-button>`}
          <moon-look-up slot="beside" .faces=${this.opening.kind === 'replace' ? null : this.table.meleeFaces}>
            ${critical ? html`<moon-button tone="quiet" data-id="all-copies" @click=${() => this.#always()}>${duelWords.allCopies()}</moon-button>` : nothing}
          </moon-look-up>
        </moon-secret-answer>
      </div>`;
  }
}

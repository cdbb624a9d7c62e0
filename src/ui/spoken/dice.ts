import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { tableAidWords } from '../../words/match/table-aids.ts';
import { pressable, shared } from '../kit/styles.ts';

/** A source of random bytes, `count` at a time. */
type Bytes = (count: number) => Uint8Array;
const fromDevice: Bytes = (count) => crypto.getRandomValues(new Uint8Array(count));

/** Rolls a die with equally likely sides: a byte that would favour some of them is drawn again. */
export function rollDie(sides: number, bytes: Bytes = fromDevice): number {
  const fair = 256 - (256 % sides);
  for (;;) {
    const [byte = 0] = bytes(1);
    if (byte < fair) return (byte % sides) + 1;
  }
}

const DICE = { D6: 6, D4: 4, coin: 2 } as const;
type Die = keyof typeof DICE;
const nameOf = (die: Die): string => (die === 'coin' ? tableAidWords.coin() : die);

/** Dice and a coin for players who want them. They do not affect the match, which rolls its own. */
@customElement('moon-dice')
export class MoonDice extends LitElement {
  static override styles = [
    shared,
    pressable,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
      }
      .press {
        min-width: var(--touch);
        min-height: var(--touch);
        padding: 0 var(--space-3);
      }
      output {
        min-width: 4em;
        font: 700 var(--text-l) / 1.2 var(--title-face);
      }
    `,
  ];
  @state() private last: { die: Die; face: number; nth: number } | null = null;

  #roll(die: Die) {
    this.last = { die, face: rollDie(DICE[die]), nth: (this.last?.nth ?? 0) + 1 };
  }

  #resultText(): string {
    if (!this.last) return '';
    const { die, face } = this.last;
    if (die === 'coin') return face === 1 ? tableAidWords.heads() : tableAidWords.tails();
    return `${die}: ${face}`;
  }

  override render() {
    return html`${(Object.keys(DICE) as Die[]).map(
        (die) =>
          html`<button
            type="button"
            class="press"
            data-die=${die}
            aria-label=${tableAidWords.roll(nameOf(die))}
            title=${tableAidWords.onlyYours()}
            @click=${() => this.#roll(die)}
          >
            ${nameOf(die)}
          </button>`,
      )}
      <output aria-live="polite"
        >${this.#resultText()}${this.last ? html`<span class="unseen">${'\u200B'.repeat(this.last.nth % 2)}</span>` : nothing}</output
      >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-dice': MoonDice;
  }
}

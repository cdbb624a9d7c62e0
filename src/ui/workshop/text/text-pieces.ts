import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Path } from '../../../packs/finding.ts';
import type { AnyCard } from '../../../packs/pack.ts';
import { textSaid } from '../../../words/cards/card-lines.ts';
import { cardTongue } from '../../../words/cards/current-writer.ts';
import { isWithin, keyOf, valueAt } from '../../../workshop/places.ts';
import { piecesOf, type TextPiece } from '../../../workshop/pieces.ts';
import { emit } from '../../kit/emit.ts';
import { shared } from '../../kit/styles.ts';

/** The pieces of recent texts, by language and content, since taking a text apart is slow. */
const known = new Map<string, TextPiece[]>();
const MOST = 60;
/** Words of at most this many letters are too narrow for a finger. */
const SHORT = 3;

/** The pieces of a text of a card, in the language of the app. */
export function knownPieces(card: AnyCard, text: Path): TextPiece[] {
  const names = 'abilities' in card ? card.abilities.map(({ id, name }) => `${id} ${name}`).join() : '';
  const key = `${cardTongue()} ${keyOf(text)} ${names} ${JSON.stringify(valueAt(card, text))}`;
  const pieces = known.get(key) ?? piecesOf(card, text, (changed) => textSaid(changed, text)).pieces;
  known.set(key, pieces);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return pieces;
}

/** A text of a card as a sentence whose parts can be tapped. @fires tapped `{ path }` of the tapped part */
@customElement('moon-text-pieces')
export class MoonTextPieces extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      p {
        font-size: var(--text-m);
        line-height: 2.4;
        overflow-wrap: anywhere;
      }
      span {
        padding-block: 0.5em;
        border-radius: 8px;
        cursor: pointer;
        touch-action: manipulation;
        -webkit-tap-highlight-color: transparent;
        text-decoration: underline dotted 2px;
        text-decoration-color: var(--touchable);
        text-underline-offset: 0.3em;
        box-decoration-break: clone;
        -webkit-box-decoration-break: clone;
      }
      /* a figure is as wide as a finger can hit */
      span.short {
        display: inline-block;
        min-width: 32px;
        padding-block: 0;
        text-align: center;
      }
      span.on {
        background: var(--touchable);
        color: var(--on-touchable);
      }
      @media (hover: hover) {
        span:hover:not(.on) {
          background: var(--panel-raised);
        }
      }
    `,
  ];
  @property({ attribute: false }) card: AnyCard | null = null;
  @property({ attribute: false }) text: Path = [];
  /** The part that was last chosen or changed; null for none. */
  @property({ attribute: false }) chosen: Path | null = null;

  #piece({ words, path }: TextPiece): TemplateResult | string {
    if (words === '\n') return html`<br />`;
    const [, space = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? [];
    if (!/[\p{L}\p{N}″∅]/u.test(core)) return words;
    const isOn = this.chosen !== null && this.chosen.length > this.text.length && isWithin(path, this.chosen);
    const looks = [core.length <= SHORT ? 'short' : '', isOn ? 'on' : ''].filter(Boolean).join(' ');
    const tap = (): void => void emit(this, 'tapped', { path });
    const byKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      tap();
    };
    // a button is one block and would not wrap with its line
    return html`${space}<span role="button" tabindex="0" class=${looks || nothing} data-path=${keyOf(path)} @click=${tap} @keydown=${byKey}
        >${core}</span
      >${after}`;
  }

  override render() {
    const { card, text } = this;
    if (!card) return nothing;
    return html`<p lang=${cardTongue()}>${knownPieces(card, text).map((piece) => this.#piece(piece))}</p>`;
  }
}

declare global {
  interface MoonriseEvents {
    tapped: { path: Path };
  }
  interface HTMLElementTagNameMap {
    'moon-text-pieces': MoonTextPieces;
  }
}

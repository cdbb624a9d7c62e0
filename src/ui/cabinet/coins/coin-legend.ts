import { html, nothing } from 'lit';
import type { Character } from '../../../rules/terms/card-language.ts';
import { coinWords, shelfWords, stageName } from '../../../words/cabinet/cabinet-screen.ts';
import { ABSENT, figureCoin, type CoinMark } from './figure-coin.ts';

/** The legend of the coins, drawn on the coin of one figure. */
export function coinLegend(card: Character | undefined) {
  if (!card) return nothing;
  const present: CoinMark = { ...ABSENT, step: 1, copies: 1 };
  const shapes: [CoinMark, string][] = [
    [ABSENT, coinWords.missing()],
    [present, stageName('boxed')],
    [{ ...present, step: 3 }, stageName('primed')],
    [{ ...present, step: 5, painted: true }, stageName('playable')],
    [{ ...present, step: 6, painted: true }, stageName('finished')],
    [{ ...present, copies: 2 }, coinWords.copies(2)],
    [{ ...present, lent: true }, coinWords.lent()],
    [{ ...present, guest: true }, coinWords.guest()],
    [{ ...ABSENT, wished: true }, coinWords.wished()],
  ];
  return html`<ul class="legend">
      ${shapes.map(([mark, label]) => html`<li>${figureCoin(card, mark, '44px')}${label}</li>`)}
    </ul>
    <p class="small soft">${shelfWords.touch()}</p>
    <p class="small soft">${shelfWords.keys()}</p>`;
}

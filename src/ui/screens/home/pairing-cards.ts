import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { homeWords } from '../../../words/app/home.ts';
import { boardTitle, pairingTitle } from '../../../words/names/boards.ts';
import { factionSign } from '../../art/factions.ts';
import type { ReadyPairing } from '../../contexts/library-port.ts';
import { boardPicture, boardPictureStyle } from '../board-picture.ts';
import { column } from '../../theme/sizes.ts';

export const pairingCardsStyle = [
  boardPictureStyle,
  css`
    .cards {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--space-4);
    }
    .card {
      display: grid;
      grid-template-columns: 1fr;
      grid-template-rows: auto 1fr;
      justify-items: stretch;
      align-items: start;
      gap: var(--space-3);
      padding: var(--space-3);
      width: 100%;
      height: 100%;
      background: var(--panel-raised);
      box-shadow: 0 4px 0 var(--outline);
    }
    .card .picture {
      aspect-ratio: 1.8;
    }
    .card strong {
      display: block;
      font: 700 var(--text-l) / 1.15 var(--title-face);
    }
    .card .about {
      display: flex;
      align-items: center;
      align-content: start;
      justify-content: space-between;
      flex-wrap: wrap;
      gap: var(--space-2);
    }
    .signs {
      display: flex;
      margin-inline-start: auto;
      gap: 2px;
    }
    .card .small {
      font-weight: 500;
    }
    @media ${column} {
      .cards {
        grid-template-columns: minmax(0, 1fr);
      }
      .card {
        grid-template-columns: min(6rem, 26vw) minmax(0, 1fr);
        align-items: center;
      }
      .card .picture {
        aspect-ratio: 1;
      }
      .card .about {
        flex-wrap: wrap;
      }
    }
  `,
];

function card(pairing: ReadyPairing, tapped: (pairing: ReadyPairing) => void): TemplateResult {
  const size = Math.max(...pairing.sides.map(({ troupe }) => troupe.length));
  return html`<li>
    <button type="button" class="press card" data-pairing=${pairing.id} @click=${() => tapped(pairing)}>
      ${boardPicture(pairing.board)}
      <span class="about">
        <span>
          <strong>${pairingTitle(pairing)}</strong>
          <span class="small soft"
            >${pairing.sides.length > 2 ? html`${homeWords.players(pairing.sides.length)} ·` : nothing} ${homeWords.aSide(size)} ·
            ${boardTitle({ id: pairing.board, name: pairing.boardName })}</span
          >
        </span>
        <span class="signs">${pairing.sides.map(({ faction }) => factionSign(faction, pairing.sides.length > 3 ? '26px' : '34px'))}</span>
      </span>
    </button>
  </li>`;
}

/** The ready-made pairings as cards to tap. The page paints them before any script runs. */
export const pairingCards = (pairings: readonly ReadyPairing[], tapped: (pairing: ReadyPairing) => void): TemplateResult =>
  html`<section class="stack" aria-labelledby="heading">
    <div>
      <h2 id="heading">${homeWords.playNow()}</h2>
      <p class="soft">${homeWords.playNowText()}</p>
    </div>
    <ul class="cards">
      ${pairings.map((pairing) => card(pairing, tapped))}
    </ul>
  </section>`;

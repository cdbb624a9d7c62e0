import { css } from 'lit';

/** The sizes of the letters of a card, the largest first: 9, 8, 7.5 and 7 pt. */
export const LETTERS = ['', 'small', 'smaller', 'smallest'] as const;

/** The styles of sheets of cards: black on white in every theme, in millimetres in every window. Only the sheets are printed. */
export const paperStyles = css`
  :host {
    display: block;
  }
  .sheets {
    display: grid;
    justify-content: center;
    gap: 6mm;
    padding: 6mm 2mm;
    overflow-x: auto;
    color: #000;
  }
  .sheet {
    display: grid;
    align-content: start;
    width: 176mm;
    height: 252mm;
    background: #fff;
    break-after: page;
    break-inside: avoid;
    content-visibility: auto;
    contain-intrinsic-size: 176mm 252mm;
  }
  .sheet.cards {
    grid-template-columns: 88mm 88mm;
    grid-auto-rows: 126mm;
  }
  .sheet.deck {
    grid-template-columns: repeat(2, 63mm);
    grid-auto-rows: 84mm;
    justify-content: center;
  }
  .sheet.round {
    display: flex;
    flex-wrap: wrap;
    align-content: flex-start;
    gap: 2mm;
    padding: 2mm;
  }
  .deck > .cut {
    display: grid;
    place-items: center;
    padding: 1.5mm;
    border: 0.2mm dashed #777;
  }
  .deck moon-melee-card,
  .deck moon-arcane-card {
    width: 56mm;
  }
  .paper {
    display: flex;
    flex-direction: column;
    gap: 0.8mm;
    width: 88mm;
    height: 126mm;
    padding: 3mm;
    border: 0.2mm dashed #777;
    overflow: hidden;
    font: 9pt/1.16 var(--text-face);
    color: #000;
  }
  .paper.small {
    font-size: 8pt;
  }
  .paper.smaller {
    font-size: 7.5pt;
    line-height: 1.12;
  }
  .paper.smallest {
    font-size: 7pt;
    line-height: 1.05;
    gap: 0.3mm;
    padding: 2mm;
  }
  .paper.smallest li {
    margin-top: 0.3mm;
  }
  .paper.smallest .box {
    width: 3.2mm;
    height: 3.2mm;
  }
  .paper :is(h2, p, ul, header) {
    margin: 0;
    padding: 0;
  }
  .paper header {
    display: flex;
    align-items: center;
    gap: 2mm;
  }
  .paper header > svg {
    flex: none;
    width: 11mm;
    height: 11mm;
  }
  .paper.smallest header > svg {
    width: 8mm;
    height: 8mm;
  }
  .paper h2 {
    font: 700 1.35em/1.05 var(--title-face);
    overflow-wrap: anywhere;
  }
  .paper .who {
    flex: 1;
    min-width: 0;
  }
  .paper .soft {
    color: #000;
    font-size: 0.88em;
  }
  .paper .numbers {
    display: flex;
    justify-content: space-between;
    gap: 1mm;
    padding-block: 0.5mm;
    border-block: 0.25mm solid #000;
    font-size: 0.92em;
    white-space: nowrap;
  }
  .paper .boxes {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6mm;
  }
  .paper .box {
    display: inline-grid;
    place-items: center;
    width: 3.6mm;
    height: 3.6mm;
    border: 0.25mm solid #000;
  }
  .paper .dot {
    width: 1.8mm;
    height: 1.8mm;
    border-radius: 50%;
    background: #000;
  }
  .paper li {
    margin-top: 0.5mm;
    list-style: none;
  }
  .paper .deals {
    display: inline-flex;
    gap: 0.6mm;
    vertical-align: middle;
  }
  .paper .deals .box,
  .paper.smallest .deals .box {
    width: 4.2mm;
    height: 4.2mm;
    font-size: 0.9em;
  }
  .paper .deals .round {
    border-radius: 50%;
  }
  .paper footer {
    margin-top: auto;
    font-size: 0.75em;
    text-align: end;
  }
  .token,
  .stone {
    flex: none;
  }
  @media print {
    .screen-only {
      display: none;
    }
    .sheets {
      display: block;
      padding: 0;
      overflow: visible;
    }
    .sheet {
      content-visibility: visible;
      margin: 0 auto;
    }
    .sheet:last-child {
      break-after: auto;
    }
  }
`;

import { css, type CSSResult } from 'lit';
import { column } from '../theme/sizes.ts';

/** The sizes of the letters, the largest first. */
export const DENSITIES = ['', 'dense', 'close', 'closest'] as const;

/** The styles of the pages on paper. */
const paper = (main: CSSResult): CSSResult => css`
  ${main} .page {
    width: auto;
    margin: 0;
    padding: 0;
    font-size: 8.5pt;
    line-height: 1.28;
  }
  ${main} .page.dense {
    font-size: 7.8pt;
    line-height: 1.22;
  }
  ${main} .page.close {
    font-size: 7pt;
    line-height: 1.18;
  }
  ${main} .page.closest {
    font-size: 6.2pt;
    line-height: 1.12;
  }
  ${main} .page.score {
    font-size: 9.5pt;
  }
  ${main} article {
    padding: 4px 0 6px;
    border-top-width: 1px;
  }
  ${main} .numbers {
    margin: 3px 0;
  }
  ${main} li {
    margin-top: 2px;
  }
  ${main} .cards {
    columns: 2;
  }
`;

/** The styles of the sheet: black on white in every theme; the tools are not printed. */
export const troupeSheetStyles = css`
  :host {
    display: block;
    min-height: 100dvh;
    background: var(--ground);
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    width: min(100%, 56rem);
    margin: 0 auto;
    padding: var(--space-4);
  }
  moon-toggle {
    flex: 0 1 22rem;
  }
  .page {
    box-sizing: border-box;
    width: min(100%, 56rem);
    margin: 0 auto var(--space-4);
    padding: 2rem;
    background: #fff;
    color: #111;
    font-size: 14px;
    line-height: 1.35;
  }
  h1 {
    margin: 0;
    font: 700 26px/1.2 var(--title-face);
  }
  h2 {
    font: 700 18px/1.2 var(--title-face);
  }
  h1 .soft,
  h2 .soft {
    font: 400 13px/1.2 var(--text-face);
  }
  .soft,
  .foot {
    color: #444;
  }
  .foot {
    margin-top: 12px;
    font-size: 11px;
  }
  .notes {
    margin-top: 6px;
    white-space: pre-wrap;
  }
  .cards {
    columns: 2;
    column-gap: 28px;
    margin-top: 14px;
  }
  article {
    break-inside: avoid;
    padding: 8px 0 10px;
    border-top: 2px solid #111;
  }
  .numbers,
  .blanks {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    margin: 6px 0;
  }
  li {
    margin-top: 3px;
  }
  .boxes,
  .turns {
    white-space: nowrap;
  }
  .boxes {
    display: inline-flex;
    gap: 2px;
  }
  .box {
    display: inline-grid;
    place-items: center;
    width: 16px;
    height: 16px;
    border: 1.5px solid #111;
    border-radius: 3px;
    font-size: 10px;
    line-height: 1;
    vertical-align: middle;
  }
  .deal {
    display: inline-flex;
    gap: 1px;
    vertical-align: middle;
  }
  .deal .box {
    width: 14px;
    height: 14px;
    border-width: 1px;
  }
  .box.round {
    border-radius: 50%;
  }
  .turns .box {
    margin-inline-end: 3px;
  }
  .dot {
    width: 7px;
    height: 7px;
    border: 1.5px solid #111;
    border-radius: 50%;
    background: #cfd8dc;
  }
  .score {
    margin-top: var(--space-5);
    break-before: page;
  }
  table {
    width: 100%;
    margin-top: 12px;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 7px 8px;
    border: 1px solid #666;
    text-align: start;
    vertical-align: middle;
  }
  thead th {
    background: #eee;
    font-size: 12px;
  }
  .once {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    margin-inline-end: 10px;
  }
  .stone {
    display: inline-block;
    width: 44px;
    height: 22px;
    border-bottom: 1.5px solid #111;
  }
  .result .box {
    margin-inline-end: 6px;
  }
  .blank {
    display: inline-block;
    width: 150px;
    height: 1.3em;
    margin-inline-start: 8px;
    border-bottom: 1.5px solid #111;
    vertical-align: bottom;
  }
  .blank.short {
    width: 60px;
  }
  @media screen and ${column} {
    .cards {
      columns: 1;
    }
    .page {
      overflow-x: auto;
      padding: 1rem;
    }
  }
  @media print {
    :host {
      min-height: 0;
      background: #fff;
    }
    .tools {
      display: none;
    }
    ${paper(css`main`)}
  }
  /* as it will lie on paper, to be measured: as narrow as A4 is between its margins */
  main.proof {
    width: 186mm;
  }
  ${paper(css`main.proof`)}
`;

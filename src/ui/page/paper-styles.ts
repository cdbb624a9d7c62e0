import { css } from 'lit';

/** The styles for paper, on which only the sheet is printed. */
export const paperStyles = css`
  .sheet {
    display: none;
  }
  @media print {
    .screen-only {
      display: none;
    }
    .sheet {
      display: block;
      background: #fff;
      color: #000;
    }
    .sheet h1 {
      margin: 0;
      font: 700 18pt/1.2 var(--title-face);
    }
    .sheet table {
      width: 100%;
      border-collapse: collapse;
    }
    .sheet .blank {
      flex: 1;
      border-bottom: 0.2mm solid #000;
    }
  }
`;

// Tables as office programs write and read them (RFC 4180): commas, semicolons or tabs, quotation marks, line breaks within a cell.

/** The byte order mark at the beginning of a table, which names its encoding. */
const MARK = '\uFEFF';
const DANGEROUS = /^[=+\-@\t\r']/;

/** A cell that a spreadsheet could take for a formula gets an apostrophe in front. */
const guarded = (text: string): string => (DANGEROUS.test(text) ? `'${text}` : text);
const unguarded = (text: string): string => (text.startsWith("'") && DANGEROUS.test(text.slice(1)) ? text.slice(1) : text);

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Rows of cells as one text. */
export function writeTable(rows: readonly (readonly string[])[], separator: string): string {
  const cell = (text: string): string => {
    const safe = guarded(text);
    return /["\r\n,;\t]/.test(safe) || safe !== safe.trim() ? quoted(safe) : safe;
  };
  return `${MARK}${rows.map((row) => row.map(cell).join(separator)).join('\r\n')}\r\n`;
}

/** The separator that is most frequent in the first line, outside of quotation marks. */
function separatorOf(text: string): string {
  const line = (/^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '').replaceAll(/"(?:[^"]|"")*"/g, '');
  return [';', '\t', ','].reduce((best, letter) => (line.split(letter).length > line.split(best).length ? letter : best), ',');
}

export interface TableRow {
  /** The number of the line in which the row begins, counted from 1. */
  number: number;
  cells: string[];
}

/** The rows of a table, whatever program wrote it. Never throws; an unclosed quotation mark ends with the text. */
export function readTable(whole: string): TableRow[] {
  const text = whole.startsWith(MARK) ? whole.slice(1) : whole;
  const separator = separatorOf(text);
  const rows: TableRow[] = [];
  let [line, begun, cell, isQuoted] = [1, 1, '', false];
  let cells: string[] = [];
  const endRow = (): void => {
    cells.push(unguarded(cell));
    if (cells.some((content) => content.trim() !== '')) rows.push({ number: begun, cells });
    cells = [];
    cell = '';
    begun = line;
  };
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place] ?? '';
    if (letter === '\n') line += 1;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[place + 1] === '"') cell += text[(place += 1)] ?? '';
      else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === separator) {
      cells.push(unguarded(cell));
      cell = '';
    } else if (letter === '\n') endRow();
    else if (letter !== '\r' || text[place + 1] !== '\n') cell += letter;
  }
  endRow();
  return rows;
}

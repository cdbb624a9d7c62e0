import { standingsOf, type EntrantStanding } from '../../tournament/standings/standings.ts';
import type { TournamentTieBreak } from '../../tournament/terms/settings.ts';
import type { Tournament } from '../../tournament/terms/tournament.ts';
import { rateText, standingColumns } from '../../words/tournament/standings-words.ts';

/** The tie-breaks that are columns; the game of two players and the lot are told in words. */
const shownIn = ({ settings }: Tournament): TournamentTieBreak[] =>
  settings.tieBreaks.filter((rule) => rule === 'stones' || rule === 'opponents' || rule === 'against');

const valueOf = (row: EntrantStanding, rule: TournamentTieBreak): string => {
  if (rule === 'opponents') return rateText(row.opponentsRate);
  return String(rule === 'stones' ? row.stonesFor : row.stonesAgainst);
};

/** The heads of the columns of the standings. */
export const standingHeads = (tournament: Tournament): string[] => [
  standingColumns.place(),
  standingColumns.player(),
  standingColumns.points(),
  standingColumns.games(),
  ...shownIn(tournament).map((rule) => standingColumns[rule]()),
];

/** The cells of a row, in the order of the heads. */
export const standingCells = (tournament: Tournament, row: EntrantStanding): string[] => [
  String(row.place),
  row.entrant.name,
  String(row.points),
  `${row.won + row.byes}/${row.drawn}/${row.lost}`,
  ...shownIn(tournament).map((rule) => valueOf(row, rule)),
];

/** The beginnings of a cell that a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const cellText = (cell: string): string => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;

/** The standings, or those after an earlier round, as a CSV file with a byte order mark. */
export function standingsCsv(tournament: Tournament, after?: number): string {
  const rows = [standingHeads(tournament), ...standingsOf(tournament, after).map((row) => standingCells(tournament, row))];
  return `\uFEFF${rows.map((cells) => cells.map(cellText).join(';')).join('\r\n')}\r\n`;
}

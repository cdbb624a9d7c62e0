// The notes of `npm run release` about its steps, and the page that it writes.

/** The steps to run: the chosen ones, or all, without those that have passed. */
export const remaining = (steps, results, only) =>
  steps.filter(({ name }) => (only ? only.includes(name) : true) && !results.some((result) => result.name === name && result.passed));

/** The last non-empty line of an output, without colour codes. */
export function lastLine(output) {
  // oxlint-disable-next-line no-control-regex -- the colours of terminals
  const lines = output.replaceAll(/\u001b\[[\d;]*m/g, '').split('\n');
  return lines.findLast((line) => line.trim() !== '')?.trim() ?? '';
}

const row = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;

/** The page: a row for each step with its last line of output; a step that was not run is marked as such. */
export function pageOf(steps, results, revision) {
  const rows = steps.map(({ name, script }) => {
    const result = results.find((entry) => entry.name === name);
    if (!result) return row([name, `\`npm run ${script}\``, 'not run', '', '', '']);
    const { passed, date, minutes, line } = result;
    return row([name, `\`npm run ${script}\``, passed ? 'held' : 'failed', date, minutes, line.slice(0, 160)]);
  });
  return [
    '# Release',
    '',
    `What \`npm run release\` found at revision \`${revision}\`: everything that is too long for \`npm test\`, one step after the other. The command can be`,
    'stopped and started again; a step that has held for the revision is not repeated.',
    '',
    '<!-- prettier-ignore -->',
    row(['step', 'command', 'result', 'date', 'minutes', 'last line']),
    row(['---', '---', '---', '---', '---', '---']),
    ...rows,
    '',
  ].join('\n');
}

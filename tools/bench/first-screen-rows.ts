import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Visit } from '../../test/browser/drivers/support.ts';
import { args, executablePath } from '../chromium.mjs';
import { median, row, type Row } from './timing.ts';

/** Fetched on demand: it is as large as all other packages of the project together. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time'];

interface Judged {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

async function judged(url: string): Promise<Judged> {
  const flags = ['--headless=new', ...args].join(' ');
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', `--only-categories=${CATEGORIES.join(',')}`, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Judged; // the report of that version
}

/** Lighthouse's result for the first screen on a phone, the median of five; it needs a network to fetch Lighthouse. */
export async function firstScreenRows({ url }: Visit, runs = RUNS): Promise<Row[]> {
  const reports: Judged[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await judged(url));
  return [
    ...CATEGORIES.map((name) => {
      const scores = reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100);
      return row(`Lighthouse, mobile, ${name}, median of ${runs}`, median(scores), 'points');
    }),
    ...TIMES.map((name) => {
      const taken = reports.map(({ audits }) => audits[name]?.numericValue ?? 0);
      return row(`Lighthouse, mobile, ${name}, median of ${runs}`, median(taken), 'ms');
    }),
  ];
}

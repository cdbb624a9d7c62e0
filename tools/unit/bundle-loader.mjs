// What a process that runs unit tests begins with: where a test is asked for, its bundle is taken.
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';

const root = new URL('../..', import.meta.url).href;
register('./resolve.mjs', import.meta.url, { data: { tests: `${root}test/`, bundles: pathToFileURL(process.env.MOONRISE_UNITS).href } });

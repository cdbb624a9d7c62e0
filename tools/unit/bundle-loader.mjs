// The first script of a process with unit tests: an import of a test resolves to its bundle.
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';

const root = new URL('../..', import.meta.url).href;
register('./resolve.mjs', import.meta.url, { data: { tests: `${root}test/`, bundles: pathToFileURL(process.env.MOONRISE_UNITS).href } });

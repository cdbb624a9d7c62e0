// Prepares the browser tests: the tests bundled for Node, the built app, and a used browser profile.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setup as bundle } from './bundle.mjs';

/** In this order. */
const STEPS = ['test/browser/build', 'test/browser/install'];

export async function setup(project) {
  const forget = [
    await bundle(
      project,
      STEPS.map((step) => `${step}.ts`),
    ),
  ];
  for (const step of STEPS) {
    const taken = await import(pathToFileURL(join(project.config.env.MOONRISE_UNITS, `${step}.mjs`)).href);
    forget.push(await taken.setup(project));
  }
  return async () => {
    for (const end of forget.reverse()) await end?.();
  };
}

// What the browser tests stand on: the tests themselves as Node runs them, the built app, and the profile of a browser that was here before.
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

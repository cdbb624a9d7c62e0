import '../ui/theme/fonts.css';
import { version } from '../../package.json';
import '../ui/moonrise-app.ts';
import { speakAs } from '../ui/language.ts';
import { lastLook } from '../ui/screens/settings/appearance.ts';
import { hashOf, placeOf } from '../ui/contexts/places.ts';
import { foreseeMatch, lazyScreens } from '../ui/screen-list.ts';
import { idleTime } from '../ui/page/time/idle-time.ts';
import { installTheme } from '../ui/theme/theme.ts';
import { whenInFront } from './window/front.ts';
import { keepAwake } from './window/keep-awake.ts';
import { Library } from './library.ts';
import { trustOwnScripts } from './window/own-scripts.ts';
import { newAddresses } from './window/new-addresses.ts';
import { ownWorkers, serviceWorkerUrl, WorkerWatch } from './window/service-worker.ts';
import { Shell } from './window/shell.ts';

declare global {
  interface ImportMetaEnv {
    /** The day of this edition, set by the build. */
    readonly EDITED: string;
  }
}

trustOwnScripts();
installTheme();

const look = lastLook();
// the first screen is drawn in the chosen language, or in that of the device
const speaking = speakAs(look.language ?? 'auto');
// for developers: ?words=pseudo shows texts that are not messages, and places without room for longer words
if (import.meta.env.DEV && location.search.includes('words=pseudo'))
  void import('../words/language/pseudo.ts').then(({ speakPseudo }) => speakPseudo());

const library = new Library({
  version,
  edited: import.meta.env.EDITED,
  installed: matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches,
  look,
  matchScreen: foreseeMatch,
  cabinetScreen: lazyScreens.collection.fetch,
});
const shell = new Shell(library, {
  worker: import.meta.env.PROD ? new WorkerWatch(ownWorkers(), serviceWorkerUrl(document.baseURI)) : null,
  address: (to) => (location.hash = hashOf(to)),
  reload: () => location.reload(),
  unkept: () => library.unkept,
  front: whenInFront,
  keepAwake,
  awake: () => library.settings.awake,
  prepare: () => library.prepare(),
});
const go = newAddresses((hash) => shell.go(placeOf(hash)));
window.addEventListener('beforeunload', (event) => library.unkept && event.preventDefault());

// Draws the page in a separate task after the reading.
setTimeout(async () => {
  await speaking;
  const app = document.querySelector('moonrise-app');
  if (app) Object.assign(app, { library, shell });
  go();
});

// Less urgent work begins when the page is drawn and idle.
const loaded = new Promise((done) => (document.readyState === 'complete' ? done(null) : window.addEventListener('load', done)));
void loaded
  .then(idleTime)
  .then(() => library.prepare())
  .then(idleTime)
  .then(() => shell.install());

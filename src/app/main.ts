import '../ui/theme/fonts.css';
import { version } from '../../package.json';
import '../ui/moonrise-app.ts';
import { installTheme } from '../ui/theme/theme.ts';
import { Library } from './library.ts';
import { hashOf, routeOf } from './routes.ts';
import { ownWorkers, serviceWorkerUrl, WorkerWatch } from './service-worker.ts';
import { Shell } from './shell.ts';

const library = new Library({
  version,
  installed: matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches,
});
const shell = new Shell(library, {
  worker: import.meta.env.PROD ? new WorkerWatch(ownWorkers(), serviceWorkerUrl(document.baseURI)) : null,
  address: (to) => (location.hash = hashOf(to)),
  reload: () => location.reload(),
  unkept: () => library.unkept,
});

async function start(): Promise<void> {
  installTheme();
  await library.prepare();
  const app = document.querySelector('moonrise-app');
  if (app) Object.assign(app, { library, shell });
  const go = (): void => shell.go(routeOf(location.hash));
  window.addEventListener('hashchange', go);
  window.addEventListener('beforeunload', (event) => library.unkept && event.preventDefault());
  go();
  shell.install();
}

void start();

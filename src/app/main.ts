import '../ui/theme/fonts.css';
import { Workbox } from 'workbox-window';
import { version } from '../../package.json';
import '../ui/moonrise-app.ts';
import { installTheme } from '../ui/theme/theme.ts';
import { Library } from './library.ts';
import { routeOf } from './routes.ts';
import { serviceWorkerUrl } from './service-worker.ts';

let worker: Workbox | null = null;

const library = new Library({
  version,
  installed: matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches,
  update: () => worker?.messageSkipWaiting(),
});

function route(): void {
  const app = document.querySelector('moonrise-app');
  if (app) app.place = routeOf(location.hash);
}

async function start(): Promise<void> {
  installTheme();
  await library.prepare();
  const app = document.querySelector('moonrise-app');
  if (app) app.library = library;
  window.addEventListener('hashchange', route);
  route();
}

void start();

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  worker = new Workbox(serviceWorkerUrl(document.baseURI));
  worker.addEventListener('waiting', () => library.offerUpdate());
  // The first installation takes over without a page to replace.
  worker.addEventListener('controlling', ({ isUpdate }) => isUpdate && location.reload());
  void worker.register();
}

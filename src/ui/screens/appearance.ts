import type { DeviceSettings } from '../contexts/library-port.ts';
import { setTheme } from '../theme/theme.ts';

/** 17 px, as a share of the browser's own size. */
const BASE = 106.25;

/** Lights the document, sizes its words and quietens it as the settings say. */
export function dress({ theme, textSize, calm }: Pick<DeviceSettings, 'theme' | 'textSize' | 'calm'>, target: Document = document): void {
  const root = target.documentElement;
  setTheme(theme, target);
  root.style.fontSize = `${(BASE * textSize) / 100}%`;
  root.toggleAttribute('data-calm', calm);
  for (const name of ['--quick', '--steady', '--slow', '--sunrise', '--breath']) {
    if (calm) root.style.setProperty(name, '0ms');
    else root.style.removeProperty(name);
  }
  const ground = getComputedStyle(root).getPropertyValue('--ground').trim();
  if (ground) {
    root.style.background = ground;
    target.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }
}

import type { DeviceSettings } from '../contexts/library-port.ts';
import { setTheme } from '../theme/theme.ts';

/** 17 px, as a share of the browser's own size. */
const BASE = 106.25;

type Look = Pick<DeviceSettings, 'theme' | 'textSize' | 'calm'>;

/** Where the look lies for the page itself, which paints before anything kept can be read. */
const LOOK = 'moonrise-look';

/** How the app looked when it was here last, as far as the browser tells; nothing when it does not. */
export function lastLook(): Partial<Look> {
  try {
    const { theme, textSize, calm } = JSON.parse(localStorage.getItem(LOOK) ?? '{}') as Record<string, unknown>; // checked one by one
    return {
      ...(theme === 'night' || theme === 'day' || theme === 'auto' ? { theme } : {}),
      ...(textSize === 100 || textSize === 115 || textSize === 130 || textSize === 150 ? { textSize } : {}),
      ...(typeof calm === 'boolean' ? { calm } : {}),
    };
  } catch {
    return {};
  }
}

/** Lights the document, sizes its words and quietens it as the settings say. */
export function dress({ theme, textSize, calm }: Look, target: Document = document): void {
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
  try {
    localStorage.setItem(LOOK, JSON.stringify({ theme, textSize, calm }));
  } catch {
    // the next first paint is by night
  }
}

import { isLanguageChoice } from '../../../words/language/locale.ts';
import type { DeviceSettings } from '../../contexts/library-port.ts';
import { setTheme } from '../../theme/theme.ts';
import { fitWords } from '../../theme/fit-words.ts';

/** 17 px, as a share of the browser's own size. */
const BASE = 106.25;

type AppearanceSettings = Pick<DeviceSettings, 'theme' | 'language' | 'textSize' | 'calm' | 'contrast' | 'hand' | 'sound' | 'trembling'>;

/** The sizes that the text can have, in percent of the ordinary size. */
export const TEXT_SIZES = [100, 115, 130, 150, 175, 200] as const;

/** The key in `localStorage` of the last look. The page reads it, since it paints before the settings can be read. */
const LOOK = 'moonrise-look';

/** The look of the app at its last visit; nothing where the browser does not let the app read it. */
export function lastLook(): Partial<AppearanceSettings> {
  try {
    const kept = JSON.parse(localStorage.getItem(LOOK) ?? '{}') as Record<string, unknown>; // each entry is checked below
    const { theme, language, calm, contrast } = kept;
    const textSize = TEXT_SIZES.find((size) => size === kept['textSize']);
    return {
      ...(theme === 'night' || theme === 'day' || theme === 'auto' ? { theme } : {}),
      ...(isLanguageChoice(language) ? { language } : {}),
      ...(textSize ? { textSize } : {}),
      ...(typeof calm === 'boolean' ? { calm } : {}),
      ...(typeof contrast === 'boolean' ? { contrast } : {}),
    };
  } catch {
    return {};
  }
}

/** Gives the document the theme, the text size and the other looks of the settings. */
export function dress(
  { theme, language, textSize, calm, contrast, hand, sound, trembling }: AppearanceSettings,
  target: Document = document,
): void {
  const root = target.documentElement;
  root.toggleAttribute('data-contrast', contrast);
  root.toggleAttribute('data-left', hand === 'left');
  root.toggleAttribute('data-sound', sound === true);
  root.toggleAttribute('data-trembling', trembling);
  setTheme(theme, target);
  root.style.fontSize = `${(BASE * textSize) / 100}%`;
  fitWords(target);
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
    localStorage.setItem(LOOK, JSON.stringify({ theme, language, textSize, calm, contrast }));
  } catch {
    // then the next first paint is by night
  }
}

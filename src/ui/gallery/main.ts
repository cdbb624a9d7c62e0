import '../theme/fonts.css';
import { html, render } from 'lit';
import { installTheme, setTheme } from '../theme/theme.ts';
import type { Theme } from '../theme/theme.ts';
import '../kit/kit.ts';
import '../cards/cards.ts';
import { artSection } from './art-section.ts';
import { boardSection } from './board-section.ts';
import { cardSection } from './card-section.ts';
import { kitSection } from './kit-section.ts';
import { galleryStyle } from './gallery-style.ts';

// Address: gallery.html?theme=day&only=kit|cards|art|board
const asked = new URLSearchParams(location.search);
const only = asked.get('only');
installTheme();
setTheme(asked.get('theme') === 'day' ? 'day' : asked.get('theme') === 'auto' ? 'auto' : 'night');

const themes = [
  { id: 'night', label: 'Night', icon: 'moon' },
  { id: 'day', label: 'Day', icon: 'sun' },
  { id: 'auto', label: 'As the device' },
] as const;
const sections = { kit: kitSection, cards: cardSection, art: artSection, board: boardSection };
const goal = document.querySelector<HTMLElement>('#gallery');
if (goal) {
  render(
    html`${galleryStyle}
      <header>
        <h1>Moonrise: the parts</h1>
        <moon-segmented
          label="Light"
          .segments=${themes}
          selected=${document.documentElement.dataset['theme'] ?? 'night'}
          @chosen=${(event: MoonEvent<'chosen', { id: Theme }>) => setTheme(event.detail.id)}
        ></moon-segmented>
      </header>
      ${Object.entries(sections).map(([name, section]) => (only === null || only === name ? section() : null))}`,
    goal,
  );
}

import { html } from 'lit';
import { appWords } from '../../../words/app/app.ts';
import { moonlitScene } from './moonlit-scene.ts';

/** The head of the app's home screen. The page paints it before any script runs. */
export const homeHead = () =>
  html`<header>
    ${moonlitScene()}
    <div class="title">
      <h1 tabindex="-1">${appWords.name()}</h1>
      <p>${appWords.tagline()}</p>
    </div>
  </header>`;

import { html } from 'lit';
import { titles } from '../../../words/app/titles.ts';
import { icon } from '../../art/icon.ts';
import { learnHash } from '../../contexts/places.ts';

/** The link to the lessons on the app's home screen. The page paints it before any script runs. */
export const learnPath = () =>
  html`<a class="press path learn" href=${learnHash()}
    >${icon('moon', '1.7em')}<span>${titles.learnPath()}<span class="detail">${titles.learnPathText()}</span></span></a
  >`;

import { html, nothing } from 'lit';
import type { ClubView, ClubWaiting } from '../../club/terms/club.ts';
import { clubWords } from '../../words/club/club.ts';
import { allOf } from '../../words/language/sentences.ts';
import { icon } from '../art/icon.ts';
import { clubHash } from '../contexts/places.ts';
import { momentText } from '../page/time/moments.ts';
import { seatsOf } from './club-people.ts';

const SIGNS = { match: 'play', campaign: 'flag', tournament: 'trophy' } as const;

function titleOf(view: ClubView, { kind, id, title }: ClubWaiting): string {
  const match = kind === 'match' ? view.matches.find((candidate) => candidate.id === id) : undefined;
  return match ? allOf(seatsOf(view, match)) : title || clubWords.what(kind);
}

/** The tasks that wait for the member of this device. */
export const waitingList = (view: ClubView) =>
  html`<ul class="stack" data-waiting>
    ${view.waiting.map(
      (waiting) =>
        html`<li>
          <a class="press" href=${clubHash(`${waiting.kind}/${waiting.id}`)} data-waits=${waiting.id}
            >${icon(SIGNS[waiting.kind])}<span
              >${titleOf(view, waiting)}${
                waiting.due === null ? nothing : html` <span class="small soft">${clubWords.until(momentText(waiting.due))}</span>`
              }</span
            ></a
          >
        </li>`,
    )}
  </ul>`;

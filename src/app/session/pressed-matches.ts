import { placeOf } from '../../ui/contexts/places.ts';
import { pressedLinks } from '../window/pressed-links.ts';
import type { Session } from './session.ts';

/** From now on, a match begins to open when a finger comes down on its link. */
export function openPressedMatches(session: () => Promise<Pick<Session, 'openAhead'>>): void {
  pressedLinks((hash) => {
    const place = hash === null ? null : placeOf(hash);
    const id = place?.screen === 'match' ? place.id : null;
    void session().then(
      (opened) => opened.openAhead(id),
      () => undefined, // opening the match reports it
    );
  });
}

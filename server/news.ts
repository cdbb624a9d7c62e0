import type { MemberId } from '../src/club/terms/club.ts';
import { CLUB_TOPIC } from '../src/club/terms/protocol.ts';

/** A change in a club. */
export interface News {
  topic: string;
  /** Members, devices or links have changed, so a connection may have lost its right. */
  people?: true;
  /** A match has gone on. Its players hear of it at once, except on the device that shows it; other members a little later. */
  match?: { id: string; players: readonly MemberId[] };
}

export const PEOPLE_NEWS: News = { topic: CLUB_TOPIC, people: true };
export const PAGE_NEWS: News = { topic: CLUB_TOPIC };

/** Passes changes on to listeners. */
export class Announcer {
  readonly #hears = new Set<(news: News) => void>();

  /** Adds a listener; gives back the function that removes it. */
  hear(listener: (news: News) => void): () => void {
    this.#hears.add(listener);
    return () => this.#hears.delete(listener);
  }

  tell(news: News): void {
    for (const listener of [...this.#hears]) listener(news);
  }
}

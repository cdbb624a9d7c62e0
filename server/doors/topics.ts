import type { FromClub } from '../../src/club/terms/protocol.ts';
import { patchBetween } from '../../src/glasses/patch.ts';
import type { Json } from '../../src/rules/terms/ids.ts';

/**
 * Milliseconds for which changes are collected: `soon` for those that concern the device, `at leisure` for those of other matches and of the match on
 * its screen.
 */
const GATHERED = { soon: 150, 'at leisure': 7500 };
/**
 * Milliseconds over which leisurely updates of many devices are spread, so that a club of a hundred does not send all at once; and the length of a
 * turn, in which a few are sent together.
 */
const SPREAD = 5000;
const TURN = 500;
/** Multiples of this fraction, modulo one, are spread evenly, however many devices there are. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
let count = 0;

interface TopicTold {
  nth: number;
  value: Json | undefined;
}

interface TopicNeeds {
  /** The present page of a topic for this device, never changed afterwards. */
  view: (topic: string) => Promise<{ at: number; view: Json } | null>;
  send: (message: FromClub) => void;
}

/** The topics that a device follows, each with the page sent last, so that only differences are sent. */
export class Topics {
  readonly #pages = new Map<string, TopicTold>();
  readonly #dirty = new Set<string>();
  #gathering: { timer: NodeJS.Timeout; due: number } | null = null;
  #closed = false;

  readonly #spread: number;

  constructor(private readonly needs: TopicNeeds) {
    count += 1;
    this.#spread = ((count * GOLDEN) % 1) * SPREAD;
  }

  async follow(topic: string): Promise<void> {
    this.#pages.set(topic, { nth: 0, value: undefined });
    await this.#tell(topic, true);
  }
  unfollow(topic: string): void {
    this.#pages.delete(topic);
  }
  end(): void {
    this.#closed = true;
    if (this.#gathering) clearTimeout(this.#gathering.timer);
  }

  /** Sends the differences after this time, or earlier. */
  changed(topic: string, when: keyof typeof GATHERED): void {
    if (!this.#pages.has(topic)) return;
    this.#dirty.add(topic);
    // a page that may wait is sent with the changes that are collected until then
    if (when === 'at leisure' && this.#gathering) return;
    const time = performance.now();
    const due = when === 'soon' ? time + GATHERED.soon : Math.ceil((time + GATHERED[when] + this.#spread) / TURN) * TURN;
    if (this.#gathering && this.#gathering.due <= due) return;
    if (this.#gathering) clearTimeout(this.#gathering.timer);
    this.#gathering = { timer: setTimeout(() => void this.#tellAll(), due - time), due };
  }

  async #tellAll(): Promise<void> {
    this.#gathering = null;
    const topics = [...this.#dirty];
    this.#dirty.clear();
    for (const topic of topics) await this.#tell(topic, false);
  }

  async #tell(topic: string, whole: boolean): Promise<void> {
    const seen = await this.needs.view(topic);
    const sent = this.#pages.get(topic);
    if (!sent || this.#closed) return;
    if (!seen) return this.needs.send({ say: 'closed', why: 'gone', topic });
    const isWhole = whole || sent.value === undefined;
    const patch = patchBetween(isWhole ? undefined : sent.value, seen.view);
    if (patch === null) return;
    this.#pages.set(topic, { nth: sent.nth + 1, value: seen.view });
    this.needs.send({ say: 'view', topic, at: seen.at, nth: sent.nth + 1, from: isWhole ? null : sent.nth, patch });
  }
}

import type { MemberId } from '../../src/club/terms/club.ts';
import { CLUB_LIMITS } from '../../src/club/terms/limits.ts';

/** The connections of the members, and since when a member without one is away. */
export class Presence {
  readonly #lines = new Map<MemberId, number>();
  readonly #away = new Map<MemberId, number>();

  constructor(
    private readonly now: () => number,
    /** Called when a member arrives or leaves. */
    private readonly changed: () => void,
  ) {}

  /** Opens or closes a connection of a member; false when the member has too many. */
  counts(member: MemberId, change: 1 | -1): boolean {
    const lines = (this.#lines.get(member) ?? 0) + change;
    if (lines > CLUB_LIMITS.lines) return false;
    this.#lines.set(member, lines);
    if (lines === 0) this.#away.set(member, this.now());
    if (lines === 0 || (lines === 1 && change === 1)) this.changed();
    return true;
  }

  isLive(member: MemberId): boolean {
    return (this.#lines.get(member) ?? 0) > 0;
  }

  /** When the member lost the last connection, in milliseconds since 1970; null while there is one, or was none yet. */
  awaySince(member: MemberId): number | null {
    return this.isLive(member) ? null : (this.#away.get(member) ?? null);
  }
}

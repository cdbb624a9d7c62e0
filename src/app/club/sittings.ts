import type { DeviceSide } from '../../club/device-side.ts';
import type { ClubMatch, ClubView } from '../../club/terms/club.ts';
import { momentText } from '../../ui/page/time/moments.ts';
import { clubWords } from '../../words/club/club.ts';
import { matchWords } from '../../words/match/match.ts';
import type { ClubDrafts } from './club-drafts.ts';
import { SittingTable } from './sitting-table.ts';

interface SittingNeeds {
  device: DeviceSide;
  drafts: ClubDrafts;
  /** The last known page of the club. */
  view: () => ClubView | null;
  record: (match: string) => Promise<Blob>;
}

/** The matches at which this device sits. They outlive the connection to the club. */
export class Sittings {
  readonly #all = new Map<string, SittingTable>();

  constructor(private readonly needs: SittingNeeds) {}

  sit(match: string): SittingTable {
    const { device, drafts, record } = this.needs;
    this.#all.get(match)?.close();
    const sitting: SittingTable = new SittingTable({
      listed: () => this.#match(match),
      standing: () => this.#standing(match),
      keep: (asked) => drafts.keepDecision(match, asked),
      record: () => record(match),
    });
    this.#all.set(match, sitting);
    sitting.until(() => this.#all.get(match) === sitting && this.#all.delete(match));
    if (device.linked) sitting.link(device.lineOf(match));
    const deaf = sitting.subscribe(() => {
      if (!sitting.table) return;
      deaf();
      // a decision from before the page was reloaded is sent if its question still stands
      for (const asked of drafts.decisionsOf(match)) void sitting.decideAgain(asked).then((refused) => drafts.late(refused));
    });
    return sitting;
  }

  /** The club is connected again. */
  link(): void {
    for (const [match, sitting] of this.#all) sitting.link(this.needs.device.lineOf(match));
  }
  /** The club has sent something. */
  refresh(): void {
    for (const sitting of this.#all.values()) sitting.refresh();
  }
  drawBack(draft: string): void {
    for (const sitting of this.#all.values()) sitting.drawBack(draft);
  }
  close(): void {
    for (const sitting of [...this.#all.values()]) sitting.close();
  }

  #match(id: string): ClubMatch | null {
    return this.needs.view()?.matches.find((match) => match.id === id) ?? null;
  }

  /** The connection of the first awaited player elsewhere, and when the answer is due. */
  #standing(id: string): string | null {
    const match = this.#match(id);
    if (!match || match.over) return null;
    const seat = match.asked.find((asked) => !match.yours.includes(asked));
    const taker = seat === undefined ? undefined : match.seats[seat];
    const member = taker && 'member' in taker ? this.needs.view()?.members.find((candidate) => candidate.id === taker.member) : undefined;
    const due = match.due[seat ?? match.asked[0] ?? 0] ?? null;
    const stewarded = match.yours.some((place) => match.steward[place]) ? [clubWords.steward()] : [];
    const until = [...stewarded, ...(due === null ? [] : [clubWords.until(momentText(due))])];
    if (!member) return until.join(' · ') || (this.needs.device.linked ? clubWords.live() : null);
    if (seat !== undefined && match.absent?.includes(seat)) return [matchWords.computerFor(member.name), ...until].join(' · ');
    const { name, live, awaySince } = member;
    const state = live
      ? clubWords.personLive(name)
      : awaySince === null
        ? clubWords.personNotSeen(name)
        : clubWords.personAway(name, momentText(awaySince));
    return [state, ...until].join(' · ');
  }
}

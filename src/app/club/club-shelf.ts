import { pairings } from '../../cards/pairings.ts';
import type { Stores } from '../../storage/backup/backup.ts';
import type { CampaignShelf } from '../../ui/contexts/gatherings/campaign-port.ts';
import type { ClubJoining, ClubPort } from '../../ui/contexts/gatherings/club-port.ts';
import type { ReadyBoard } from '../../ui/contexts/library-port.ts';
import type { Session } from '../session/session.ts';
import type { ClubNeeds } from './club-needs.ts';
import { layClubMatch } from './lay-match.ts';
import { clubDesk, openClub } from './open-club.ts';

/** The other shelves of the app that a club reads. */
interface ClubSources {
  boards: () => Promise<readonly ReadyBoard[]>;
  campaigns: () => Promise<CampaignShelf>;
  session: () => Promise<Session>;
  stores: () => Promise<Stores>;
  /** Called when the matches of this device have changed. */
  changed: () => void;
}

/** The club of the origin that serves the page, and how this device joins it. */
export class ClubShelf {
  #club: Promise<ClubPort | null> | null = null;
  readonly #needs: ClubNeeds;

  constructor(
    private readonly host: string,
    private readonly app: string,
    { boards, campaigns, session, stores, changed }: ClubSources,
  ) {
    this.#needs = {
      app,
      boards,
      campaignRecord: async (id) => (await import('./campaign-moves.ts')).movingCampaign((await stores()).database, id),
      campaignFile: async (record) => (await import('./campaign-moves.ts')).fileOf(record),
      lay: async (match) => layClubMatch(match, pairings, await boards()),
      recordFile: async (record) => (await import('./record-file.ts')).recordFile(record),
      keepCampaign: async (file) => {
        const read = await (await campaigns()).read(file);
        return read.ok ? read.id : null;
      },
      keepRecord: async (file) => {
        const read = await (await session()).importMatch(new Uint8Array(await file.arrayBuffer()));
        changed();
        return read.ok ? read.id : null;
      },
    };
  }

  /** The club, or null where this device has not joined it. */
  club(): Promise<ClubPort | null> {
    return this.#club ?? this.#hold(openClub(this.host, this.#needs));
  }

  /** Holds a club while it opens and from then on; one that could not be opened is opened again at the next request. */
  #hold(opening: Promise<ClubPort | null>): Promise<ClubPort | null> {
    this.#club = opening;
    opening.catch(() => {
      if (this.#club === opening) this.#club = null;
    });
    return opening;
  }

  async joining(): Promise<ClubJoining> {
    const { clubJoining } = await import('./club-joining.ts');
    return clubJoining(this.host, this.app, (club) => void this.#hold(clubDesk(club, this.#needs)));
  }
}

import type { ClubAsk } from '../../club/terms/protocol.ts';
import type { Json } from '../../rules/terms/ids.ts';
import type { ReadyBoards } from '../../ui/contexts/gatherings/campaign-port.ts';
import type { NewClubMatch } from '../../ui/contexts/gatherings/club-port.ts';
import type { MovingCampaign } from './campaign-moves.ts';

/** The parts of the app that the club uses. */
export interface ClubNeeds {
  boards: () => Promise<ReadyBoards>;
  /** A campaign as this device keeps it; null when it has none. */
  campaignRecord: (id: string) => Promise<MovingCampaign | null>;
  /** The file of a campaign that moves out. */
  campaignFile: (record: Json) => Promise<{ name: string; file: Blob }>;
  /** The edition of the app. */
  app: string;
  /** Lays out a match in the form that the club takes. */
  lay: (match: NewClubMatch) => Promise<ClubAsk>;
  /** The file of a finished match, from the record of the club. */
  recordFile: (content: Json) => Promise<Blob>;
  /** Keeps a campaign among those of this device; gives its id, or null where it cannot be read. */
  keepCampaign: (file: Blob) => Promise<string | null>;
  /** Keeps a record among the matches of this device; gives its id. */
  keepRecord: (file: Blob) => Promise<string | null>;
}

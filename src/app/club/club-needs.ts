import type { ClubAsk } from '../../club/terms/protocol.ts';
import type { Json } from '../../rules/terms/ids.ts';
import type { ReadyBoards } from '../../ui/contexts/gatherings/campaign-port.ts';
import type { NewClubMatch } from '../../ui/contexts/gatherings/club-port.ts';
import type { MovingCampaign } from './campaign-moves.ts';

/** The parts of the app that the club uses. */
export interface ClubNeeds {
  boards: () => Promise<ReadyBoards>;
  /** A campaign of this device; null when it has none with this id. */
  campaignRecord: (id: string) => Promise<MovingCampaign | null>;
  /** The file of a campaign that leaves the club. */
  campaignFile: (record: Json) => Promise<{ name: string; file: Blob }>;
  /** The version of the app. */
  app: string;
  /** The request that begins a match in the club. */
  lay: (match: NewClubMatch) => Promise<ClubAsk>;
  /** The file of a finished match, from the record of the club. */
  recordFile: (content: Json) => Promise<Blob>;
  /** Stores a campaign on this device; gives its id, or null where it cannot be read. */
  keepCampaign: (file: Blob) => Promise<string | null>;
  /** Stores a match record on this device; gives its id. */
  keepRecord: (file: Blob) => Promise<string | null>;
}

import type { Pack } from '../../packs/pack.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { Faction } from '../../rules/terms/factions.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { figureOf } from '../../cabinet/figures.ts';
import { plainOf } from '../../cabinet/holding.ts';
import { HoldingStore } from '../../storage/stores/cabinet-store.ts';
import type { Database } from '../../storage/database/database.ts';
import type { TroupeData } from '../../storage/shapes/kept-shapes.ts';
import type { Kept } from '../../storage/stores/kept-store.ts';
import type { MatchStore } from '../../storage/stores/match-store.ts';
import { TroupeStore } from '../../storage/stores/troupe-store.ts';
import type { TroupeCatalogue } from '../../troupes/troupe-catalogue.ts';
import { isSameTroupe } from '../../troupes/join-troupes.ts';
import { checkTroupe, type Troupe } from '../../troupes/troupe.ts';
import { isSameBoard } from '../../ui/board-editor/join-boards.ts';
import type { BoardShelf } from '../../ui/contexts/board-port.ts';
import type { CampaignShelf } from '../../ui/contexts/gatherings/campaign-port.ts';
import type { ReadMatch } from '../../ui/contexts/replay-port.ts';
import type { Arrived, KeptTroupe, Parcel, TroupeDesk, TroupeShelf } from '../../ui/contexts/cards/troupe-port.ts';
import type { Waiting } from '../../ui/contexts/waiting.ts';
import { boardsHash, campaignHash, matchHash, packsHash, puzzlesHash, replayHash, troupesHash } from '../../ui/contexts/places.ts';
import { fileName } from '../../words/language/file-name.ts';
import { matchFile } from '../kept/match-file.ts';
import { labelOf, matchTitle } from '../kept/match-title.ts';
import { newId } from '../session/new-match.ts';
import { SharedReader } from '../foreign/read-shared.ts';
import { namesNow } from '../kept/seats-called.ts';
import { boardParcel, packParcel, parcelOf, troupeParcel } from '../foreign/sharing.ts';

/** The stored data of a troupe; its id and whether it is archived are fields of the row. */
function dataOf({ id: _id, archived: _archived, faction, ...troupeFields }: Troupe): TroupeData & Partial<Troupe> {
  return { ...troupeFields, faction: (faction ?? '') as Faction }; // the row needs a text; '' is no faction
}

const readTroupe = ({ id, archived, data }: { id: string; archived: boolean; data: TroupeData }): Troupe | null =>
  checkTroupe({ upgrades: {}, notes: '', format: 'friendly', ...data, faction: data.faction || null, id, archived });

function troupeOf({ id, changedAt, archived, data }: Kept<TroupeData>): KeptTroupe[] {
  const troupe = readTroupe({ id, archived: archived !== null, data });
  return troupe ? [{ troupe, changedAt }] : [];
}

/** The troupes of this device. A troupe that cannot be read any more is left out, but not deleted. */
function shelfOf(database: Database): TroupeShelf {
  const troupes = new TroupeStore(database);
  const holdings = new HoldingStore(database);
  return {
    async list() {
      return (await troupes.list()).flatMap(troupeOf);
    },
    async save(troupe, join) {
      const { id, archived } = troupe;
      let saved = troupe;
      const joinData = (data: TroupeData, kept: TroupeData): TroupeData => {
        const present = readTroupe({ id, archived, data: kept });
        saved = present && join ? join(present) : troupe;
        return present && join ? dataOf(saved) : data;
      };
      await troupes.save(id, dataOf(troupe), join && joinData);
      return saved;
    },
    archive: (id, away) => troupes.archive(id, away),
    remove: (id) => troupes.remove(id),
    undoRemove: (id) => troupes.undoRemove(id),
    async owned() {
      const characterIn = (row: string): CharacterId => row.slice(row.indexOf('/') + 1);
      const figures = (await holdings.list()).map(({ id, data }) => figureOf(characterIn(id), plainOf(data)));
      return new Set(figures.filter(({ owned }) => owned > 0).map(({ character }) => character));
    },
    freshId: () => newId(),
  };
}

/** The parts of the app that the desk uses. */
export interface DeskNeeds {
  database: Database;
  matches: MatchStore;
  boards: BoardShelf;
  readMatch: (file: File, waiting?: Waiting) => Promise<ReadMatch>;
  readCampaign: (file: File, waiting?: Waiting) => ReturnType<CampaignShelf['read']>;
  /** The present cards for troupes. */
  cards: () => TroupeCatalogue;
  printed: () => TroupeCatalogue;
  /** Stores a pack; gives a sentence why it could not, or null when it is stored. */
  takePack: (pack: Pack) => Promise<string | null>;
  /** Proves and stores a puzzle; gives a sentence why it could not, or null when it is stored. */
  keepPuzzle: (puzzle: Puzzle) => Promise<string | null>;
  /** The packs that these cards come from. */
  packsOf: (cards: readonly string[]) => readonly Pack[];
  /** The address of the page. */
  page: string;
}

async function matchParcel(id: string, { matches, page }: DeskNeeds): Promise<Parcel | null> {
  const [record, meta] = [await matches.load(id), await matches.meta(id)];
  if (!record || !meta) return null;
  const { finished, names, levels } = meta;
  const title = matchTitle(meta);
  const blob = matchFile({ ...labelOf(meta), record }, finished);
  const file = new Uint8Array(await blob.arrayBuffer());
  const handed = { name: fileName(namesNow(names, levels).join(' ') || title, finished), blob };
  return parcelOf({ kind: 'match', title, file, handed, sealed: !finished }, page);
}

/** An id that is not taken. */
function freeId(name: string, taken: ReadonlySet<string>): string {
  let [id, count] = [name, 1];
  while (taken.has(id)) id = `${name}-${(count += 1)}`;
  return id;
}

/** Thrown when something that arrived is not stored; the message is a sentence for the player. */
class NotTaken extends Error {
  override name = 'NotTaken';
}

/** Stores a troupe unless an equal one is here already; gives the id of the stored one. */
async function keepTroupe(troupe: Troupe, shelf: TroupeShelf): Promise<string> {
  const twin = (await shelf.list()).find((kept) => isSameTroupe(kept.troupe, troupe));
  if (!twin) await shelf.save(troupe);
  return twin?.troupe.id ?? troupe.id;
}

async function keepArrived(
  arrived: Arrived,
  shelf: TroupeShelf,
  { boards, readMatch, readCampaign, takePack, keepPuzzle }: DeskNeeds,
  waiting?: Waiting,
): Promise<string> {
  switch (arrived.kind) {
    case 'troupe':
      return troupesHash(await keepTroupe(arrived.troupe, shelf));
    case 'transfer':
      for (const { troupe } of arrived.transfer.troupes) await keepTroupe(troupe, shelf);
      return troupesHash();
    case 'board': {
      const kept = await boards.list();
      const twin = kept.find((board) => isSameBoard(board, arrived.board));
      if (twin) return boardsHash(twin.id);
      const id = freeId(`own-${arrived.board.id.replace(/^own-/, '')}`, new Set(kept.map((board) => board.id)));
      await boards.save({ ...arrived.board, id });
      return boardsHash(id);
    }
    case 'pack': {
      const refused = await takePack(arrived.pack);
      if (refused !== null) throw new NotTaken(refused);
      return packsHash();
    }
    case 'puzzle': {
      const refused = await keepPuzzle(arrived.puzzle);
      if (refused !== null) throw new NotTaken(refused);
      return puzzlesHash();
    }
    case 'match': {
      const read = await readMatch(arrived.file, waiting);
      if (!read.ok) throw new NotTaken(read.sentence);
      return read.finished ? replayHash(read.id) : matchHash(read.id);
    }
    case 'campaign': {
      const read = await readCampaign(arrived.file, waiting);
      // the screen of campaigns lets the player choose between two versions of a campaign
      if (!read.ok) throw new NotTaken(read.sentence);
      return campaignHash(read.id);
    }
  }
}

/** Troupes, and everything that is shared and received. */
export function troupeDesk(needs: DeskNeeds): TroupeDesk {
  const shelf = shelfOf(needs.database);
  const { page, cards } = needs;
  return {
    get catalogue() {
      return cards();
    },
    get printed() {
      return needs.printed();
    },
    shelf,
    shareTroupe(troupe, faction) {
      const packs = needs.packsOf([...troupe.characters, ...Object.values(troupe.upgrades).flat()]);
      return { ...troupeParcel(troupe, faction, cards(), page), packs: packs.map((pack) => packParcel(pack, page)) };
    },
    shareBoard: (board) => boardParcel({ ...board, terrain: [...board.terrain] }, page),
    shareMatch: (id) => matchParcel(id, needs),
    reader: () => new SharedReader(() => shelf.freshId()),
    keep: (arrived, waiting) => keepArrived(arrived, shelf, needs, waiting),
  };
}

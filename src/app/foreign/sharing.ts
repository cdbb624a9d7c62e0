import { catalogue } from '../../cards/index.ts';
import { characterNames, factionNames, upgradeNames } from '../../cards/other-names.ts';
import { shareCodes } from '../../cards/share-codes.ts';
import { bare } from '../../storage/stores/pack-store.ts';
import { slug } from '../../cards/slug.ts';
import { toBase64, toBase64Url } from '../../record/base64.ts';
import { writeBoardFile, type KeptBoard } from '../../record/board-file.ts';
import { seal } from '../../record/sealed-file.ts';
import { codeOfFile } from '../../record/share-code.ts';
import { framesOf } from '../../record/share-frames.ts';
import type { Pack } from '../../packs/pack.ts';
import type { Faction } from '../../rules/terms/factions.ts';
import type { CodeTable } from '../../troupes/codes/code-table.ts';
import { writeLunachron } from '../../troupes/codes/lunachron.ts';
import { writePlainList } from '../../troupes/codes/plain-list.ts';
import { MINER_MARK, writeMiner } from '../../troupes/codes/miner.ts';
import { packTroupe } from '../../troupes/pack-troupe.ts';
import type { TroupeCatalogue } from '../../troupes/troupe-catalogue.ts';
import type { Troupe } from '../../troupes/troupe.ts';
import type { ForeignCode, Parcel } from '../../ui/contexts/cards/troupe-port.ts';
import { shareHash } from '../../ui/contexts/places.ts';
import { cardName } from '../../ui/troupes/card-name.ts';
import { factionName } from '../../words/names/factions.ts';

/** Some programs cut longer addresses. */
const LONGEST_LINK = 2000;

export const codeTable: CodeTable = { ...shareCodes, characterNames, upgradeNames, factionNames, slug };

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** An address that opens a code; the code stands behind the hash, so that no server sees it. Null where the address would be too long. */
function linkOf(code: string, page: string): string | null {
  const link = new URL(shareHash(code), page).href;
  return link.length <= LONGEST_LINK ? link : null;
}

interface Wrapping {
  kind: Parcel['kind'];
  title: string;
  file: Uint8Array<ArrayBuffer>;
  /** The file to share, where it differs from the sealed file. */
  handed?: Parcel['file'];
  sealed?: boolean;
  foreign?: readonly ForeignCode[];
  list?: string;
}

/** The bytes of a sealed file in every form in which they can be shared. */
export function parcelOf({ kind, title, file, handed, sealed = false, foreign = [], list }: Wrapping, page: string): Parcel {
  const code = codeOfFile(file);
  const [link, frames] = [linkOf(code, page), framesOf(code)];
  const name = `${slug(title) || kind}.moon${kind}`;
  return {
    kind,
    title,
    code,
    // a single picture holds the link, so that any camera opens it
    frames: link !== null && frames?.length === 1 ? [link] : frames,
    link,
    file: handed ?? { name, blob: new Blob([file], { type: 'application/gzip' }) },
    sealed,
    foreign,
    list: list ?? null,
  };
}

/** A troupe to share; for other programs it gets this faction. */
export function troupeParcel(troupe: Troupe, faction: Faction, cards: TroupeCatalogue, page: string): Parcel {
  const called = (id: string) => cardName(id, cards);
  const lunachron = writeLunachron(troupe, faction, codeTable);
  const miner = writeMiner(troupe, catalogue.characters);
  const foreign: ForeignCode[] = [
    { program: 'lunachron', code: toBase64(utf8(lunachron.text)), omissions: lunachron.omissions.map(called) },
    { program: 'builder', code: MINER_MARK + toBase64Url(utf8(miner.text)), omissions: miner.omissions.map(called) },
  ];
  const list = writePlainList(troupe, factionName(faction), called);
  return parcelOf({ kind: 'troupe', title: troupe.name, file: seal('troupe', packTroupe(troupe)), foreign, list }, page);
}

/** A pack of cards to share. */
export const packParcel = (pack: Pack, page: string): Parcel =>
  parcelOf({ kind: 'pack', title: pack.name, file: seal('pack', bare(pack)) }, page);

/** A board to share; its file is the text that the board editor reads and writes. */
export function boardParcel(board: KeptBoard, page: string): Parcel {
  const { id, name, terrain } = board;
  const handed = { name: `${id}.moonboard.json`, blob: new Blob([writeBoardFile(board)], { type: 'application/json' }) };
  return parcelOf({ kind: 'board', title: name, file: seal('board', { id, name, terrain }), handed }, page);
}

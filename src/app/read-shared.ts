import { fromBase64 } from '../record/base64.ts';
import { checkKeptBoard, readBoardFile, writeBoardFile } from '../record/board-file.ts';
import type { FileFault } from '../record/notation.ts';
import { looksSealed } from '../record/sealed-file.ts';
import { fileOfCode, isNewerCode, LONGEST_CODE, looksLikeCode } from '../record/share-code.ts';
import { gather, looksLikeFrame, type GatheredFrames } from '../record/share-frames.ts';
import type { ForeignFault, LeftOut } from '../troupes/codes/code-table.ts';
import { looksLikeLunachron, readLunachron } from '../troupes/codes/lunachron.ts';
import { MINER_MARK, readMiner } from '../troupes/codes/miner.ts';
import { unpackTroupe } from '../troupes/pack-troupe.ts';
import type { Troupe } from '../troupes/troupe.ts';
import type { CodeReader, Taken } from '../ui/contexts/troupe-port.ts';
import type { Waiting } from '../ui/contexts/waiting.ts';
import { SHARE_HASH } from '../ui/contexts/places.ts';
import { fileProblemSaid } from '../words/board-editor.ts';
import { campaignReadOnly } from '../words/campaign.ts';
import { codeFault, sharingWords } from '../words/sharing.ts';
import { readOnlyBecause } from '../words/storage.ts';
import { matchTitle } from './match-title.ts';
import { readForeign } from './read-foreign.ts';
import { namesNow } from './seats-called.ts';
import { codeTable } from './sharing.ts';

/** Bytes of a file: a match of a long evening is a tenth of it. */
const LARGEST_FILE = 24 * 1024 * 1024;
/** Letters of a code of another program. */
const LONGEST_FOREIGN = 20_000;
/** Pictures pasted as text, one under the other. */
const MOST_LINES = 100;

const refused = (sentence: string): Taken => ({ now: 'refused', sentence });
const faulty = (fault: FileFault): Taken => refused(codeFault(fault));

function plain(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function boardOf(content: unknown): Taken {
  const kept = checkKeptBoard(content);
  return kept ? boardText(writeBoardFile(kept)) : faulty({ code: 'wrong-shape' });
}

function boardText(text: string): Taken {
  const read = readBoardFile(text);
  return read.ok ? { now: 'arrived', arrived: { kind: 'board', board: read.board } } : refused(fileProblemSaid(read.problem, read.where));
}

/** Something that is kept as the file it came in. */
const arrived = (kind: 'match' | 'campaign', title: string, names: readonly string[], bytes: Uint8Array<ArrayBuffer>): Taken => ({
  now: 'arrived',
  arrived: { kind, title, names, file: new File([bytes], `${kind === 'match' && title ? title : kind}.moon${kind}`) },
});

type ForeignRead = { ok: true; troupe: Troupe; left: LeftOut[] } | { ok: false; fault: ForeignFault };

const foreign = (read: ForeignRead): Taken =>
  read.ok
    ? { now: 'arrived', arrived: { kind: 'troupe', troupe: read.troupe, left: read.left } }
    : faulty({ code: read.fault === 'damaged' ? 'damaged' : 'not-ours' });

/** The code in what somebody pasted: without the address before it and the breaks that a message puts in. */
function bare(text: string): string {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  const start = trimmed.lastIndexOf(SHARE_HASH);
  return (start < 0 ? trimmed : trimmed.slice(start + SHARE_HASH.length)).replace(/\s+/g, '');
}

/** Reads whatever comes as letters, pictures or files. `freshId` names the troupes that arrive. */
export class SharedReader implements CodeReader {
  #gathered: GatheredFrames | null = null;
  readonly #freshId: () => string;

  constructor(freshId: () => string) {
    this.#freshId = freshId;
  }

  async text(text: string, waiting?: Waiting): Promise<Taken> {
    if (text.length > LONGEST_CODE) return refused(sharingWords.tooLarge());
    if (text.trim() === '') return refused(sharingWords.nothingGiven());
    const lines = text.trim().split(/\s*\n\s*/, MOST_LINES);
    if (lines.length > 1 && lines.every(looksLikeFrame)) {
      let taken = faulty({ code: 'not-ours' });
      for (const line of lines) taken = await this.#frame(line, waiting);
      return taken;
    }
    if (/^[\uFEFF\s]*\{/.test(text)) return boardText(text);
    const code = bare(text);
    if (looksLikeFrame(code)) return this.#frame(code, waiting);
    if (looksLikeCode(code)) return this.#code(code, waiting);
    return this.#foreign(code);
  }

  async file(file: Blob, waiting?: Waiting): Promise<Taken> {
    if (file.size > LARGEST_FILE) return refused(sharingWords.tooLarge());
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (looksSealed(bytes)) return this.#opened(bytes, waiting);
    const text = plain(bytes);
    return text === null ? faulty({ code: 'not-ours' }) : this.text(text, waiting);
  }

  #frame(text: string, waiting?: Waiting): Taken | Promise<Taken> {
    const gathering = gather(text, this.#gathered);
    if (gathering.now === 'waiting') {
      this.#gathered = gathering.gathered;
      return { now: 'waiting', have: Object.keys(gathering.gathered.pieces).map(Number), parts: gathering.gathered.parts };
    }
    this.#gathered = null;
    return gathering.now === 'code' ? this.#code(gathering.code, waiting) : faulty({ code: 'damaged' });
  }

  #code(code: string, waiting?: Waiting): Taken | Promise<Taken> {
    const file = fileOfCode(code);
    return file ? this.#opened(file, waiting) : faulty({ code: isNewerCode(code) ? 'newer' : 'damaged' });
  }

  async #opened(bytes: Uint8Array<ArrayBuffer>, waiting?: Waiting): Promise<Taken> {
    const file = await readForeign({ bytes, wanted: 'shared' }, waiting);
    switch (file.kind) {
      case 'fault':
        return faulty(file.fault);
      case 'closed':
        return refused(file.of === 'match' ? readOnlyBecause('broken') : campaignReadOnly(file.why));
      case 'troupe': {
        const troupe = unpackTroupe(file.content, this.#freshId());
        return troupe ? { now: 'arrived', arrived: { kind: 'troupe', troupe, left: [] } } : faulty({ code: 'wrong-shape' });
      }
      case 'board':
        return boardOf(file.content);
      case 'match':
        return arrived('match', matchTitle(file.label), namesNow(file.label.names, file.label.levels), bytes);
      case 'campaign': {
        const { name, players } = file.campaign;
        return arrived(
          'campaign',
          name,
          players.map((player) => player.name),
          bytes,
        );
      }
      case 'backup':
        return refused(sharingWords.isBackup());
    }
  }

  #foreign(code: string): Taken {
    if (code.length > LONGEST_FOREIGN) return faulty({ code: 'not-ours' });
    if (/^MS\d+\./.test(code)) {
      if (!code.startsWith(MINER_MARK)) return faulty({ code: 'newer' });
      const text = plain(fromBase64(code.slice(MINER_MARK.length)) ?? new Uint8Array([0xff]));
      return text === null ? faulty({ code: 'damaged' }) : foreign(readMiner(text, this.#freshId(), codeTable));
    }
    const bytes = fromBase64(code);
    const text = bytes && plain(bytes);
    return text !== null && looksLikeLunachron(text)
      ? foreign(readLunachron(text, this.#freshId(), codeTable))
      : faulty({ code: 'not-ours' });
  }
}

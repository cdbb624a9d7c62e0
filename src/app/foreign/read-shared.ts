import { fromBase64 } from '../../record/base64.ts';
import type { ReadBoard } from '../../record/board-file.ts';
import type { ReadPack } from '../../packs/read-pack.ts';
import type { FileFault } from '../../record/notation.ts';
import { looksSealed } from '../../record/sealed-file.ts';
import { fileOfCode, isNewerCode, LONGEST_CODE } from '../../record/share-code.ts';
import { gather, seriesOf, type GatheredFrames } from '../../record/share-frames.ts';
import type { ForeignFault, LeftOut } from '../../troupes/codes/code-table.ts';
import { looksLikeLunachron, readLunachron } from '../../troupes/codes/lunachron.ts';
import { MINER_MARK, readMiner } from '../../troupes/codes/miner.ts';
import { readPlainList } from '../../troupes/codes/plain-list.ts';
import { readTransfer } from '../../troupes/codes/transfer.ts';
import { unpackTroupe } from '../../troupes/pack-troupe.ts';
import type { Troupe } from '../../troupes/troupe.ts';
import type { CodeReader, Taken } from '../../ui/contexts/cards/troupe-port.ts';
import type { Waiting } from '../../ui/contexts/waiting.ts';
import { fileProblemSaid } from '../../words/app/making/board-editor.ts';
import { campaignReadOnly } from '../../words/campaign/campaign.ts';
import { packFaultSaid } from '../../words/app/making/pack-findings.ts';
import { codeFault, sharingWords } from '../../words/app/keeping/sharing.ts';
import { readOnlyBecause } from '../../words/app/keeping/storage.ts';
import { troupeWords } from '../../words/app/troupes.ts';
import { BUILDERS, codeIn, runsIn } from './code-in-text.ts';
import { matchTitle } from '../kept/match-title.ts';
import { readForeign } from './read-foreign.ts';
import { namesNow } from '../kept/seats-called.ts';
import { codeTable } from './sharing.ts';
import { looksLikeTransfer, transferData } from './transfer-code.ts';

/** Bytes of the largest file that is read: ten times the match of a long evening. */
const LARGEST_FILE = 24 * 1024 * 1024;
/** The number of picture series that are collected at the same time. */
const MOST_SERIES = 4;
/** Letters of the longest code of another program that is read. */
const LONGEST_FOREIGN = 20_000;

const refused = (sentence: string): Taken => ({ stage: 'refused', sentence });
const faulty = (fault: FileFault): Taken => refused(codeFault(fault));

function plain(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const packTaken = (read: ReadPack): Taken =>
  read.ok ? { stage: 'arrived', arrived: { kind: 'pack', pack: read.pack } } : refused(packFaultSaid(read.fault));

const boardTaken = (read: ReadBoard): Taken =>
  read.ok ? { stage: 'arrived', arrived: { kind: 'board', board: read.board } } : refused(fileProblemSaid(read.problem, read.where));

/** Something that is passed on to the screens as the file in which it came. */
const arrived = (kind: 'match' | 'campaign', title: string, names: readonly string[], bytes: Uint8Array<ArrayBuffer>): Taken => ({
  stage: 'arrived',
  arrived: { kind, title, names, file: new File([bytes], `${kind === 'match' && title ? title : kind}.moon${kind}`) },
});

type ForeignRead = { ok: true; troupe: Troupe; omissions: LeftOut[] } | { ok: false; fault: ForeignFault };

const foreign = (read: ForeignRead): Taken =>
  read.ok
    ? { stage: 'arrived', arrived: { kind: 'troupe', troupe: read.troupe, omissions: read.omissions } }
    : faulty({ code: read.fault === 'damaged' ? 'damaged' : 'not-ours' });

/** The text in base64 letters; null where the letters are not base64, or hold no text. */
function innerText(letters: string): string | null {
  const bytes = fromBase64(letters);
  return bytes && plain(bytes);
}

/** The text after the mark of the web troupe builder; null when it is incomplete. */
function builderText(code: string): string | null {
  const inner = innerText(code.replace(/^MS\d+\./, ''));
  return inner?.startsWith('{') && inner.endsWith('}') ? inner : null;
}

/** Reads what comes as text, pictures or files. `freshId` gives ids to the troupes that arrive. */
export class SharedReader implements CodeReader {
  /** Incomplete series of pictures, by the key that their pieces share. */
  readonly #gathered = new Map<string, GatheredFrames>();
  readonly #freshId: () => string;

  constructor(freshId: () => string) {
    this.#freshId = freshId;
  }

  async text(text: string, waiting?: Waiting): Promise<Taken> {
    if (text.length > LONGEST_CODE) return refused(sharingWords.tooLarge());
    const read = await readForeign({ text }, waiting);
    switch (read.kind) {
      case 'nothing':
        return refused(sharingWords.nothingGiven());
      case 'board-text':
        return boardTaken(read.read);
      case 'pack':
        return packTaken(read.read);
      case 'frames':
        return this.#frames(read.frames, waiting);
      case 'code':
        return this.#code(read.code, waiting);
      case 'damaged':
        return faulty({ code: 'damaged' });
      case 'foreign-text':
        return this.#foreign(read.text);
      default:
        return faulty({ code: 'not-ours' });
    }
  }

  async file(file: Blob, waiting?: Waiting): Promise<Taken> {
    if (file.size > LARGEST_FILE) return refused(sharingWords.tooLarge());
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (looksSealed(bytes)) return this.#opened(bytes, waiting);
    const text = plain(bytes);
    return text === null ? faulty({ code: 'not-ours' }) : this.text(text, waiting);
  }

  async #frames(frames: readonly string[], waiting?: Waiting): Promise<Taken> {
    let taken = faulty({ code: 'not-ours' });
    for (const frame of frames) taken = await this.#frame(frame, waiting);
    return taken;
  }

  #frame(text: string, waiting?: Waiting): Taken | Promise<Taken> {
    const series = seriesOf(text) ?? '';
    const gathering = gather(text, this.#gathered.get(series) ?? null);
    if (gathering.now === 'waiting') {
      const [oldest] = this.#gathered.keys();
      if (this.#gathered.size >= MOST_SERIES && !this.#gathered.has(series) && oldest !== undefined) this.#gathered.delete(oldest);
      this.#gathered.set(series, gathering.gathered);
      const otherSeries = [...this.#gathered].flatMap(([key, { pieces, parts }]) =>
        key === series ? [] : [{ have: Object.keys(pieces).length, parts }],
      );
      const { pieces, parts } = gathering.gathered;
      return { stage: 'waiting', have: Object.keys(pieces).map(Number), parts, otherSeries };
    }
    this.#gathered.delete(series);
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
        return troupe ? { stage: 'arrived', arrived: { kind: 'troupe', troupe, omissions: [] } } : faulty({ code: 'wrong-shape' });
      }
      case 'board-text':
        return boardTaken(file.read);
      case 'pack':
        return packTaken(file.read);
      case 'puzzle':
        return file.puzzle ? { stage: 'arrived', arrived: { kind: 'puzzle', puzzle: file.puzzle } } : faulty({ code: 'wrong-shape' });
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
      default:
        return faulty({ code: 'not-ours' });
    }
  }

  #foreign(text: string): Taken {
    const builders = codeIn(text, BUILDERS, (code) => builderText(code) !== null);
    if (builders !== null) {
      if (!builders.startsWith(MINER_MARK)) return faulty({ code: 'newer' });
      const inner = builderText(builders);
      return inner === null ? faulty({ code: 'damaged' }) : foreign(readMiner(inner, this.#freshId(), codeTable));
    }
    const runs = runsIn(text);
    let damaged = false;
    for (const run of runs) {
      const read = looksLikeTransfer(run) ? this.#transfer(run) : this.#lunachron(run);
      if (read?.stage === 'arrived') return read;
      damaged ||= read !== null;
    }
    if (damaged) return faulty({ code: 'damaged' });
    return foreign(readPlainList(text, this.#freshId(), troupeWords.fresh(), codeTable));
  }
  #transfer(code: string): Taken {
    const transfer = readTransfer(transferData(code), this.#freshId, codeTable);
    return transfer ? { stage: 'arrived', arrived: { kind: 'transfer', transfer } } : faulty({ code: 'damaged' });
  }

  #lunachron(code: string): Taken | null {
    const inner = code.length > LONGEST_FOREIGN ? null : innerText(code);
    return inner !== null && looksLikeLunachron(inner) ? foreign(readLunachron(inner, this.#freshId(), codeTable)) : null;
  }
}

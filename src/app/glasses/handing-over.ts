import type { HostSide } from '../../glasses/host-side.ts';
import type { BesideFromGlass, WirePlace } from '../../glasses/wire.ts';
import { toBase64 } from '../../record/base64.ts';
import type { HandedOver } from '../../ui/contexts/table/hosting-port.ts';

/** Milliseconds in which a player answers, and in which a device keeps a match. */
const ANSWERING = 120_000;
const KEEPING = 30_000;

/** The part of a table that moves to another device. */
export interface MovingTable {
  /** Takes no decision from now on; gives the match as a file, and the levels of its computers. */
  pause(): Promise<{ file: Blob; levels: (string | null)[] }>;
  resume(): Promise<void>;
  /** The match is the other device's from now on; durable when it resolves, and rejects where it goes on here. */
  part(): Promise<void>;
}

/** A match that moves to another device: its player agrees, it is kept there, it is given up here, and only then does it go on there. */
export class HandingOver {
  #heard: (message: BesideFromGlass | null) => void = () => undefined;

  constructor(
    private readonly table: MovingTable,
    private readonly glass: HostSide,
    private readonly later: (work: () => void, after: number) => () => void = (work, after) => {
      const timer = setTimeout(work, after);
      return () => clearTimeout(timer);
    },
  ) {}

  /** The glass has told something beside the match; null: it has lost its line. */
  heard(message: BesideFromGlass | null): void {
    this.#heard(message);
  }

  /** Moves it, or changes nothing. `places`: what the other device is told once it has the match. */
  async move(places: () => { own: WirePlace; places: WirePlace[] }): Promise<HandedOver> {
    const { table, glass } = this;
    glass.send({ say: 'give' });
    const answer = await this.#next(ANSWERING);
    if (answer?.say !== 'give' || !answer.yes) {
      glass.send({ say: 'stays' });
      return answer?.say === 'give' ? 'refused' : 'failed';
    }
    const { file, levels } = await table.pause();
    glass.send({ say: 'take', file: toBase64(new Uint8Array(await file.arrayBuffer())) });
    const kept = (await this.#next(KEEPING))?.say === 'taken';
    const parted =
      kept &&
      glass.linked &&
      (await table.part().then(
        () => glass.linked,
        () => false,
      ));
    if (!parted) {
      await table.resume();
      glass.send({ say: 'stays' });
      return 'failed';
    }
    glass.send({ say: 'yours', ...places(), levels });
    return 'moved';
  }

  #next(patience: number): Promise<BesideFromGlass | null> {
    return new Promise((done) => {
      const stop = this.later(() => done(null), patience);
      this.#heard = (message) => {
        if (message && message.say !== 'give' && message.say !== 'taken') return;
        stop();
        done(message);
      };
    });
  }
}

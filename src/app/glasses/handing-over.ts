import type { HostSide } from '../../glasses/host-side.ts';
import type { BesideFromGlass, WirePlace } from '../../glasses/wire.ts';
import { toBase64 } from '../../record/base64.ts';
import type { HandedOver } from '../../ui/contexts/table/hosting-port.ts';

/** Milliseconds in which a player has to answer, and in which a device has to store a match. */
const ANSWERING = 120_000;
const KEEPING = 30_000;

/** The part of a table that moves to another device. */
export interface MovingTable {
  /** Takes no decision from now on; gives the match as a file, and the levels of its computers. */
  pause(): Promise<{ file: Blob; levels: (string | null)[] }>;
  resume(): Promise<void>;
  /** Gives the match to the other device; durable when it resolves, and rejects where the match stays here. */
  part(): Promise<void>;
}

/** Moves a match to another device: its player agrees, that device stores it, this device gives it up, and only then is it played there. */
export class HandingOver {
  #heard: (message: BesideFromGlass | null) => void = () => undefined;

  constructor(
    private readonly table: MovingTable,
    private readonly glass: HostSide,
    private readonly delay: (work: () => void, after: number) => () => void = (work, after) => {
      const timer = setTimeout(work, after);
      return () => clearTimeout(timer);
    },
  ) {}

  /** The other device has sent something that is not about the match itself; null: its connection is lost. */
  heard(message: BesideFromGlass | null): void {
    this.#heard(message);
  }

  /** Moves the match, or changes nothing. `places`: sent to the other device once it has the match. */
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
      const stop = this.delay(() => done(null), patience);
      this.#heard = (message) => {
        if (message && message.say !== 'give' && message.say !== 'taken') return;
        stop();
        done(message);
      };
    });
  }
}

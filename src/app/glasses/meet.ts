import { createActor } from 'xstate';
import { meeting as chart } from '../../../machines/app/meeting.ts';
import type { WireLine } from '../../glasses/wire.ts';
import type { MeetingFault, MeetingPort } from '../../ui/contexts/table/hosting-port.ts';
import { codeOf, meetingIn } from './code.ts';
import { waitFor, type LinkWaiting, type WaitingFor } from './link.ts';

/** True if the browser forbids connections in the local network. */
async function isDenied(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'local-network-access' as PermissionName });
    return state === 'denied';
  } catch {
    return false; // this browser has no such permission
  }
}

/** This device as it meets another one. */
export class Meet implements MeetingPort {
  code: string | null = null;
  fault: MeetingFault | null = null;
  returns = true;
  #closed = false;
  #waiting: LinkWaiting | null = null;
  #read: string | null = null;
  readonly #chart = createActor(chart);
  readonly #listeners = new Set<() => void>();

  /** `linked` gets the connection and how this device was reached; `returns`: whether it will reconnect without codes. */
  constructor(
    needs: () => Promise<WaitingFor>,
    private readonly linked: (line: WireLine, self: LinkWaiting['self']) => void,
    returns: Promise<boolean> = Promise.resolve(true),
  ) {
    this.#chart.subscribe(({ value }) => {
      if ((value === 'unanswered' || value === 'failed') && this.fault === null) void this.#blame();
      if (value === 'failed') this.#waiting?.close();
      this.#tell();
    });
    this.#chart.start();
    void this.#gather(needs);
    void returns.then((comes) => {
      this.returns = comes;
      this.#tell();
    });
  }

  get state(): MeetingPort['state'] {
    return this.#chart.getSnapshot().value;
  }

  read(text: string): void {
    const met = meetingIn(text);
    if (this.state === 'gathering') this.#read = text;
    if (this.state !== 'showing') return;
    // a mirror may show this device its own code
    if (met && codeOf(met) === this.code) return;
    this.fault = met ? null : 'code';
    if (!met) return this.#tell();
    this.#chart.send({ type: 'READ' });
    this.#waiting?.meet(met).catch(() => this.#failed('code'));
  }

  close(): void {
    this.#closed = true;
    if (this.state !== 'open') this.#waiting?.close();
    this.#chart.stop();
    this.#listeners.clear();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #gather(needs: () => Promise<WaitingFor>): Promise<void> {
    try {
      const waiting = await waitFor(await needs());
      if (this.#closed) return waiting.close();
      this.#waiting = waiting;
      this.code = codeOf(waiting.self);
      this.#chart.send({ type: 'GATHERED' });
      if (this.#read !== null) this.read(this.#read);
      const line = await waiting.opened;
      if (this.#closed || this.state === 'failed') return waiting.close();
      this.#chart.send({ type: 'OPENED' });
      this.linked(line, waiting.self);
    } catch {
      this.#failed('unsupported');
    }
  }

  #failed(fault: MeetingFault): void {
    this.fault = fault;
    this.#chart.send({ type: 'FAILED' });
  }

  async #blame(): Promise<void> {
    const none = this.#waiting?.self.addresses.length === 0;
    this.fault = none ? 'address' : (await isDenied()) ? 'denied' : 'silence';
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

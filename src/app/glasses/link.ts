import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { answerFrom, meetingOf, renamed } from '../../glasses/meeting-sdp.ts';
import type { Meeting } from '../../glasses/meeting.ts';
import { LONGEST } from '../../glasses/read-wire.ts';
import type { WireLine } from '../../glasses/wire.ts';
import { toBase64Url } from '../../record/base64.ts';

/** Bytes of one message that every browser accepts. */
const PIECE = 16_000;
/** The most bytes of a packed text, and characters of an unpacked one, that a guest accepts. */
const MOST = 1_000_000;
/** Milliseconds in which addresses are collected. */
const GATHERING = 1500;

function unpacked(bytes: Uint8Array): string | null {
  try {
    return strFromU8(inflateSync(bytes));
  } catch {
    return null;
  }
}

/** Texts over a data channel. The host packs its texts; from a guest it accepts plain texts only, and unpacks nothing. */
class ChannelLine implements WireLine {
  onText: (text: string) => void = () => undefined;
  onGone: () => void = () => undefined;
  #pieces: Uint8Array[] = [];
  #size = 0;
  #open = true;

  constructor(
    private readonly channel: RTCDataChannel,
    private readonly connection: RTCPeerConnection,
    private packs: boolean,
  ) {
    channel.binaryType = 'arraybuffer';
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#heard(data));
    channel.addEventListener('close', () => this.#end());
    // a failed connection does not return: spare connections wait
    connection.addEventListener('connectionstatechange', () => ['closed', 'failed'].includes(connection.connectionState) && this.#end());
  }

  send(text: string): void {
    if (this.channel.readyState !== 'open') return;
    if (!this.packs) return this.channel.send(text);
    const packed = deflateSync(strToU8(text));
    for (let start = 0; start < packed.length; start += PIECE) {
      const piece = packed.subarray(start, start + PIECE);
      const message = new Uint8Array(piece.length + 1);
      message[0] = start + PIECE < packed.length ? 1 : 0;
      message.set(piece, 1);
      this.channel.send(message);
    }
  }

  turn(): void {
    this.packs = !this.packs;
  }

  close(): void {
    this.#open = false;
    // time for the texts sent before to arrive
    setTimeout(() => this.connection.close(), 200);
  }

  #end(): void {
    if (!this.#open) return;
    this.#open = false;
    this.connection.close();
    this.onGone();
  }

  #heard(data: unknown): void {
    if (this.packs) return this.onText(typeof data === 'string' && data.length <= LONGEST ? data : '');
    if (!(data instanceof ArrayBuffer) || data.byteLength === 0) return;
    const bytes = new Uint8Array(data);
    this.#pieces.push(bytes.subarray(1));
    this.#size += bytes.length - 1;
    if (this.#size > MOST) return this.close();
    if (bytes[0] === 1) return;
    const whole = new Uint8Array(this.#size);
    let start = 0;
    for (const piece of this.#pieces.splice(0)) {
      whole.set(piece, start);
      start += piece.length;
    }
    this.#size = 0;
    const text = unpacked(whole);
    // what cannot be unpacked is sent again when the next message does not fit
    if (text !== null) this.onText(text);
  }
}

/** A connection of this device that waits for another one. */
export interface LinkWaiting {
  /** The way to reach this device. */
  readonly self: Meeting;
  /** Connects to the device that was waited for. */
  meet(met: Meeting): Promise<void>;
  readonly opened: Promise<WireLine>;
  close(): void;
}

/** The parts of a connection. `agreed`: a name and a password that the other device knows already; `packs`: this device is the host. */
export interface WaitingFor {
  certificate: RTCCertificate;
  packs: boolean;
  agreed?: Pick<Meeting, 'ufrag' | 'pwd'>;
}

/** A certificate of this device, valid for as long as the browser allows. */
export const newCertificate = (): Promise<RTCCertificate> =>
  RTCPeerConnection.generateCertificate({ name: 'ECDSA', namedCurve: 'P-256', expires: 31_536_000_000 } as EcKeyGenParams);

/** Opens a connection and finds out how to reach this device. */
export async function waitFor({ certificate, packs, agreed }: WaitingFor): Promise<LinkWaiting> {
  const connection = new RTCPeerConnection({ iceServers: [], certificates: [certificate] });
  // both sides create the channel, so neither announces it
  const channel = connection.createDataChannel('moonrise', { negotiated: true, id: 0, ordered: true });
  const opened = new Promise<WireLine>((done) => {
    channel.addEventListener('open', () => done(new ChannelLine(channel, connection, packs)), { once: true });
  });
  const gathered = new Promise<void>((done) => {
    connection.addEventListener('icegatheringstatechange', () => connection.iceGatheringState === 'complete' && done());
    setTimeout(done, GATHERING);
  });
  if (agreed) {
    const { sdp = '' } = await connection.createOffer();
    await connection.setLocalDescription({ type: 'offer', sdp: renamed(sdp, agreed) });
  } else await connection.setLocalDescription();
  // a returning screen is known by its name, so the other device needs no address
  if (!agreed) await gathered;
  const sdp = connection.localDescription?.sdp ?? '';
  const self = meetingOf(sdp);
  return {
    self,
    opened,
    meet: (met) =>
      connection.setRemoteDescription({ type: 'answer', sdp: answerFrom(met, self.print, /a=mid:(\S+)/.exec(sdp)?.[1] ?? '0') }),
    close: () => connection.close(),
  };
}

/** The connection if it opens in time; null otherwise. */
export async function openedWithin(waiting: LinkWaiting, patience: number): Promise<WireLine | null> {
  const line = await Promise.race([waiting.opened, new Promise<null>((done) => setTimeout(done, patience, null))]);
  if (!line) waiting.close();
  return line;
}

/** Random letters that cannot be guessed. */
const letters = (count: number): string =>
  toBase64Url(crypto.getRandomValues(new Uint8Array(count)))
    .replaceAll(/[-_]/g, '+')
    .slice(0, count);

/** A name and a password under which a device returns. */
export const newName = (): Pick<Meeting, 'ufrag' | 'pwd'> => ({ ufrag: letters(8), pwd: letters(24) });

// The facts that two devices must know of each other to connect, small enough for one QR picture: ICE's user fragment and password, the fingerprint
// of the certificate, addresses. Both send the same kind of data, and each takes the other's as the answer to an offer of its own.

/** An address in the local network. `name` is a random mDNS name instead of a number. */
export interface Address {
  kind: 4 | 6 | 'name';
  /** 4 bytes for kind 4, else 16. */
  host: Uint8Array;
  port: number;
}

/** The facts that another device needs to reach this one. */
export interface Meeting {
  ufrag: string;
  pwd: string;
  /** SHA-256 of the certificate: 32 bytes. */
  print: Uint8Array;
  addresses: Address[];
}

const EDITION = 1;
/** The characters of ICE's user fragments and passwords, six bits each. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const KINDS = [4, 6, 'name'] as const;
const PRINT = 32;
export const MOST_ADDRESSES = 4;
const LONGEST = 300;
/** The minimum lengths that ICE requires. */
const LEAST = { ufrag: 4, pwd: 22 };

function packedSigns(text: string): number[] {
  const values = Array.from(text, (sign) => SIGNS.indexOf(sign));
  if (values.includes(-1) || text.length > 255) throw new Error('no name of ICE');
  const bits = values.map((value) => value.toString(2).padStart(6, '0')).join('');
  return [text.length, ...(bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))];
}

/** Reads the bytes of a meeting part by part. */
class PictureReader {
  #place = 0;
  constructor(private readonly bytes: Uint8Array) {}

  get ended(): boolean {
    return this.#place === this.bytes.length;
  }
  take(count: number): Uint8Array {
    const part = this.bytes.slice(this.#place, this.#place + count);
    this.#place += count;
    if (part.length !== count) throw new RangeError('too short');
    return part;
  }
  byte(): number {
    return this.take(1)[0] ?? 0;
  }
  signs(): string {
    const length = this.byte();
    const bytes = this.take(Math.ceil((length * 6) / 8));
    const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
    return Array.from({ length }, (_, index) => SIGNS[Number.parseInt(bits.slice(index * 6, index * 6 + 6), 2)] ?? '').join('');
  }
}

/** A device as bytes. */
export function writeMeeting({ ufrag, pwd, print, addresses }: Meeting): Uint8Array {
  const some = addresses.slice(0, MOST_ADDRESSES);
  return Uint8Array.from([
    (EDITION << 4) | some.length,
    ...packedSigns(ufrag),
    ...packedSigns(pwd),
    ...print,
    ...some.flatMap(({ kind, host, port }) => [KINDS.indexOf(kind), port >> 8, port & 255, ...host]),
  ]);
}

/** The meeting in some bytes; null for anything else. Never throws. */
export function readMeeting(bytes: Uint8Array): Meeting | null {
  if (bytes.length > LONGEST) return null;
  try {
    const reader = new PictureReader(bytes);
    const head = reader.byte();
    const count = head & 15;
    if (head >> 4 !== EDITION || count > MOST_ADDRESSES) return null;
    const [ufrag, pwd, print] = [reader.signs(), reader.signs(), reader.take(PRINT)];
    const addresses = Array.from({ length: count }, (): Address => {
      const kind = KINDS[reader.byte()];
      if (kind === undefined) throw new RangeError('no kind of address');
      const port = reader.byte() * 256 + reader.byte();
      return { kind, port, host: reader.take(kind === 4 ? 4 : 16) };
    });
    return reader.ended && ufrag.length >= LEAST.ufrag && pwd.length >= LEAST.pwd ? { ufrag, pwd, print, addresses } : null;
  } catch {
    return null;
  }
}

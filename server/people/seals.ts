import { createHash, createHmac, createPublicKey, randomBytes, timingSafeEqual, verify } from 'node:crypto';
import type { DeviceId } from '../../src/club/terms/club.ts';
import { CLUB_LIMITS } from '../../src/club/terms/limits.ts';
import { signedText, type DeviceKey, type DeviceProof } from '../../src/club/terms/protocol.ts';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
/** 26 letters of 5 bits. */
const CODE = 26;

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const codeOf = (bytes: Uint8Array): string => [...bytes.subarray(0, CODE)].map((byte) => LETTERS[byte & 31]).join('');
/** A new code: 130 bits in letters that cannot be mistaken for each other. */
export const newCode = (): string => codeOf(randomBytes(CODE));

/** The things that the club stores of a device: its public key, or the hash of its secret. */
export type KeptKey = { kind: 'p256'; x: string; y: string } | { kind: 'secret'; hash: string };
export const keptKey = (key: DeviceKey): KeptKey => (key.kind === 'p256' ? key : { kind: 'secret', hash: hashOf(key.secret) });

/** True if a key is the public half of one on the curve P-256; a secret always passes. */
export function isKey(key: DeviceKey): boolean {
  if (key.kind === 'secret') return true;
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: key.x, y: key.y }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

const same = (first: string, second: string): boolean => {
  const [a, b] = [Buffer.from(first), Buffer.from(second)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Challenges and sessions carry their own seal: workers share a secret, but no table. */
export class Seals {
  constructor(private readonly secret: Buffer) {}

  #seal(kind: string, text: string): string {
    return createHmac('sha256', this.secret).update(`${kind} ${text}`).digest('base64url');
  }
  #sealed(kind: string, text: string): string {
    return `${text}.${this.#seal(kind, text)}`;
  }
  #open(kind: string, sealed: string): string | null {
    const dot = sealed.lastIndexOf('.');
    const text = sealed.slice(0, Math.max(0, dot));
    return dot > 0 && same(sealed.slice(dot + 1), this.#seal(kind, text)) ? text : null;
  }

  /** The code for an id, the same at every try, so that it need not be stored. */
  codeFor(id: string): string {
    return codeOf(createHmac('sha512', this.secret).update(`code ${id}`).digest());
  }
  /** A short name for the match, campaign or invitation that a request begins. */
  nameFor(id: string): string {
    return this.codeFor(`name ${id}`).slice(0, 16);
  }

  challenge(time: number): string {
    return this.#sealed('challenge', `${time + CLUB_LIMITS.challenge}.${randomBytes(12).toString('base64url')}`);
  }

  /** True if a device has proven that it has its key. */
  proves(
    device: DeviceId,
    key: KeptKey,
    challenge: string,
    { proof, host, now }: { proof: DeviceProof; host: string; now: number },
  ): boolean {
    const text = this.#open('challenge', challenge);
    if (!text || Number(text.split('.')[0]) < now) return false;
    if (key.kind === 'secret') return 'secret' in proof && same(hashOf(proof.secret), key.hash);
    if (!('signature' in proof)) return false;
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: key.x, y: key.y }, format: 'jwk' });
    const text256 = Buffer.from(signedText(host, device, challenge));
    return verify('sha256', text256, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(proof.signature, 'base64url'));
  }

  /** `subject`: a device, or `watch:` and the hash of the link. */
  session(subject: string, time: number): { session: string; until: number } {
    const until = time + CLUB_LIMITS.session;
    return { session: this.#sealed('session', `${subject}.${until}`), until };
  }
  /** The subject of a session that still holds; null for any other text. */
  subjectOf(session: string, time: number): string | null {
    const text = this.#open('session', session);
    const dot = text?.lastIndexOf('.') ?? -1;
    return text && Number(text.slice(dot + 1)) >= time ? text.slice(0, dot) : null;
  }
}

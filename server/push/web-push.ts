import { createCipheriv, createECDH, createPrivateKey, generateKeyPairSync, hkdfSync, randomBytes, sign } from 'node:crypto';

// Web Push with Node alone: a message is encrypted for one device (RFC 8291, RFC 8188) and signed by the club (RFC 8292).

const CURVE = 'prime256v1';
const RECORD = 4096;
/** Seconds for which a signature is valid, and for which a push service holds a message for an absent device. */
const SIGNED = 12 * 3600;
const KEPT = 86_400;

/** The push address of a device, as its browser gives it; both keys in base64url. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}
/** The keys of a club, in base64url: the public one as 65 bytes, the private one as 32. */
export interface PushKeys {
  open: string;
  hidden: string;
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

export function freshPushKeys(): PushKeys {
  const { d = '', x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: CURVE }).privateKey.export({ format: 'jwk' });
  return { open: Buffer.concat([Buffer.of(4), bytes(x), bytes(y)]).toString('base64url'), hidden: d };
}

/** The encrypted body of a message for a device. `sender`, `salt`: drawn again for each message. */
export function sealedPush(
  text: Uint8Array,
  { p256dh, auth }: PushAddress['keys'],
  { sender = createECDH(CURVE), salt = randomBytes(16) }: { sender?: ReturnType<typeof createECDH>; salt?: Uint8Array } = {},
): Buffer {
  const receiver = bytes(p256dh);
  let senderKey: Buffer;
  try {
    senderKey = sender.getPublicKey();
  } catch {
    senderKey = sender.generateKeys();
  }
  const shared = sender.computeSecret(receiver);
  const key = derived(shared, bytes(auth), Buffer.concat([Buffer.from('WebPush: info\0'), receiver, senderKey]), 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derived(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derived(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  const head = Buffer.alloc(21);
  head.set(salt);
  head.writeUInt32BE(RECORD, 16);
  head.writeUInt8(senderKey.length, 20);
  // the byte 2 ends the last record
  return Buffer.concat([head, senderKey, cipher.update(text), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()]);
}

/** The signature by which a push service recognises the club. `about`: the contact of its owner. */
export function pushSignature(endpoint: string, keys: PushKeys, { now, about }: { now: number; about: string }): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + SIGNED, sub: about };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const open = bytes(keys.open);
  const [x = '', y = ''] = [open.subarray(1, 33), open.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: keys.hidden, x, y }, format: 'jwk' });
  return `vapid t=${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}, k=${keys.open}`;
}

/** Sends a message; gives the status of the push service, 0 where it cannot be reached. A newer message of the same topic replaces an older one. */
export async function sendPush(
  { endpoint, keys: receiver }: PushAddress,
  text: string,
  { keys, now, about, fetches = fetch }: { keys: PushKeys; now: number; about: string; fetches?: typeof fetch },
): Promise<number> {
  try {
    const { status } = await fetches(endpoint, {
      method: 'POST',
      headers: {
        authorization: pushSignature(endpoint, keys, { now, about }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT),
        topic: 'waits',
        urgency: 'normal',
      },
      body: new Uint8Array(sealedPush(Buffer.from(text), receiver)),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    return status;
  } catch {
    return 0;
  }
}

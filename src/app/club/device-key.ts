import type { DeviceKey as PublicKey, DeviceProof } from '../../club/terms/protocol.ts';
import { toBase64Url } from '../../record/base64.ts';
import { keepsKey, type KeptDeviceKey } from '../../storage/stores/club-store.ts';

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNED = { name: 'ECDSA', hash: 'SHA-256' } as const;
/** Bytes of a secret: too many to guess. */
const SECRET = 32;

const freshSecret = (): KeptDeviceKey => ({ kind: 'secret', secret: toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET))) });

/** A new key of this device: a secret where the page has no key store, as over plain http, or where the browser stores no key. */
export async function newDeviceKey(subtle: SubtleCrypto | null = isSecureContext ? crypto.subtle : null): Promise<KeptDeviceKey> {
  if (!subtle) return freshSecret();
  try {
    const key: KeptDeviceKey = { kind: 'pair', pair: await subtle.generateKey(CURVE, false, ['sign', 'verify']) };
    return (await keepsKey(key)) ? key : freshSecret();
  } catch {
    return freshSecret();
  }
}

/** The half of a key that the club stores. */
export async function publicHalf(key: KeptDeviceKey): Promise<PublicKey> {
  if (key.kind === 'secret') return key;
  if (key.kind === 'watch') throw new Error('a watcher has no key');
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', key.pair.publicKey);
  return { kind: 'p256', x, y };
}

/** Proves that this device has its key: a signature of the text, or the secret itself. */
export async function proofOf(key: KeptDeviceKey, text: string): Promise<DeviceProof> {
  if (key.kind === 'secret') return { secret: key.secret };
  if (key.kind === 'watch') throw new Error('a watcher has no key');
  return { signature: toBase64Url(new Uint8Array(await crypto.subtle.sign(SIGNED, key.pair.privateKey, new TextEncoder().encode(text)))) };
}

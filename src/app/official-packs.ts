import type { Pack } from '../packs/pack.ts';
import { sealedText } from '../packs/sealed-text.ts';
import { fromBase64 } from '../record/base64.ts';

/** The public half of the key with which the publisher of the app seals packs: a point of P-256. */
const PUBLISHER: JsonWebKey = {
  kty: 'EC',
  crv: 'P-256',
  x: 'Pf9IAq1-XAVTlHdy0BI4D0OJrELg6OQi6BuGzGprzwQ',
  y: 'fO7dKXfzlLGZLWSu1QYxjjjXygpbw8ECS-o2m4Ajbso',
};
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** True if a pack has a seal of the publisher over its exact content; false where the browser cannot check seals. */
export async function isOfficial(pack: Pack, publisher: JsonWebKey = PUBLISHER): Promise<boolean> {
  const seal = pack.seal === undefined ? null : fromBase64(pack.seal);
  if (!seal) return false;
  try {
    const { kty = '', crv = '', x = '', y = '' } = publisher;
    const key = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, CURVE, false, ['verify']);
    return await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      key,
      Uint8Array.from(seal),
      new TextEncoder().encode(sealedText(pack)),
    );
  } catch {
    return false;
  }
}

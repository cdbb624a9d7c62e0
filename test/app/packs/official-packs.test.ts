import { beforeAll, describe, expect, it } from 'vitest';
import { isOfficial } from '../../../src/app/official-packs.ts';
import type { Pack } from '../../../src/packs/pack.ts';
import { readPack } from '../../../src/packs/read-pack.ts';
import { sealedText } from '../../../src/packs/sealed-text.ts';
import { toBase64Url } from '../../../src/record/base64.ts';
import { example } from '../../packs/example.ts';

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };

async function keys(): Promise<{ publisher: JsonWebKey; seal: (pack: Pack) => Promise<Pack> }> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ['sign', 'verify']);
  return {
    publisher: await crypto.subtle.exportKey('jwk', pair.publicKey),
    async seal(pack) {
      const text = new TextEncoder().encode(sealedText(pack));
      const sum = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, text);
      return { ...pack, seal: toBase64Url(new Uint8Array(sum)) };
    },
  };
}

describe('the seal of the publisher', () => {
  let known: Awaited<ReturnType<typeof keys>>;
  let sealed: Pack;
  beforeAll(async () => {
    known = await keys();
    sealed = await known.seal(example);
  });

  it('vouches for a pack that says exactly what was sealed, in whatever order its fields stand', async () => {
    expect(await isOfficial(sealed, known.publisher)).toBe(true);
    const turned = Object.fromEntries(Object.entries(JSON.parse(JSON.stringify(sealed)) as object).toReversed()) as unknown as Pack;
    expect(await isOfficial(turned, known.publisher)).toBe(true);
    const read = readPack(JSON.parse(JSON.stringify(sealed)));
    expect(read.ok && (await isOfficial(read.pack, known.publisher))).toBe(true);
  });

  it('vouches for nothing else', async () => {
    const [tilda, ...others] = sealed.characters;
    if (!tilda) throw new Error('nobody');
    const strangerKeys = await keys();
    const letters = [...(sealed.seal ?? '')];
    const changed: Pack[] = [
      example,
      { ...sealed, version: 2 },
      { ...sealed, name: 'Other' },
      { ...sealed, by: 'Somebody' },
      { ...sealed, characters: [{ ...tilda, melee: 9 }, ...others] },
      { ...sealed, emblems: { [tilda.id]: 'troll' } },
      { ...sealed, seal: '' },
      { ...sealed, seal: 'no seal' },
      { ...sealed, seal: letters.toReversed().join('') },
      await strangerKeys.seal(example),
    ];
    for (const pack of changed) expect(await isOfficial(pack, known.publisher)).toBe(false);
    expect(await isOfficial(sealed)).toBe(false); // a key that the app does not know
    expect(await isOfficial(sealed, { kty: 'EC' })).toBe(false);
  });
});

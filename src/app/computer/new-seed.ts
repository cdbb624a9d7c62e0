/** A seed for the chance of a computer player, apart from the seed of its match. */
export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

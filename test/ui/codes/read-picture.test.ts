import { encode } from 'uqr';
import { textIn, type Pixels } from '../../../src/ui/codes/read-picture.ts';
import { expect } from '../support.ts';

/** A code as a camera sees it, so many pixels a module. */
function picture(text: string, pixels: number): Pixels {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const side = size * pixels;
  const grey = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (data[Math.floor(y / pixels)]?.[Math.floor(x / pixels)]) grey.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return { data: grey, width: side, height: side };
}
const LINK = `https://example.org/games/moonrise/#/join/${'aB3_-xyz'.repeat(13)}`;

/** The reader of a browser in a test; `finds`: what it reads. */
let finds: string[] = [];
let asked = 0;
class Detector {
  static getSupportedFormats = (): Promise<string[]> => Promise.resolve(['qr_code']);
  detect(image: unknown): Promise<{ rawValue: string }[]> {
    asked += image instanceof ImageData ? 1 : 0;
    const [text] = finds;
    return text === 'broken' ? Promise.reject(new Error('no service')) : Promise.resolve(text === undefined ? [] : [{ rawValue: text }]);
  }
}

describe('the reader of codes', () => {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'BarcodeDetector');
  before(() => void Object.defineProperty(globalThis, 'BarcodeDetector', { configurable: true, value: Detector }));
  after(() => {
    if (descriptor) Object.defineProperty(globalThis, 'BarcodeDetector', descriptor);
    else Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  });

  it('asks that of the browser first, and its own where that one is broken or blind', async () => {
    finds = ['broken'];
    expect(await textIn(picture(LINK, 4))).to.equal(LINK);
    finds = [];
    expect(await textIn(picture(LINK, 4))).to.equal(LINK);
    expect(asked).to.equal(2);
    finds = ['read by the browser'];
    expect(await textIn(picture(LINK, 4))).to.equal('read by the browser');
    // it is known to read: a picture without a code costs no second look
    finds = [];
    expect(await textIn(picture(LINK, 4))).to.equal(null);
    expect(await textIn(picture(LINK, 4), true)).to.equal(LINK);
    expect(asked).to.equal(5);
  });
});

/** The longer sides at which a picture is searched, in pixels; a larger picture is made smaller first. */
const SIDES = [1600, 800];
/** The most bytes of an image; a photo of a good camera has a third of that. */
const LARGEST = 40 * 1024 * 1024;

export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

/** The built-in reader of some browsers. */
interface Detector {
  detect(image: ImageData): Promise<{ rawValue: string }[]>;
}
interface DetectorKind {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** The built-in reader of this browser; null where it has none for these codes. */
async function ownDetector(): Promise<Detector | null> {
  const { BarcodeDetector: Kind } = globalThis as { BarcodeDetector?: DetectorKind };
  try {
    return Kind && (await Kind.getSupportedFormats()).includes('qr_code') ? new Kind({ formats: ['qr_code'] }) : null;
  } catch {
    return null;
  }
}

/** True if the built-in reader has ever read a code; in some browsers it never does. */
let hasRead = false;
let detector: Promise<Detector | null> | null = null;

/**
 * The text of the code in a picture; null when none is found. The built-in reader goes first, and the app's own reader follows only until
 * the built-in one has read something. `thorough`: the own reader follows in any case, and also looks for codes that are light on dark.
 */
export async function textIn({ data, width, height }: Pixels, thorough = false): Promise<string | null> {
  const reader = await (detector ??= ownDetector());
  if (reader) {
    const [code] = await reader.detect(new ImageData(new Uint8ClampedArray(data), width, height)).catch(() => []);
    if (code) hasRead = true;
    if (code?.rawValue) return code.rawValue;
    if (hasRead && !thorough) return null;
  }
  const { default: jsQR } = await import('jsqr');
  // a code of this app is dark on white; a picture of another program may not be
  return jsQR(data, width, height, { inversionAttempts: thorough ? 'attemptBoth' : 'dontInvert' })?.data ?? null;
}

function drawn(image: ImageBitmap, side: number): Pixels | null {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const [width, height] = [Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale))];
  const paper = new OffscreenCanvas(width, height).getContext('2d');
  if (!paper) return null;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, width, height);
  paper.drawImage(image, 0, 0, width, height);
  return paper.getImageData(0, 0, width, height);
}

/** The text of the code in an image file; null when it is no image or has none. Never rejects. */
export async function textInImage(file: Blob): Promise<string | null> {
  if (file.size > LARGEST) return null;
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) return null;
  try {
    for (const side of SIDES) {
      const pixels = drawn(image, side);
      const text = pixels && (await textIn(pixels, true).catch(() => null));
      if (text) return text;
    }
    return null;
  } finally {
    image.close();
  }
}

/** True if a file is a picture, by its first bytes. */
export async function isPicture(file: Blob): Promise<boolean> {
  if (file.type.startsWith('image/') && file.type !== 'image/svg+xml') return true;
  const [a = 0, b = 0, c = 0] = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  return (a === 0x89 && b === 0x50) || (a === 0xff && b === 0xd8 && c === 0xff) || (a === 0x47 && b === 0x49 && c === 0x46);
}

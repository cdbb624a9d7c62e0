import { bareJpeg, LARGEST_PHOTO } from '../../../cabinet/photo.ts';

/** The longer side in pixels and the quality, the best first. */
const TRIES: readonly (readonly [side: number, quality: number])[] = [
  [800, 0.84],
  [800, 0.7],
  [640, 0.7],
  [480, 0.65],
  [360, 0.5],
];

/** A picture drawn again in a small size, without metadata; null when it cannot be read. */
export async function smallPhoto(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return null;
  }
  try {
    for (const [side, quality] of TRIES) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height));
      const canvas = new OffscreenCanvas(Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale)));
      const paper = canvas.getContext('2d');
      if (!paper) return null;
      paper.fillStyle = '#fff'; // a picture can have transparent parts
      paper.fillRect(0, 0, canvas.width, canvas.height);
      paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      const bare = bareJpeg(new Uint8Array(await blob.arrayBuffer()));
      if (bare && bare.length <= LARGEST_PHOTO) return bare;
    }
    return null;
  } finally {
    picture.close();
  }
}

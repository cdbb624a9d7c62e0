import * as v from 'valibot';
import { isPhoto } from '../../cabinet/photo.ts';
import type { Database } from '../database/database.ts';
import type { KeptTally } from './kept-merge.ts';
import type { PhotoRow } from '../database/rows.ts';
import { StorageFailed } from '../database/storage-failed.ts';

/** A photograph as a copy of the data holds it. */
export interface WrittenPhoto {
  id: string;
  takenAt: number;
  /** In base64. */
  picture: string;
}

const shape = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(240)),
  takenAt: v.pipe(v.number(), v.finite()),
  picture: v.pipe(v.string(), v.maxLength(140_000)),
});

const textOf = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** A photograph from a copy; null when it is not one, is too large, or contains more than the picture. */
export function checkPhoto(data: unknown): PhotoRow | null {
  const read = v.safeParse(shape, data);
  if (!read.success) return null;
  const { id, takenAt, picture } = read.output;
  const bytes = bytesOf(picture);
  return isPhoto(bytes) ? { id, takenAt, type: 'image/jpeg', bytes } : null;
}

const isNewer = (a: PhotoRow, b: PhotoRow): boolean =>
  a.takenAt === b.takenAt ? textOf(a.bytes) > textOf(b.bytes) : a.takenAt > b.takenAt;

/** A photograph that arrives and its outcome; of two photographs of one miniature the newer stays. */
export interface PhotoArrival {
  outcome: keyof KeptTally;
  photo: PhotoRow;
}

/** The player's photographs of miniatures. They stay on this device: in no record, pack or code, and in a copy of the data only on request. */
export class PhotoStore {
  constructor(private readonly database: Database) {}

  /** The photograph with the id `CABINET/CHARACTER`; null when there is none. */
  async open(id: string): Promise<PhotoRow | null> {
    return (await this.database.connection.read(() => this.database.photos.get(id))) ?? null;
  }

  /** The newest photograph of each character from any cabinet. */
  async newest(): Promise<Map<string, PhotoRow>> {
    const rows = await this.database.connection.read(() => this.database.photos.toArray());
    return new Map(rows.sort((a, b) => a.takenAt - b.takenAt).map((row) => [row.id.slice(row.id.indexOf('/') + 1), row]));
  }

  count(): Promise<number> {
    return this.database.connection.read(() => this.database.photos.count());
  }

  /** Saves a photograph; rejects with `StorageFailed` when it is not one or cannot be stored. */
  async save(id: string, bytes: Uint8Array<ArrayBuffer>, takenAt: number): Promise<void> {
    if (!isPhoto(bytes)) throw new StorageFailed('unknown', new Error('no picture, or more than a picture'));
    const { connection, photos } = this.database;
    await connection.write([photos], async () => {
      await photos.put({ id, type: 'image/jpeg', bytes, takenAt });
    });
  }

  async remove(id: string): Promise<void> {
    const { connection, photos } = this.database;
    await connection.write([photos], async () => {
      await photos.delete(id);
    });
  }

  /** All photographs for a copy of the data. */
  async written(): Promise<WrittenPhoto[]> {
    const rows = await this.database.connection.read(() => this.database.photos.toArray());
    return rows.map(({ id, takenAt, bytes }) => ({ id, takenAt, picture: textOf(bytes) }));
  }

  async arrivals(all: readonly PhotoRow[]): Promise<PhotoArrival[]> {
    const kept = new Map((await this.database.connection.read(() => this.database.photos.toArray())).map((row) => [row.id, row]));
    return all.map((photo): PhotoArrival => {
      const row = kept.get(photo.id);
      if (!row) return { outcome: 'added', photo };
      if (textOf(row.bytes) === textOf(photo.bytes)) return { outcome: 'unchanged', photo };
      return { outcome: isNewer(photo, row) ? 'newer' : 'older', photo };
    });
  }

  /** Saves new and newer photographs within the caller’s transaction. */
  async take(arrivals: readonly PhotoArrival[]): Promise<void> {
    for (const { outcome, photo } of arrivals) if (outcome === 'added' || outcome === 'newer') await this.database.photos.put(photo);
  }
}

import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fdatasync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { numberOf } from './club-file.ts';

/** Syncs a file to the disk. */
export type Sync = (file: number) => Promise<void>;

/** Consecutive entries of one log. */
export interface JournalEntries {
  stream: string;
  at: number;
  texts: readonly string[];
}

/** The size of the file in bytes. It is fixed, so that no entry changes the file's metadata. */
export const ROOM = 4 * 1024 * 1024;
/** A record begins at a multiple of this many bytes, so that writing one touches no other. */
const BLOCK = 4096;
/** The bytes of a journal's name, and of the head of a record: name of the journal, number, length of the text, checksum of these and of the text. */
const [NAME, HEAD] = [16, 28];
/** The most syncs of a slow disk at the same time. */
const MOST = 3;

const sumOf = (record: Buffer): number => crc32(record.subarray(HEAD), crc32(record.subarray(0, HEAD - 4)));

/** A new random name for a journal. */
export const newName = (): string => randomBytes(NAME).toString('hex');

/** The undamaged records of a file that belong to the journal of this name, in the order in which they were written. */
function recordsIn(file: Buffer, name: string): JournalEntries[][] {
  const records: { nth: number; entries: JournalEntries[] }[] = [];
  for (let from = 0; from + HEAD <= file.length; from += BLOCK) {
    if (file.toString('hex', from, from + NAME) !== name) continue;
    const end = from + HEAD + file.readUInt32LE(from + NAME + 4);
    if (end > file.length) continue;
    const record = file.subarray(from, end);
    if (sumOf(record) !== record.readUInt32LE(HEAD - 4)) continue;
    records.push({ nth: record.readUInt32LE(NAME), entries: JSON.parse(record.toString('utf8', HEAD)) as JournalEntries[] });
  }
  return records.sort((a, b) => a.nth - b.nth).map(({ entries }) => entries);
}

/** The records of the journal of this name; empty where its file is missing or belongs to another journal. */
export const journalOf = (path: string, name: string): JournalEntries[][] =>
  name !== '' && existsSync(path) ? recordsIn(readFileSync(path), name) : [];

/** Syncs the folder, so that a new file survives a crash. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** A file of fixed size that stores each entry before the database does. Syncing runs on threads of the system, not on the event loop. */
export class Journal {
  /** One handle for each simultaneous sync: of several syncs on one handle, only one would report a failure. */
  readonly #handles: number[];
  readonly #free: number[];
  readonly #file: number | null;
  #name = Buffer.alloc(NAME);
  #nth = 0;
  #from = 0;

  /** `path`: null for a database in memory, which needs no journal. */
  constructor(
    private readonly path: string | null,
    private readonly sync: Sync = promisify(fdatasync),
  ) {
    this.#handles = path === null ? [] : [openSync(path, existsSync(path) ? 'r+' : 'w+', 0o600)];
    const [first] = this.#handles;
    if (path !== null && first !== undefined) {
      for (let from = 0; from < ROOM; from += 1 << 20) writeSync(first, Buffer.alloc(1 << 20), 0, 1 << 20, from);
      fsyncSync(first);
      syncFolder(path);
      while (this.#handles.length < MOST) this.#handles.push(openSync(path, 'r+'));
    }
    this.#free = [...this.#handles];
    this.#file = path === null ? null : numberOf(path);
  }

  /** Discards all records: from now on records carry this name. */
  begin(name: string): void {
    this.#name = Buffer.from(name, 'hex');
    this.#nth = 0;
    this.#from = 0;
  }

  /** True if all handles are syncing. */
  get isBusy(): boolean {
    return this.#handles.length > 0 && this.#free.length === 0;
  }

  /** Writes entries as one record, which a crash leaves whole or not at all. False when there is no room for it. */
  write(entries: readonly JournalEntries[]): boolean {
    const [first] = this.#handles;
    if (first === undefined || this.path === null) return true;
    const text = Buffer.from(JSON.stringify(entries));
    const length = HEAD + text.length;
    if (this.#from + length > ROOM) return false;
    const record = Buffer.alloc(Math.ceil(length / BLOCK) * BLOCK);
    this.#name.copy(record);
    record.writeUInt32LE(this.#nth, NAME);
    record.writeUInt32LE(text.length, NAME + 4);
    text.copy(record, HEAD);
    record.writeUInt32LE(sumOf(record.subarray(0, length)), HEAD - 4);
    if (writeSync(first, record, 0, record.length, this.#from) !== record.length) throw new Error('ENOSPC: the journal was cut short');
    this.#nth += 1;
    this.#from += record.length;
    return true;
  }

  /** Null once everything written so far is on the disk; else the error. */
  async synced(): Promise<Error | null> {
    const [first] = this.#handles;
    if (first === undefined) return null;
    const free = this.#free.pop();
    try {
      await this.sync(free ?? first);
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      if (free !== undefined) this.#free.push(free);
    }
  }

  /** True if the file can still be opened by its name. */
  isThere(): boolean {
    return this.path === null || numberOf(this.path) === this.#file;
  }

  /** `isSpent`: the database has everything on the disk, and the file is removed. */
  close(isSpent: boolean): void {
    for (const handle of this.#handles) closeSync(handle);
    if (this.path !== null && isSpent) rmSync(this.path, { force: true });
  }
}

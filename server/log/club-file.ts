import { mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDatabase, type Database } from '../packages.ts';

const FULL = 13;
const IO_ERROR = 10;

const TABLES = `
  CREATE TABLE IF NOT EXISTS entries (stream TEXT NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (stream, at)) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS points (stream TEXT PRIMARY KEY, after INTEGER NOT NULL, text TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS journal (name TEXT NOT NULL) STRICT;
`;

/** Another server has locked the file. */
export class FileTaken extends Error {}

/** The file is damaged, or not a database. */
export class FileDamaged extends Error {}

/** The file may not be opened or written. */
export class FileClosed extends Error {}

/** True if the disk of a file is read-only. A disk that the system no longer trusts says so only on a write. */
function isReadOnly(file: string): boolean {
  try {
    rmdirSync(mkdtempSync(join(dirname(file), 'club-write-')));
    return false;
  } catch (error) {
    return (error as { code?: unknown }).code === 'EROFS';
  }
}

/** A failure to open or write a file or folder, with a sentence for the organiser. */
export function failureOf(file: string, cause: unknown): unknown {
  const { code, message = '' } = cause as { code?: unknown; message?: string };
  const text = `${String(code)} ${message}`;
  if (/locked|busy/i.test(text)) return new FileTaken(`Another club has ${file} open. Stop it first.`, { cause });
  if (/not a database|malformed|SQLITE_(NOTADB|CORRUPT)/i.test(text))
    return new FileDamaged(`${file} is damaged. Put the last copy of the club in its place.`, { cause });
  if (isReadOnly(file))
    return new FileClosed(
      `The club cannot write to ${file}: its disk is read-only. Let it be written, or take all files of the club to another disk.`,
      {
        cause,
      },
    );
  if (/readonly|unable to open|SQLITE_(READONLY|CANTOPEN)|\b(EACCES|EPERM)\b/i.test(text))
    return new FileClosed(`The club cannot write to ${file}. Give its folder and files to the user who runs the club.`, { cause });
  return cause;
}

/** Opens the file for this process alone. A commit does not wait for the disk. */
export function clubFile(file: string, driver: 'node' | 'package' | 'any'): Database {
  let db: Database | null = null;
  try {
    db = openDatabase(file, driver);
    db.exec('PRAGMA locking_mode = EXCLUSIVE');
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = NORMAL');
    db.exec(TABLES);
    db.exec('BEGIN IMMEDIATE; COMMIT'); // take the lock now, not with the first entry
    return db;
  } catch (error) {
    db?.close();
    throw failureOf(file, error);
  }
}

/** True if the disk is full or fails. */
export function isFull(error: unknown): boolean {
  const { code, errcode, message = '' } = error as { code?: unknown; errcode?: unknown; message?: string };
  const number = [errcode, code].find((candidate) => typeof candidate === 'number');
  return (
    [FULL, IO_ERROR].includes(Number(number) & 255) ||
    /SQLITE_(FULL|IOERR)|ENOSPC|EDQUOT|database or disk is full|disk I\/O/i.test(`${String(code)} ${message}`)
  );
}

/** The inode of a file; null for a store in memory, or a missing file. */
export function numberOf(path: string): number | null {
  return path === ':memory:' ? null : (statSync(path, { throwIfNoEntry: false })?.ino ?? null);
}

import { statfsSync } from 'node:fs';

/** File systems that do not keep what SQLite asks of a disk, by the number that Linux gives them. */
const SHARED: Readonly<Record<number, string>> = {
  0x6969: 'NFS',
  0xff534d42: 'CIFS',
  0xfe534d42: 'SMB',
  0x517b: 'SMB',
  0x01021997: '9P',
  0x65735546: 'FUSE',
  0x786f4256: 'VirtualBox',
  0x7c7c6673: 'Parallels',
  0x00c36400: 'Ceph',
  0xbacbacbc: 'VMware',
  0x5346414f: 'AFS',
  0x6b414653: 'AFS',
  0x0bd00bd0: 'Lustre',
  0x73757245: 'Coda',
};

/** What a file system is called that other machines share or that is passed into a container; null for a disk of this machine. */
export const sharedAs = (type: number): string | null => SHARED[type >>> 0] ?? null;

/** Why a folder is no place for the file of a club, as a sentence; null where it is one, or nobody can tell. */
export function warningOf(folder: string, typeOf: (folder: string) => number = (path) => statfsSync(path).type): string | null {
  try {
    const name = sharedAs(typeOf(folder));
    return (
      name &&
      `${folder} lies on a shared file system (${name}). SQLite can lose entries there: use a disk of this machine, or a named volume.`
    );
  } catch {
    return null;
  }
}

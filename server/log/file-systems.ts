import { statfsSync } from 'node:fs';

/** File systems that do not guarantee what SQLite needs of a disk, by their Linux magic number. */
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

/** The name of a file system that is shared with other machines or passed into a container; null for a local disk. */
export const sharedAs = (type: number): string | null => SHARED[type >>> 0] ?? null;

/** A sentence why a folder is unsuitable for the file of a club; null where it is suitable, or the file system is unknown. */
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

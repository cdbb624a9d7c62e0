import type { BackupWork } from '../contexts/library-port.ts';
import type { BackupPort } from '../contexts/library/backup-port.ts';
import type { DevicePort } from '../contexts/library/device-port.ts';

/**
 * Hands a file to the device: on a touch screen to its share sheet where that takes files, otherwise as a download. Resolves with false
 * when the player cancels.
 */
export async function saveFile(name: string, file: Blob, type = 'application/octet-stream'): Promise<boolean> {
  const shared = new File([file], name, { type });
  if (matchMedia('(pointer: coarse)').matches && 'canShare' in navigator && navigator.canShare({ files: [shared] })) {
    try {
      await navigator.share({ files: [shared] });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(shared);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

/** Saves everything as one file, and notes the time. */
export async function saveBackup(library: BackupPort & DevicePort, work: BackupWork & { photos?: boolean } = {}): Promise<boolean> {
  const { name, file } = await library.backup(work);
  const saved = await saveFile(name, file);
  if (saved) await library.change({ backedUpAt: Date.now() });
  return saved;
}

import { Database } from '../../storage/database/database.ts';
import { MatchStore } from '../../storage/stores/match-store.ts';
import { SettingsStore } from '../../storage/stores/settings-store.ts';
import { StorageFailed } from '../../storage/database/storage-failed.ts';
import type { BackupRequest, BackupReply } from './backup-desk.ts';
import { backupHere } from './backup-here.ts';

// The worker that makes and restores backups beside the page.

const database = new Database();
const desk = backupHere({ database, matches: new MatchStore(database), settings: new SettingsStore(database) });
const say = (message: BackupReply): void => self.postMessage(message);
const work = { report: (share: number): void => say({ say: 'told', share }) };

function doing(asked: BackupRequest): Promise<unknown> {
  switch (asked.do) {
    case 'make':
      return desk.make(asked.made, { ...work, photos: asked.photos });
    case 'read':
      return desk.read(asked.file, work);
    case 'restore':
      return desk.restore(asked.differing, work);
  }
}

self.onmessage = ({ data }: MessageEvent<BackupRequest>): void => {
  doing(data).then(
    (result) => say({ say: 'done', answer: result }),
    (error: unknown) => say({ say: 'failed', kind: error instanceof StorageFailed ? error.kind : null, message: String(error) }),
  );
};

import { backupWords, type KeptKind } from '../../../words/app/keeping/backup.ts';
import { settingsWords } from '../../../words/app/settings.ts';
import type { BackupPreview } from '../../contexts/library-port.ts';

const KINDS: readonly KeptKind[] = ['troupes', 'players', 'collection', 'packs', 'puzzles', 'tournaments', 'photos'];

/** The kinds of which a differing entry asks which one stays, or both. Differing collections are merged entry by entry and ask nothing. */
const ASKED = ['troupes', 'players', 'tournaments'] as const;

/** True if entries differ between this device and the backup, so that the player has to choose. */
export const isAsked = (preview: BackupPreview): boolean => ASKED.some((kind) => preview[kind].newer + preview[kind].older > 0);

const nothingNew = ({ added, continued, copied, boards, settings, campaigns, ...counts }: BackupPreview): boolean =>
  added + continued + copied + boards + campaigns.added + campaigns.continued + campaigns.copied === 0 &&
  !settings &&
  KINDS.every((kind) => counts[kind].added + counts[kind].continued === 0) &&
  KINDS.every((kind) => counts[kind].newer + counts[kind].older === 0);

/** The changes that restoring a backup would make, as sentences. */
export function changesOf(preview: BackupPreview): string[] {
  if (nothingNew(preview)) return [settingsWords.restoreNothing()];
  const { campaigns } = preview;
  const lines: (readonly [count: number, said: (count: number) => string])[] = [
    [preview.added, settingsWords.restoreAdded],
    [preview.continued, settingsWords.restoreContinued],
    [preview.copied, settingsWords.restoreCopied],
    [preview.unchanged, settingsWords.restoreUnchanged],
    [campaigns.added, backupWords.campaignsAdded],
    [campaigns.continued, backupWords.campaignsContinued],
    [campaigns.copied, backupWords.campaignsCopied],
    [campaigns.unchanged, backupWords.campaignsUnchanged],
    ...KINDS.flatMap((kind) =>
      (['added', 'continued', 'newer', 'older', 'unchanged'] as const).map(
        (outcome) => [preview[kind][outcome], (count: number) => backupWords[outcome](kind, count)] as const,
      ),
    ),
    [preview.boards, settingsWords.restoreBoards],
    [preview.settings ? 1 : 0, () => settingsWords.restoreSettings()],
  ];
  return lines.filter(([count]) => count > 0).map(([count, sentence]) => sentence(count));
}

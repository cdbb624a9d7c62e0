import type { BackupPort } from './library/backup-port.ts';
import type { BoxPort } from './library/box-port.ts';
import type { DesksPort } from './library/desks-port.ts';
import type { DevicePort } from './library/device-port.ts';
import type { LessonsPort } from './library/lessons-port.ts';
import type { MatchesPort } from './library/matches-port.ts';

export type { HouseRules } from '../../rules/terms/options.ts';
export type { BackupOffer, BackupPreview, BackupWork } from './library/backup-port.ts';
export type { ReadyPairing } from './library/box-port.ts';
export type { DeviceSettings, StorageState } from './library/device-port.ts';
export type { ListedMatch, OpenedTable } from './library/matches-port.ts';
export type { ReadyBoard } from './ready-board.ts';

/**
 * Everything outside a match, as the screens see it. Changes of settings and matches arrive through `subscribe`. Methods that write reject
 * only when nothing was saved; methods that read a file reject only when the reading is cancelled.
 */
export interface LibraryPort extends DevicePort, BackupPort, MatchesPort, BoxPort, LessonsPort, DesksPort {}

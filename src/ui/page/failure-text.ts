import { appWords } from '../../words/app/app.ts';

/** What could not be done: a change could not be saved, or something could not be read. */
export type ChangeFailure = 'unsaved' | 'unread';

export const failureText = (failure: ChangeFailure): string => (failure === 'unread' ? appWords.notRead() : appWords.notKept());

/** The failure of work that reads a file and saves its content: only the storage fails to save, everything else fails to read. */
export const failureOfTaking = (error: unknown): ChangeFailure =>
  error instanceof Error && error.name === 'StorageFailed' ? 'unsaved' : 'unread';

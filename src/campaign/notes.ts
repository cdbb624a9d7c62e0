import type { Reason } from '../rules/terms/reason.ts';
import { no } from './reasons.ts';
import type { Note } from './terms/parts.ts';
import type { CampaignWork } from './work.ts';

const LONGEST = 500;

/** The reason why a note is not accepted; null otherwise. The Chamberlain must explain every change. @rule campaign 10.3 */
export const refuseNote = (note: string): Reason | null =>
  note.trim() === '' ? no('note-missing', '10.3') : note.length > LONGEST ? no('note-too-long', '10.3', { most: LONGEST }) : null;

/** Adds a note about a change to the log. @rule campaign 10.3 */
export function writeNote(work: CampaignWork, note: Omit<Note, 'week'>): void {
  work.patch({ notes: [...work.campaign.notes, { week: work.week.n, ...note, note: note.note.trim() }] });
}

import { msg, str } from '@lit/localize';
import { companionName, companionOf } from './companions.ts';

// The app's words about computers at the table.

type ShownLevel = 'gentle' | 'club' | 'strong';

export const levelName: Record<ShownLevel, () => string> = {
  gentle: () => msg('Gentle', { id: 'computer.gentle' }),
  club: () => msg('Club', { id: 'computer.club' }),
  strong: () => msg('Strong', { id: 'computer.strong' }),
};
const text: Record<ShownLevel, () => string> = {
  gentle: () => msg('Leaves openings and forgives', { id: 'computer.gentle-text' }),
  club: () => msg('Plays like a club regular', { id: 'computer.club-text' }),
  strong: () => msg('Looks ahead and gives nothing away', { id: 'computer.strong-text' }),
};
const called: Record<ShownLevel, () => string> = {
  gentle: () => msg('Gentle computer', { id: 'computer.called-gentle' }),
  club: () => msg('Club computer', { id: 'computer.called-club' }),
  strong: () => msg('Strong computer', { id: 'computer.called-strong' }),
};

export const computerWords = {
  levelText: (level: ShownLevel) => text[level](),
  /** Works for unknown levels as well, because a match from elsewhere may name any. */
  called(level: string): string {
    const companion = companionOf(level);
    return companion ? companionName(companion) : called[level === 'gentle' || level === 'strong' ? level : 'club']();
  },
  against: () => msg('Who plays against you?', { id: 'computer.against' }),
  people: () => msg('People', { id: 'computer.people' }),
  peopleText: () => msg('Everyone round this tablet', { id: 'computer.people-text' }),
  person: () => msg('A person', { id: 'computer.person' }),
  whoPlays: (name: string) => msg(str`Who plays ${name}?`, { id: 'computer.who-plays' }),
  leaveTo: (name: string) => msg(str`Let a computer play for ${name}`, { id: 'computer.leave-to' }),
  takeBack: (name: string) => msg(str`Let a person play for ${name}`, { id: 'computer.take-back' }),
  takeBackMeans: () => msg('The computer stops playing', { id: 'computer.take-back-means' }),
  howStrong: () => msg('How strong?', { id: 'computer.how-strong' }),
};

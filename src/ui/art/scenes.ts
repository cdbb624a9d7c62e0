import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { companyPicture } from './company.ts';
import type { DrawnCompanion } from './company.ts';

const commonwealth = (character: string): DrawnCompanion => ({ character, faction: 'commonwealth' });
const dominion = (character: string): DrawnCompanion => ({ character, faction: 'dominion' });

/** The characters drawn on an empty screen. */
const SCENES = {
  troupes: ['baron-von-fancyhat', 'agatha-tavernfrau', 'flintlock', 'young-jack', 'friar-flavious'].map(commonwealth),
  players: [...['flintlock', 'friar-flavious'].map(commonwealth), ...['the-goblin-king', 'seasick-stu'].map(dominion)],
  campaigns: [...['young-jack', 'agatha-tavernfrau'].map(commonwealth), ...['grub', 'the-goblin-king'].map(dominion)],
  tournaments: [...['baron-von-fancyhat', 'young-jack'].map(commonwealth), ...['seasick-stu', 'grub'].map(dominion)],
  packs: [commonwealth('friar-flavious'), dominion('seasick-stu')],
  boards: [commonwealth('flintlock'), dominion('grub')],
  club: [...['agatha-tavernfrau', 'baron-von-fancyhat', 'young-jack'].map(commonwealth), dominion('the-goblin-king')],
} satisfies Record<string, readonly DrawnCompanion[]>;

/** The picture of an empty screen, for `moon-empty-state`; its styles are `companyStyle`. `sign`: a drawing in the middle. */
export const scenePicture = (scene: keyof typeof SCENES, sign: unknown = nothing): TemplateResult =>
  html`<div slot="picture" class="people">${companyPicture(SCENES[scene], sign)}</div>`;

import { msg, str } from '@lit/localize';
import { titles } from './titles.ts';

export const aboutWords = {
  heading: titles.about,
  what: () =>
    msg('A digital table for the skirmish game Moonstone: two to four players round one tablet, without a connection.', {
      id: 'about.what',
    }),
  unofficial: () => msg('Unofficial', { id: 'about.unofficial' }),
  unofficialText: () =>
    msg('Moonrise is made by players. It is not affiliated with Goblin King Games, free of charge and non-commercial.', {
      id: 'about.unofficial-text',
    }),
  owner: () =>
    msg(
      'Moonstone, its characters and its world belong to Goblin King Games. Nothing they wrote or drew is in this app; to know the whole story, buy their books and models.',
      {
        id: 'about.owner',
      },
    ),
  credits: () => msg('Thanks', { id: 'about.credits' }),
  icons: () =>
    msg('Pictures from game-icons.net by Lorc, Delapouite and the other contributors, recoloured and cut to fit, under CC BY 3.0', {
      id: 'about.icons',
    }),
  alegreya: () =>
    msg('The typeface of the titles: Alegreya by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License 1.1', {
      id: 'about.alegreya',
    }),
  inter: () =>
    msg('The typeface of everything else: Inter by Rasmus Andersson and the Inter project, under the SIL Open Font License 1.1', {
      id: 'about.inter',
    }),
  own: () => msg('Everything else was drawn and written for Moonrise, under the MIT License', { id: 'about.own' }),
  screens: () => msg('On several screens', { id: 'about.screens' }),
  screensText: () =>
    msg(
      'Choose Other screens in the menu of a match or on the page of a campaign to give a phone a hand, to give another tablet a seat, or to show the match to spectators: each device reads the picture of the other. The devices must be on the same Wi-Fi or hotspot; no internet is needed. A tablet that has to leave can hand the match over there.',
      { id: 'about.screens-text' },
    ),
  privacy: () => msg('Nothing leaves the device', { id: 'about.privacy' }),
  privacyText: () =>
    msg(
      'No account, no tracking, no advertising. Once installed, the app uses no internet. It connects to other devices at your table only when you ask it to.',
      { id: 'about.privacy-text' },
    ),
  version: (version: string) => msg(str`Version ${version}`, { id: 'about.version' }),
};

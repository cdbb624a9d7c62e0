import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { appWords } from '../words/app/app.ts';
import { titles } from '../words/app/titles.ts';
import type { Place } from './contexts/places.ts';

type ScreenName = Exclude<Place['screen'], 'home' | 'gallery'>;

/** A screen that is fetched when somebody goes there, and what the page is called then. */
interface Lazy {
  fetch: () => Promise<unknown>;
  title: () => string;
}

export const lazyScreens: Readonly<Record<ScreenName, Lazy>> = {
  new: { fetch: () => import('./screens/new-match-screen.ts'), title: titles.newMatch },
  boards: { fetch: () => import('./screens/boards-screen.ts'), title: titles.boards },
  campaigns: { fetch: () => import('./campaign/campaigns-screen.ts'), title: titles.campaigns },
  campaign: { fetch: () => import('./campaign/campaign-place.ts'), title: titles.campaigns },
  tournaments: { fetch: () => import('./tournament/tournaments-screen.ts'), title: titles.tournaments },
  tournament: { fetch: () => import('./tournament/tournament-place.ts'), title: titles.tournaments },
  club: { fetch: () => import('./screens/club-place.ts'), title: titles.club },
  troupes: { fetch: () => import('./troupes/troupes-screen.ts'), title: appWords.troupes },
  share: { fetch: () => import('./troupes/share-screen.ts'), title: appWords.share },
  compendium: { fetch: () => import('./compendium/compendium-screen.ts'), title: titles.compendium },
  collection: { fetch: () => import('./cabinet/cabinet-screen.ts'), title: titles.collection },
  workshop: { fetch: () => import('./workshop/workshop-screen.ts'), title: titles.workshop },
  packs: { fetch: () => import('./packs/packs-screen.ts'), title: appWords.packs },
  puzzles: { fetch: () => import('./puzzles/puzzles-screen.ts'), title: titles.puzzles },
  print: { fetch: () => import('./print/print-screen.ts'), title: titles.print },
  players: { fetch: () => import('./players/players-screen.ts'), title: titles.players },
  settings: { fetch: () => import('./screens/settings-screen.ts'), title: titles.settings },
  about: { fetch: () => import('./screens/about-screen.ts'), title: titles.about },
  match: { fetch: () => import('./match/match-screen.ts'), title: appWords.match },
  replay: { fetch: () => import('./replay/replay-screen.ts'), title: titles.replay },
  learn: { fetch: () => import('./lessons/learn-screen.ts'), title: titles.learn },
  join: { fetch: () => import('./glasses/join-screen.ts'), title: appWords.join },
  'join-club': { fetch: () => import('./club/join-club.ts'), title: titles.club },
  rules: { fetch: () => import('./rulebook/rules-screen.ts'), title: titles.rules },
};

/** Fetches a match's screen and what draws its coins, before somebody goes there. */
export async function foreseeMatch(): Promise<void> {
  await lazyScreens.match.fetch();
  const { foreseeBodies } = await import('./art/body.ts');
  await foreseeBodies();
}

/** Screens above which a rule lies as a sheet: nobody leaves them to look something up. */
export const rulesLieOver = ({ screen }: Place): boolean =>
  ['match', 'join', 'club', 'replay', 'compendium', 'collection'].includes(screen);

/** What the page is called at a place. */
export const titleOf = ({ screen }: Place): string =>
  screen === 'home' || screen === 'gallery' ? appWords.name() : appWords.titled(lazyScreens[screen].title());

/** A screen that needs nothing but what stands around it. */
export function libraryScreen(place: Place, busy: boolean): TemplateResult {
  switch (place.screen) {
    case 'new':
      return html`<moon-new-match-screen data-screen="new" .played=${place.troupe ?? ''} ?busy=${busy}></moon-new-match-screen>`;
    case 'boards':
      return html`<moon-boards-screen data-screen="boards" .at=${place.at}></moon-boards-screen>`;
    case 'campaigns':
      return html`<moon-campaigns-screen data-screen="campaigns" .at=${place.at}></moon-campaigns-screen>`;
    case 'campaign':
      return html`<moon-campaign-place data-screen="campaign" .campaign=${place.id}></moon-campaign-place>`;
    case 'tournaments':
      return html`<moon-tournaments-screen data-screen="tournaments"></moon-tournaments-screen>`;
    case 'tournament':
      return html`<moon-tournament-place data-screen="tournament" .tournamentId=${place.id} ?wall=${place.wall}></moon-tournament-place>`;
    case 'club':
      return html`<moon-club-place data-screen="club" .at=${place.at}></moon-club-place>`;
    case 'troupes':
      return html`<moon-troupes-screen data-screen="troupes" .at=${place.at}></moon-troupes-screen>`;
    case 'share':
      return html`<moon-share-screen data-screen="share" .code=${place.at}></moon-share-screen>`;
    case 'compendium':
      return html`<moon-compendium-screen data-screen="compendium" .at=${place.at}></moon-compendium-screen>`;
    case 'collection':
      return html`<moon-cabinet-screen data-screen="collection" .at=${place.at}></moon-cabinet-screen>`;
    case 'workshop':
      return html`<moon-workshop-screen data-screen="workshop" .at=${place.at}></moon-workshop-screen>`;
    case 'packs':
      return html`<moon-packs-screen data-screen="packs"></moon-packs-screen>`;
    case 'puzzles':
      return html`<moon-puzzles-screen data-screen="puzzles" .at=${place.at}></moon-puzzles-screen>`;
    case 'print':
      return html`<moon-print-screen data-screen="print" .at=${place.at}></moon-print-screen>`;
    case 'players':
      return html`<moon-players-screen data-screen="players"></moon-players-screen>`;
    case 'settings':
      return html`<moon-settings-screen data-screen="settings"></moon-settings-screen>`;
    case 'about':
      return html`<moon-about-screen data-screen="about"></moon-about-screen>`;
    case 'learn':
      return html`<moon-learn-screen data-screen="learn" .at=${place.at} ?busy=${busy}></moon-learn-screen>`;
    case 'join':
      return html`<moon-join-screen data-screen="join" .at=${place.at}></moon-join-screen>`;
    case 'join-club':
      return html`<moon-join-club data-screen="join-club" .code=${place.code}></moon-join-club>`;
    case 'rules':
      return html`<moon-rules-screen data-screen="rules" .at=${place.at}></moon-rules-screen>`;
    default:
      return html`<moon-home-screen data-screen="home" ?busy=${busy}></moon-home-screen>`;
  }
}

import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { boardsWords } from '../words/app/boards-screen.ts';
import { campaignsWords } from '../words/campaign/campaign.ts';
import { compendiumWords } from '../words/app/compendium.ts';
import { collectionWords, playersWords } from '../words/app/keeping.ts';
import { lessonWords } from '../words/match/lessons.ts';
import { replayWords } from '../words/match/replay.ts';
import { rulesWords } from '../words/app/rules-screen.ts';
import { aboutWords } from '../words/app/about.ts';
import { appWords } from '../words/app/app.ts';
import { newMatchWords } from '../words/app/new-match.ts';
import { settingsWords } from '../words/app/settings.ts';
import type { Place } from './contexts/places.ts';

type ScreenName = Exclude<Place['screen'], 'home' | 'gallery'>;

/** A screen that is fetched when somebody goes there, and what the page is called then. */
interface Lazy {
  fetch: () => Promise<unknown>;
  title: () => string;
}

export const lazyScreens: Readonly<Record<ScreenName, Lazy>> = {
  new: { fetch: () => import('./screens/new-match-screen.ts'), title: newMatchWords.heading },
  boards: { fetch: () => import('./screens/boards-screen.ts'), title: boardsWords.heading },
  campaigns: { fetch: () => import('./campaign/campaigns-screen.ts'), title: campaignsWords.heading },
  campaign: { fetch: () => import('./campaign/campaign-place.ts'), title: campaignsWords.heading },
  troupes: { fetch: () => import('./troupes/troupes-screen.ts'), title: appWords.troupes },
  share: { fetch: () => import('./troupes/share-screen.ts'), title: appWords.share },
  compendium: { fetch: () => import('./compendium/compendium-screen.ts'), title: compendiumWords.heading },
  collection: { fetch: () => import('./cabinet/cabinet-screen.ts'), title: collectionWords.heading },
  packs: { fetch: () => import('./packs/packs-screen.ts'), title: appWords.packs },
  players: { fetch: () => import('./players/players-screen.ts'), title: playersWords.heading },
  settings: { fetch: () => import('./screens/settings-screen.ts'), title: settingsWords.heading },
  about: { fetch: () => import('./screens/about-screen.ts'), title: aboutWords.heading },
  match: { fetch: () => import('./match/match-screen.ts'), title: appWords.match },
  replay: { fetch: () => import('./replay/replay-screen.ts'), title: replayWords.heading },
  learn: { fetch: () => import('./lessons/learn-screen.ts'), title: lessonWords.heading },
  join: { fetch: () => import('./glasses/join-screen.ts'), title: appWords.join },
  rules: { fetch: () => import('./rulebook/rules-screen.ts'), title: rulesWords.heading },
};

/** Screens above which a rule lies as a sheet: nobody leaves them to look something up. */
export const rulesLieOver = ({ screen }: Place): boolean => ['match', 'join', 'replay', 'compendium', 'collection'].includes(screen);

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
    case 'troupes':
      return html`<moon-troupes-screen data-screen="troupes" .at=${place.at}></moon-troupes-screen>`;
    case 'share':
      return html`<moon-share-screen data-screen="share" .code=${place.at}></moon-share-screen>`;
    case 'compendium':
      return html`<moon-compendium-screen data-screen="compendium" .at=${place.at}></moon-compendium-screen>`;
    case 'collection':
      return html`<moon-cabinet-screen data-screen="collection" .at=${place.at}></moon-cabinet-screen>`;
    case 'packs':
      return html`<moon-packs-screen data-screen="packs"></moon-packs-screen>`;
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
    case 'rules':
      return html`<moon-rules-screen data-screen="rules" .at=${place.at}></moon-rules-screen>`;
    default:
      return html`<moon-home-screen data-screen="home" ?busy=${busy}></moon-home-screen>`;
  }
}

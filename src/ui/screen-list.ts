import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { appWords } from '../words/app/app.ts';
import { titles } from '../words/app/titles.ts';
import type { Place, PlaceOn, ScreenName } from './contexts/places.ts';

type LazyName = Exclude<ScreenName, 'home' | 'gallery'>;

/** A screen that is fetched when a player goes there, its title, and how it is drawn if it has no state. */
interface LazyScreen<Name extends ScreenName> {
  fetch: () => Promise<unknown>;
  title: () => string;
  draw?: (place: PlaceOn<Name>, busy: boolean) => TemplateResult;
}

/** Every screen but the home screen; each has its address in `contexts/places.ts`. */
export const lazyScreens: { readonly [Name in LazyName]: LazyScreen<Name> } = {
  new: {
    fetch: () => import('./screens/new-match/new-match-screen.ts'),
    title: titles.newMatch,
    draw: ({ troupe }, busy) => html`<moon-new-match-screen data-screen="new" .played=${troupe} ?busy=${busy}></moon-new-match-screen>`,
  },
  boards: {
    fetch: () => import('./screens/boards-screen.ts'),
    title: titles.boards,
    draw: ({ at }) => html`<moon-boards-screen data-screen="boards" .at=${at}></moon-boards-screen>`,
  },
  campaigns: {
    fetch: () => import('./campaign/campaigns-screen.ts'),
    title: titles.campaigns,
    draw: ({ at }) => html`<moon-campaigns-screen data-screen="campaigns" .at=${at}></moon-campaigns-screen>`,
  },
  campaign: {
    fetch: () => import('./campaign/campaign-place.ts'),
    title: titles.campaigns,
    draw: ({ id }) => html`<moon-campaign-place data-screen="campaign" .campaign=${id}></moon-campaign-place>`,
  },
  tournaments: {
    fetch: () => import('./tournament/tournaments-screen.ts'),
    title: titles.tournaments,
    draw: () => html`<moon-tournaments-screen data-screen="tournaments"></moon-tournaments-screen>`,
  },
  wall: {
    fetch: () => import('./tournament/tournament-place.ts'),
    title: titles.tournaments,
    draw: ({ id }) => html`<moon-tournament-place data-screen="tournament" .tournamentId=${id} wall></moon-tournament-place>`,
  },
  tournament: {
    fetch: () => import('./tournament/tournament-place.ts'),
    title: titles.tournaments,
    draw: ({ id }) => html`<moon-tournament-place data-screen="tournament" .tournamentId=${id}></moon-tournament-place>`,
  },
  club: {
    fetch: () => import('./screens/club-place.ts'),
    title: titles.club,
    draw: ({ at }) => html`<moon-club-place data-screen="club" .at=${at}></moon-club-place>`,
  },
  troupes: {
    fetch: () => import('./troupes/troupes-screen.ts'),
    title: appWords.troupes,
    draw: ({ at }) => html`<moon-troupes-screen data-screen="troupes" .at=${at}></moon-troupes-screen>`,
  },
  share: {
    fetch: () => import('./troupes/share-screen.ts'),
    title: appWords.share,
    draw: ({ at }) => html`<moon-share-screen data-screen="share" .code=${at}></moon-share-screen>`,
  },
  compendium: {
    fetch: () => import('./compendium/compendium-screen.ts'),
    title: titles.compendium,
    draw: ({ at }) => html`<moon-compendium-screen data-screen="compendium" .at=${at}></moon-compendium-screen>`,
  },
  collection: {
    fetch: () => import('./cabinet/cabinet-screen.ts'),
    title: titles.collection,
    draw: ({ at }) => html`<moon-cabinet-screen data-screen="collection" .at=${at}></moon-cabinet-screen>`,
  },
  workshop: {
    fetch: () => import('./workshop/workshop-screen.ts'),
    title: titles.workshop,
    draw: ({ at }) => html`<moon-workshop-screen data-screen="workshop" .at=${at}></moon-workshop-screen>`,
  },
  packs: {
    fetch: () => import('./packs/packs-screen.ts'),
    title: appWords.packs,
    draw: () => html`<moon-packs-screen data-screen="packs"></moon-packs-screen>`,
  },
  puzzles: {
    fetch: () => import('./puzzles/puzzles-screen.ts'),
    title: titles.puzzles,
    draw: ({ at }) => html`<moon-puzzles-screen data-screen="puzzles" .at=${at}></moon-puzzles-screen>`,
  },
  print: {
    fetch: () => import('./print/print-screen.ts'),
    title: titles.print,
    draw: ({ at }) => html`<moon-print-screen data-screen="print" .at=${at}></moon-print-screen>`,
  },
  players: {
    fetch: () => import('./players/players-screen.ts'),
    title: titles.players,
    draw: () => html`<moon-players-screen data-screen="players"></moon-players-screen>`,
  },
  settings: {
    fetch: () => import('./screens/settings/settings-screen.ts'),
    title: titles.settings,
    draw: () => html`<moon-settings-screen data-screen="settings"></moon-settings-screen>`,
  },
  about: {
    fetch: () => import('./screens/about-screen.ts'),
    title: titles.about,
    draw: () => html`<moon-about-screen data-screen="about"></moon-about-screen>`,
  },
  match: { fetch: () => import('./match/match-screen.ts'), title: appWords.match },
  replay: { fetch: () => import('./replay/replay-screen.ts'), title: titles.replay },
  learn: {
    fetch: () => import('./lessons/learn-screen.ts'),
    title: titles.learn,
    draw: ({ at }, busy) => html`<moon-learn-screen data-screen="learn" .at=${at} ?busy=${busy}></moon-learn-screen>`,
  },
  join: {
    fetch: () => import('./glasses/join-screen.ts'),
    title: appWords.join,
    draw: ({ at }) => html`<moon-join-screen data-screen="join" .at=${at}></moon-join-screen>`,
  },
  'join-club': {
    fetch: () => import('./club/join-club.ts'),
    title: titles.club,
    draw: ({ code }) => html`<moon-join-club data-screen="join-club" .code=${code}></moon-join-club>`,
  },
  rules: {
    fetch: () => import('./rulebook/rules-screen.ts'),
    title: titles.rules,
    draw: ({ at }) => html`<moon-rules-screen data-screen="rules" .at=${at}></moon-rules-screen>`,
  },
};

/** Fetches the match screen and the code that draws its coins, and reads their style sheets, before a player goes there. */
export async function foreseeMatch(): Promise<void> {
  await lazyScreens.match.fetch();
  const [{ foreseeBodies }, { readyMatchStyles }] = await Promise.all([import('./art/body.ts'), import('./match/ready-styles.ts')]);
  await foreseeBodies();
  readyMatchStyles();
}

/** True if the rulebook opens as a sheet over a screen, so that players need not leave it. */
export const rulesLieOver = ({ screen }: Place): boolean =>
  ['match', 'join', 'club', 'replay', 'compendium', 'collection'].includes(screen);

/** The title of the page at a place. */
export const titleOf = ({ screen }: Place): string =>
  screen === 'home' || screen === 'gallery' ? appWords.name() : appWords.titled(lazyScreens[screen].title());

/** A screen that needs only its place and what the contexts give. */
export function libraryScreen(place: Place, busy: boolean): TemplateResult {
  const row = place.screen === 'home' || place.screen === 'gallery' ? undefined : lazyScreens[place.screen];
  const draw = row?.draw as ((place: Place, busy: boolean) => TemplateResult) | undefined; // the row is that of this place
  return draw?.(place, busy) ?? html`<moon-home-screen data-screen="home" ?busy=${busy}></moon-home-screen>`;
}

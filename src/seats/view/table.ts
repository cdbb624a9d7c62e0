import type { Lasting, Lure, Marker, Model, Piece, Stone, MatchTable } from '../../rules/terms/match.ts';
import type { TableAnswers } from '../../rules/terms/fact.ts';
import { once, opener, publicCheck, sights, viewsOf, type Open } from './sights.ts';

// The public part of the table.

const LASTING = sights<Lasting>()({
  mods: 'open',
  until: 'open',
  from: 'open',
  passive: 'open',
  waits: 'open',
  round: 'open',
  gives: 'open',
  by: 'open',
  lost: 'open',
  against: 'open',
});
const MODEL = sights<Model>()({
  id: 'open',
  seat: 'open',
  controller: 'open',
  character: 'open',
  upgrades: 'open',
  status: 'open',
  at: 'open',
  height: 'open',
  wounds: 'open',
  energy: 'open',
  activated: 'open',
  jogged: 'open',
  used: 'open',
  spent: 'open',
  lasting: 'kept',
  summoner: 'open',
  nominee: 'open',
});
const PIECE = sights<Piece>()({ id: 'open', kind: 'open', shape: 'open', base: 'open', top: 'open', piece: 'open', tags: 'open' });
const STONE = sights<Stone>()({ id: 'open', at: 'open', depth: 'open', holder: 'open' });
const MARKER = sights<Marker>()({ id: 'open', seat: 'open', at: 'open', active: 'open' });
const LURE = sights<Lure>()({ id: 'open', lure: 'open', at: 'open', radius: 'open', in: 'open', by: 'open' });

export type LastingView = Open<Lasting, typeof LASTING>;
export interface ModelView extends Open<Model, typeof MODEL> {
  lasting: LastingView[];
}
export type PieceView = Open<Piece, typeof PIECE>;
export type StoneView = Open<Stone, typeof STONE>;
export type MarkerView = Open<Marker, typeof MARKER>;
export type LureView = Open<Lure, typeof LURE>;

const eachOf = <V, T extends V & object>(view: (thing: T) => V) => once((things: T[]): V[] => viewsOf(things, view));
const lastingsView = eachOf(once(opener<Lasting, typeof LASTING>(LASTING)));
const openModel = opener<Model, typeof MODEL>(MODEL);
const isOpenModel = publicCheck<Model, typeof MODEL>(MODEL, 'lasting');
const modelView = once((model: Model): ModelView => {
  const lasting = lastingsView(model.lasting);
  return lasting === model.lasting && isOpenModel(model) ? model : { ...openModel(model), lasting };
});

const modelsView = once((models: MatchTable['models']): Record<string, ModelView> => {
  const views = Object.entries(models).map(([id, model]) => [id, modelView(model)] as const);
  return views.every(([id, view]) => view === models[id]) ? models : Object.fromEntries(views);
});
const piecesView = eachOf(opener<Piece, typeof PIECE>(PIECE));
const stonesView = eachOf(opener<Stone, typeof STONE>(STONE));
const markersView = eachOf(opener<Marker, typeof MARKER>(MARKER));
const luresView = eachOf(opener<Lure, typeof LURE>(LURE));

/** `arcane`, `melee`, `aside`: the number of cards. */
export interface TableView {
  models: Record<string, ModelView>;
  terrain: PieceView[];
  stones: StoneView[];
  markers?: MarkerView[];
  lures?: LureView[];
  arcane: number;
  melee: number;
  aside: number;
  /** At a spoken table: the answers since something last moved. */
  told?: TableAnswers;
}

export const tableView = ({ told, models, terrain, stones, markers, lures, decks, aside }: MatchTable): TableView => ({
  models: modelsView(models),
  terrain: piecesView(terrain),
  stones: stonesView(stones),
  ...(markers ? { markers: markersView(markers) } : {}),
  ...(lures ? { lures: luresView(lures) } : {}),
  arcane: decks.arcane.length,
  melee: decks.melee.length,
  aside: aside.length,
  ...(told ? { told } : {}),
});

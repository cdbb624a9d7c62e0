import type { Witnessed } from '../../../seats/events-for.ts';
import {
  CHANGE,
  coinScene,
  DEATH,
  FALL,
  haloScene,
  healingScene,
  leapScene,
  pieceScene,
  pulseScene,
  RISE,
  showerScene,
  STEADY,
  stoneScene,
  vanishingScene,
  walkScene,
  woundsScene,
  type AnimationScene,
  type PlayStage,
} from './animation-scenes.ts';
import type { PictureKind } from './picture-kinds.ts';
import type { PicturedEvent } from './play-waves.ts';

/** The events of one kind. */
const alike = <K extends Witnessed['what']>(likes: readonly Witnessed[], kind: K): Extract<Witnessed, { what: K }>[] =>
  likes.filter((event): event is Extract<Witnessed, { what: K }> => event.what === kind);

const modelOf = (event: Witnessed): string | null =>
  'model' in event ? event.model : 'to' in event && typeof event.to === 'string' ? event.to : null;

/** Makes the scene of each kind of animation; null when there is nothing to show. */
const DRAWN: Readonly<
  Record<PictureKind, (stage: PlayStage, event: Witnessed, waiting: Set<string>, likes: readonly Witnessed[]) => AnimationScene | null>
> = {
  walks: (stage, event, waiting) =>
    event.what === 'moved'
      ? walkScene(stage, event.model, [event.from, ...event.path], waiting)
      : event.what === 'placed'
        ? walkScene(stage, event.model, [event.from, event.at], waiting)
        : null,
  bleeds: (stage, event, _waiting, likes) => {
    const amounts = alike(likes, 'wounded').flatMap(({ amount }) => (amount > 0 ? [amount] : []));
    return event.what === 'wounded' && amounts.length > 0 ? woundsScene(stage, event.model, amounts) : null;
  },
  heals: (stage, event, _waiting, likes) => {
    const amounts = alike(likes, 'healed').flatMap(({ amount }) => (amount > 0 ? [amount] : []));
    return event.what === 'healed' && amounts.length > 0 ? healingScene(stage, event.model, amounts) : null;
  },
  grows: (stage, event) =>
    event.what === 'terrain-grown'
      ? pieceScene(stage, event.piece, [{ transform: 'scale(0.1)' }, { transform: 'scale(1.08)', offset: 0.7 }, { transform: 'none' }])
      : null,
  slides: (stage, event) =>
    event.what === 'terrain-moved'
      ? pieceScene(stage, event.piece, [{ transform: `translate(${-event.by.x}px, ${-event.by.y}px)` }, { transform: 'none' }])
      : null,
  vanishes: (stage, event) =>
    event.what === 'terrain-gone'
      ? vanishingScene(stage, event.piece)
      : event.what === 'lure-gone'
        ? vanishingScene(stage, event.id)
        : null,
  lays: (stage, event) =>
    event.what === 'lure-laid' ? leapScene(stage, 'sack', stage.at(event.model), stage.groundAt(event.id), 'moon') : null,
  deepens: (stage, event) => {
    if (event.what !== 'depth-changed') return null;
    const point = stage.stoneAt(event.stone);
    const { time, begin } = leapScene(stage, 'spade', point, point, 'moon');
    return {
      time,
      begin: (delay, duration) => [...begin(delay, duration), point ? stage.number(point, String(event.depth), 'heal', delay) : null],
    };
  },
  showers: (stage, event) =>
    event.what === 'stones-dropped'
      ? showerScene(
          stage,
          event.stones.map(({ at }) => at),
        )
      : null,
  topples: (stage, event) =>
    event.what === 'slain'
      ? {
          time: DEATH,
          begin: (delay, duration) => {
            const point = stage.at(event.model);
            return [stage.topple(event.model, delay, duration), point ? stage.ring(point, 'gone', delay, duration / 2) : null];
          },
        }
      : null,
  falls: (stage, event) => (event.what === 'fell' ? coinScene(stage, event.model, FALL, 'harm') : null),
  changes: (stage, event) => (event.what === 'became' ? coinScene(stage, event.model, CHANGE, 'moon') : null),
  rises: (stage, event) => {
    const model = modelOf(event);
    return model === null ? null : coinScene(stage, model, RISE, 'moon');
  },
  fades: (stage, event) => (event.what === 'left' ? haloScene(stage, event.model, 'gone') : null),
  digs: (stage, event) =>
    event.what === 'harvested'
      ? event.depth > 0
        ? stoneScene(stage, 'spade', stage.stoneAt(event.stone), stage.stoneAt(event.stone), String(event.depth))
        : leapScene(stage, 'spade', stage.stoneAt(event.stone), stage.stoneAt(event.stone), 'moon')
      : null,
  takes: (stage, event) => {
    if (event.what === 'stone-given') return stoneScene(stage, 'stone', stage.at(event.from), stage.at(event.to), '+1');
    return event.what === 'stone-taken' ? stoneScene(stage, 'stone', stage.at(event.model), stage.at(event.model), '+1') : null;
  },
  drops: (stage, event) =>
    event.what === 'stone-dropped' ? leapScene(stage, 'stone', stage.at(event.model) ?? event.at, event.at, 'gone') : null,
  rolls: (stage, event) => (event.what === 'stone-rolled' ? leapScene(stage, 'stone', stage.stoneAt(event.stone), event.at) : null),
  averts: (stage, event) => {
    const averted = event.what === 'cancelled' || (event.what === 'damaged' && event.amount < (event.printed ?? 0));
    const point = averted && 'model' in event ? stage.at(event.model) : null;
    return point ? leapScene(stage, 'shield', point, point, 'heal') : null;
  },
  marks: (stage, event) => {
    const point = 'model' in event ? stage.at(event.model) : null;
    return point ? leapScene(stage, 'star', point, point) : null;
  },
  wakes: (stage, event) => ('model' in event ? haloScene(stage, event.model, 'moon') : null),
  sleeps: (stage, event) => ('model' in event ? pulseScene(stage, event.model, '.crescent', STEADY) : null),
  pays: (stage, event) => ('model' in event ? pulseScene(stage, event.model, '.energy') : null),
};

/** The scene of an event; null for an event that only words and cards show. */
export function sceneOf(stage: PlayStage, { kind, event, likes }: PicturedEvent, waiting: Set<string>): AnimationScene | null {
  return DRAWN[kind](stage, event, waiting, likes);
}

import { entry, note as noteOnce } from '../../ledger.ts';
import type { Look } from '../../look.ts';
import type { Play } from '../../play.ts';
import { newModel } from '../../table/new-model.ts';
import type { Character, Eff } from '../../terms/card-language.ts';
import type { ActionFrame, Frame } from '../../terms/frame.ts';
import type { CharacterId, ModelId, Seat } from '../../terms/ids.ts';
import type { Model } from '../../terms/match.ts';
import { cardOffers } from '../../printed/card-offers.ts';
import { cardMods, runnerOf } from '../../printed/purse.ts';
import { remove } from './leaving.ts';
import { seatState } from '../../printed/seat-state.ts';
import { fallenThisTurn } from '../../reading/reading.ts';
import { namedBy } from '../../reading/named-by.ts';
import { triggered } from '../../reading/moments/triggers.ts';
import { ask, note, over, modelsNamed, type Handlers, type Work } from '../work.ts';
import { placeOf, hasPlace, type PlaceQuestion } from './placing.ts';

type Summon = Extract<Eff, { do: 'summon' }>;

/** A new model of a character. It takes the id of a slain or removed one, unless that one still has a moonstone. @rule REM-2 REM-3 SLN-6 CTL-6 */
function newCopy(look: Look, seat: Seat, character: CharacterId): Model {
  for (let copy = 1; ; copy += 1) {
    const made = newModel(seat, character, copy);
    const known = look.match.table.models[made.id];
    const free = !known || (known.status !== 'board' && look.stonesOf(made.id).length === 0);
    if (free) return made;
  }
}

/** The models of the match with one more, by seat and troupe order. */
function withAddedModel(look: Look, model: Model): Record<ModelId, Model> {
  const all: Record<ModelId, Model> = { ...look.match.table.models, [model.id]: model };
  const sorted = Object.values(all).sort((a, b) => a.seat - b.seat); // stable: troupe order stays
  return Object.fromEntries(sorted.map((joiner) => [joiner.id, joiner]));
}

const withModel = (look: Look, model: Model): Look =>
  look.with({ ...look.match, table: { ...look.match.table, models: withAddedModel(look, model) } });

/** The models of a side of which one must leave before another of the same character enters play; none while the limit is not reached. */
function modelsOverLimit(look: Look, seat: Seat, card: Character): ModelId[] {
  const [limit] = cardMods(card, 'at-most');
  const inPlay = look.onBoard.filter((model) => model.character === card.id && model.seat === seat).map(({ id }) => id);
  return limit && inPlay.length >= limit.n ? inPlay : [];
}

/** A text that summons, and its reading. */
type Summoning = Pick<Work, 'frame' | 'reading'>;

/** True if the side of the text has a character in play. */
const isInPlay = ({ frame, reading: { look } }: Summoning, character: CharacterId): boolean =>
  look.onBoard.some((model) => model.character === character && model.seat === look.model(frame.model).seat);

/** The characters that may be summoned: those that the text names, or those slain this turn; with `unique` none that is in play. */
function summonable(work: Summoning, { what, unique }: Summon): CharacterId[] {
  const { reading } = work;
  const named =
    typeof what === 'object' && 'fallen' in what
      ? [...new Set(fallenThisTurn(reading, what.fallen).map((id) => reading.look.model(id).character))]
      : [what].flat();
  return named.filter((character) => !unique || !isInPlay(work, character));
}

/** During deployment a summoned model must also be in the deployment zone. @rule DEP-10 */
const zoneOf = ({ frame, reading: { look } }: Summoning): Pick<PlaceQuestion, 'edge'> => {
  const edge = look.game.step === 'deploy' ? seatState(look, look.model(frame.model).seat).edge : null;
  return edge ? { edge } : {};
};

/**
 * The seat to which a summoned model belongs: for a thrall that of the summoner, for any other model that of the player who summons it.
 * @rule DEF-16 CTL-5 CHR-64
 */
function ownerOf({ frame, reading: { look } }: Summoning, card: Character): Seat {
  return cardMods(card, 'thrall').length > 0 ? look.model(frame.model).seat : frame.seat;
}

const besideHost = (work: Summoning, model: ModelId, host: ModelId): PlaceQuestion => ({
  ask: 'place',
  model,
  contact: [host],
  ...zoneOf(work),
});

/** True if there is room for a character beside a model. @rule DEF-16 */
function hasRoom(work: Summoning, card: Character, host: ModelId): boolean {
  const { look } = work.reading;
  const model = newCopy(look, ownerOf(work, card), card.id);
  return hasPlace(withModel(look, model), besideHost(work, model.id, host));
}

/** True if a text could summon a model now. @rule REA-15 */
export function canSummon(work: Summoning, effect: Summon): boolean {
  const { look } = work.reading;
  const host = namedBy(work.reading, effect.contact).find((id) => look.model(id).status === 'board');
  return (
    host !== undefined &&
    summonable(work, effect).some((character) => {
      const card = look.cards.characters[character];
      return card !== undefined && hasRoom(work, card, host);
    })
  );
}

/** The windows for a player's card after a model was summoned or has come back. @rule CMP-3 */
export function entryOffers(play: Play, model: ModelId): Frame[] {
  const { controller } = play.model(model);
  return cardOffers(play, 'entered', model, (seat) => (seat === controller ? { subject: model } : null));
}

export const controlEffects: Pick<Handlers, 'summon' | 'act'> = {
  /**
   * Without room for the model nothing happens. A model that is not a thrall does not activate in the turn in which it enters play.
   * @rule DEF-16 CTL-5 ACT-11
   */
  summon(work, effect) {
    const { contact, ready } = effect;
    const { play, frame, now, answer } = work;
    const [host] = modelsNamed(work, contact);
    const kinds = summonable(work, effect);
    const named = kinds.length > 1 ? (now.kind ?? answer?.option) : kinds[0];
    const card = play.cards.characters[kinds.find((character) => character === named) ?? ''];
    if (host === undefined || kinds.length === 0) return over(0);
    if (!card) return ask(frame.seat, { ask: 'option', options: kinds, of: 'character' });
    if (kinds.length > 1 && now.kind === undefined) return note({ kind: card.id });
    const { id } = now;
    if (typeof id === 'string' && answer?.pass) {
      const { [id]: _gone, ...models } = play.match.table.models;
      play.patchTable({ models });
      play.emit({ what: 'failed', model: frame.model, why: 'no-room-to-summon' });
      return over(0);
    }
    if (typeof id === 'string') {
      if (!answer?.at) return ask(frame.seat, besideHost(work, id, host));
      const { at, height } = placeOf(play, id, answer.at);
      const tooLate = !ready && cardMods(card, 'thrall').length === 0;
      play.patchModel(id, { at, height, status: 'board', activated: tooLate });
      if (tooLate) noteOnce(play, entry.tooLate(id));
      if (play.match.order.active === id) noteOnce(play, entry.risen(id));
      play.emit({ what: 'summoned', model: id, by: frame.model, at });
      play.pend(triggered(play, { on: 'enters', model: id }));
      play.pend(entryOffers(play, id));
      return over(1);
    }
    const seat = ownerOf(work, card);
    const next = modelsOverLimit(play, seat, card);
    const option = answer?.option;
    if (option === undefined || !next.includes(option)) {
      if (!hasRoom(work, card, host)) {
        play.emit({ what: 'failed', model: frame.model, why: 'no-room-to-summon' });
        return over(0);
      }
      if (next.length > 0) return ask(seat, { ask: 'option', options: next, of: 'model' });
    } else remove(play, option);
    const summoned = { ...newCopy(play, seat, card.id), summoner: frame.model };
    play.patchTable({ models: withAddedModel(play, summoned) });
    return note({ ...now, id: summoned.id });
  },

  /**
   * The model pays no energy, and it is a friend of the model that controls it until its action is over; with `own` an enemy acts for its own player.
   * @rule CTL-1 CTL-2 CTL-3 CHR-65 MEL-16
   */
  act(work, { who, actions, not, cost, at, own }) {
    const { play, frame, now, ended } = work;
    const [model] = modelsNamed(work, who);
    if (now.acted || model === undefined) return over(ended?.kind === 'action' && ended.taken ? 1 : 0);
    const only: ActionFrame['only'] = {
      ...(actions ? { actions } : {}),
      ...(not ? { not } : {}),
      ...(cost === undefined ? {} : { cost }),
      ...(at ? { at: at === 'target' ? modelsNamed(work, 'target') : at } : {}),
    };
    const owner = play.model(model).controller;
    const isOwn = own === true && !play.friends(frame.model, model);
    const seat = isOwn ? owner : frame.seat;
    const runner = isOwn ? model : runnerOf(play, frame.model);
    const action: ActionFrame = { kind: 'action', step: 'action', model, by: runner, seat, owner, free: true, only };
    play.patchModel(model, { controller: seat });
    return { then: 'push', frame: action, now: { acted: true } };
  },
};

import type { CardSpec, PlayMoment, TerrainName } from './card-language.ts';
import type { MeleeCard } from './decks.ts';
import type { Decision, Edge, DecisionKind } from './decision.ts';
import type { Side } from './frame.ts';
import type { AbilityId, ModelId, PieceId, Seat, StoneId } from './ids.ts';

/** The model and the ability whose text asks; public. */
export interface About {
  model: ModelId;
  ability: AbilityId;
}

/** A question of an effect; the decision `answer` answers it with the field that fits. It contains only public facts. */
export type Question =
  /**
   * `whose`: the model that has the abilities, when it is not the model whose text asks. `from`: only the melee cards in the deck, or in the
   * hand of the asked seat, are legal; no other seat may know which those are.
   */
  | {
      ask: 'option';
      options: string[];
      of: 'model' | 'melee-card' | 'character' | 'yes-no' | 'ability' | 'keyword' | 'piece' | 'stone' | 'outcome' | 'seat' | 'arcane-card';
      whose?: ModelId;
      from?: 'melee-deck' | 'melee-hand';
      may?: boolean;
    }
  | { ask: 'number'; from: number; to: number }
  /**
   * Answer `at`: where a model is placed. `of`/`within`: the limit round a model, edge to edge; `contact`: in base contact with one of these;
   * `inside`: or overlapping one of these; `edge`: in the strip along this board edge; `as`: the model is placed instead of making that action.
   */
  | {
      ask: 'place';
      model: ModelId;
      within?: number;
      of?: ModelId;
      los?: true;
      contact?: (ModelId | PieceId)[];
      inside?: (ModelId | PieceId)[];
      edge?: Edge;
      as?: 'step';
      may?: boolean;
    }
  /**
   * Answer `at`: where a dropped moonstone is placed, touching this model or `within` this distance; `instead`: the model's other moonstones that may
   * be placed.
   */
  | { ask: 'stone'; stone: StoneId; model: ModelId; within?: number; instead?: StoneId[] }
  /**
   * Answer `at`: the middle of a round piece of terrain on open ground or of a lure, or a point; `of`/`within`: this near to a model and in its
   * sight.
   */
  | { ask: 'ground'; radius: number; kind: 'woods' | 'water' | 'lure' | 'point'; lure?: string; within?: number; of?: ModelId; may?: true }
  /** Answer `path`. `straight`: one segment; `freely`: what the model goes over as if it were not there. */
  | { ask: 'path'; model: ModelId; length: number; straight?: boolean; freely?: (TerrainName | 'models')[]; may?: boolean }
  | { ask: 'order'; items: string[] }
  /** Answer `top` and `bottom`; the view of the asked seat shows the cards. `only`: all cards go back on top; `hand`: any cards of its hand instead. */
  | { ask: 'look'; count: number; only?: 'top'; hand?: true }
  /**
   * Answer `cards`: `count` cards of the arcane deck, which the view of the asked seat shows; with `top` any of the `count` cards on top. With
   * `one` a single card: to be set aside beside the character card (`aside`), to stay on top (`top`), to be shown from the resist hand (`show`,
   * one that fits `card`), or to go back from beside the card of `model` (`back`).
   */
  | { ask: 'search'; count: number; top?: true; one?: 'aside' | 'top' | 'show' | 'back'; card?: CardSpec; model?: ModelId }
  /** Answer `terrain` and `by`: one of these pieces, and how far it is moved, at most `within`. */
  | { ask: 'terrain'; pieces: PieceId[]; within: number; may: true };

type OpeningFields = {
  faction: object;
  troupe: { size: number };
  draft: object;
  pick: object;
  mulligan: object;
  start: object;
  edge: { edges: Edge[] };
  deploy: { edge: Edge };
  first: object;
  activate: object;
  /** `by`: another model that controls the model for this action; the action may be declined. */
  act: { model: ModelId; by?: ModelId };
  reaction: { length: number };
  'going-for-it': { side: Side; payer: ModelId };
  'melee-card': { side: Side };
  /** `card`: cards of this kind count as copies, instead of cards like the one played. */
  critical: { side: Side; card?: MeleeCard };
  upgrade: { side: Side };
  'damage-type': { side: Side };
  'follow-up': { side: Side };
  /** `open`: the card is played face up, without a lie. */
  claim: { model: ModelId; open?: true };
  call: { model: ModelId };
  replace: { model: ModelId };
  again: { model: ModelId };
  /** With `moment` only a card that the seat holds answers it; `announced`: the action that the card may answer. */
  interrupt: { about: About; moment?: PlayMoment; announced?: Decision };
  reveal: { about: About };
  card: object;
  choice: { about: About | null; question: Question };
  markers: object;
  agreement: { by: Seat };
};

export type OpeningKind = keyof OpeningFields;
export type OpeningOf<K extends OpeningKind> = { [P in K]: { seat: Seat; kind: P } & OpeningFields[P] }[K];
/** An open question to a seat; it contains only public facts. */
export type Opening = OpeningOf<OpeningKind>;

const DECLINING: readonly DecisionKind[] = ['pass', 'hold'];

/** The kinds of decision that each kind of opening takes. */
export const TAKES: Record<OpeningKind, readonly DecisionKind[]> = {
  faction: ['choose-faction'],
  troupe: ['choose-troupe'],
  draft: ['draft'],
  pick: ['choose-card', ...DECLINING],
  mulligan: ['keep-stones', 'mulligan'],
  start: ['choose-start'],
  edge: ['choose-edge'],
  deploy: ['deploy'],
  first: ['choose-first'],
  activate: ['activate', 'play-card'],
  act: ['step', 'jog', 'traverse', 'jump', 'harvest', 'melee', 'use', 'end-activation', 'play-card', ...DECLINING],
  reaction: ['react', ...DECLINING],
  'going-for-it': ['go-for-it', ...DECLINING],
  'melee-card': ['play-melee'],
  critical: ['press'],
  upgrade: ['upgrade'],
  'damage-type': ['damage-type'],
  'follow-up': ['follow-up', ...DECLINING],
  claim: ['claim', ...DECLINING],
  call: ['ok', 'bluff'],
  replace: ['replace', ...DECLINING],
  again: ['again', ...DECLINING],
  interrupt: ['use', 'play-card', ...DECLINING],
  reveal: ['use', ...DECLINING],
  card: ['play-card', ...DECLINING],
  choice: ['answer', ...DECLINING],
  markers: ['markers', ...DECLINING],
  agreement: ['agree', 'refuse'],
};

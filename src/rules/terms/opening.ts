import type { CardSpec, PlayMoment, TerrainName } from './card-language.ts';
import type { MeleeCard } from './decks.ts';
import type { Decision, Edge, DecisionKind } from './decision.ts';
import type { Side } from './frame.ts';
import type { AbilityId, ModelId, PieceId, Seat, StoneId } from './ids.ts';

/** The asking card and the place in its text; public. */
export interface About {
  model: ModelId;
  ability: AbilityId;
}

/** A question that comes up while an effect resolves; answered by `answer` with the field that fits. Public particulars only. */
export type Question =
  /** `whose`: of which model the abilities are, when it is not the one whose text asks; `from`: only the melee cards that the deck, or the hand of the seat asked, holds, which no other seat may know. */
  | {
      ask: 'option';
      options: string[];
      of: 'model' | 'melee-card' | 'character' | 'yes-no' | 'ability' | 'keyword' | 'piece' | 'stone' | 'outcome' | 'seat' | 'arcane-card';
      whose?: ModelId;
      from?: 'melee-deck' | 'melee-hand';
      may?: boolean;
    }
  | { ask: 'number'; from: number; to: number }
  /** Answer `at`: where a model is placed. `from`/`within`: edge-to-edge limit round a model; `contact`: base contact with one of these; `inside`: or overlapping one of these; `edge`: in the strip along it; `as`: it is placed instead of making that action. */
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
  /** Answer `at`: where a dropped stone lies, round this model, or anywhere so near to it. */
  | { ask: 'stone'; stone: StoneId; model: ModelId; within?: number; instead?: StoneId[] } // instead: others of the model that may be laid
  /** Answer `at`: the middle of a round piece of terrain on open ground, of a lure, or a point; `of`/`within`: so near to a model and in its sight. */
  | { ask: 'ground'; radius: number; kind: 'woods' | 'water' | 'lure' | 'point'; lure?: string; within?: number; of?: ModelId; may?: true }
  /** Answer `path`. `straight`: one segment; `freely`: what it goes over as if it were not there. */
  | { ask: 'path'; model: ModelId; length: number; straight?: boolean; freely?: (TerrainName | 'models')[]; may?: boolean }
  | { ask: 'order'; items: string[] }
  /** Answer `top` and `bottom`; the asked seat's view shows the cards. `only`: all of them go back on top; `hand`: any of those left in its hand instead. */
  | { ask: 'look'; count: number; only?: 'top'; hand?: true }
  /** Answer `cards`: so many of the arcane deck, which the asked seat's view shows; with `top` any of so many on top; `one` of them, for beside the character card or to go back on top, or to be shown: a `card` of the hand that resists, or to go back: of those beside the card of a `model`. */
  | { ask: 'search'; count: number; top?: true; one?: 'aside' | 'top' | 'show' | 'back'; card?: CardSpec; model?: ModelId }
  /** Answer `terrain` and `by`: one of these pieces, moved up to so far. */
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
  /** `by`: another model that runs this action; it may be left undone. */
  act: { model: ModelId; by?: ModelId };
  reaction: { length: number };
  'going-for-it': { side: Side; payer: ModelId };
  'melee-card': { side: Side };
  /** `card`: further cards of this kind count as copies, not those of the card played. */
  critical: { side: Side; card?: MeleeCard };
  upgrade: { side: Side };
  'damage-type': { side: Side };
  'follow-up': { side: Side };
  /** `open`: the card is revealed as it is laid, and is what it is. */
  claim: { model: ModelId; open?: true };
  call: { model: ModelId };
  replace: { model: ModelId };
  again: { model: ModelId };
  /** With `moment` only a card that the seat holds answers it; `announced`: the action it may answer. */
  interrupt: { about: About; moment?: PlayMoment; announced?: Decision };
  reveal: { about: About };
  card: object;
  choice: { about: About | null; question: Question };
  markers: object;
  agreement: { by: Seat };
};

export type OpeningKind = keyof OpeningFields;
export type OpeningOf<K extends OpeningKind> = { [P in K]: { seat: Seat; kind: P } & OpeningFields[P] }[K];
/** A question that is open: who is asked and what, by public facts alone. */
export type Opening = OpeningOf<OpeningKind>;

const DECLINING: readonly DecisionKind[] = ['pass', 'hold'];

/** The kinds of decision each kind of question takes (design, section 4). */
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

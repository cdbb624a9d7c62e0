import { msg, str } from '@lit/localize';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Fact } from '../../rules/terms/fact.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import { terrainNoun } from '../names/terrain.ts';
import { pieceName } from '../names/pieces.ts';
import type { Names } from '../language/naming.ts';
import { inches, plural } from '../language/sentences.ts';

/** The words at a table without a board, where the miniatures are real and the players say what they see. */
export const spokenWords = {
  where: () => msg('Where do you play?', { id: 'spoken.where' }),
  onGlass: () => msg('On this tablet', { id: 'spoken.on-glass' }),
  beside: () => msg('Beside a real table', { id: 'spoken.beside' }),
  besideMeans: () =>
    msg(
      'You have the miniatures and measure yourselves. Moonrise keeps track of everything else: cards, energy, wounds, moonstones, secrets and turns.',
      {
        id: 'spoken.beside-means',
      },
    ),
  ground: () => msg('On the ground', { id: 'spoken.ground' }),
  none: () => msg('There is no moonstone on the ground.', { id: 'spoken.none' }),
  asking: () => msg('What do you see on the table?', { id: 'spoken.asking' }),
  /** `far`: the distance, where it is the same for all models. */
  whoIsNear: (model: string, far?: string) =>
    far === undefined
      ? msg(str`Which models are as near to ${model} as shown beside the name?`, { id: 'spoken.who-near' })
      : msg(str`Which models are within ${far} of ${model}?`, { id: 'spoken.who-within' }),
  whoReaches: (model: string, far?: string) =>
    far === undefined
      ? msg(str`Which models are as near to ${model} as shown beside the name, and in sight?`, { id: 'spoken.who-reaches' })
      : msg(str`Which models are within ${far} of ${model}, and in sight?`, { id: 'spoken.who-reaches-within' }),
  goOn: () => msg('Go on', { id: 'spoken.go-on' }),
  yes: () => msg('Yes', { id: 'spoken.yes' }),
  no: () => msg('No', { id: 'spoken.no' }),
  cover: (kind: 'none' | 'light' | 'heavy') =>
    kind === 'none'
      ? msg('No cover', { id: 'spoken.cover-none' })
      : kind === 'light'
        ? msg('Light cover', { id: 'spoken.cover-light' })
        : msg('Heavy cover', { id: 'spoken.cover-heavy' }),
  react: () => msg('React', { id: 'spoken.react' }),
  ends: () => msg('It ended differently …', { id: 'spoken.ends' }),
  endsAs: (kind: EndKind): string => ENDS[kind](),
  height: () => msg('Height above the ground', { id: 'spoken.height' }),
  howHigh: () => msg('How high does it stand?', { id: 'spoken.how-high' }),
  howFar: () => msg('How far did it fall?', { id: 'spoken.how-far' }),
  /** A height, and the wounds of a fall from it. */
  fallCosts: (height: string, wounds: number) =>
    plural(wounds, {
      one: () => msg(str`${height}: ${wounds} wound`, { id: 'spoken.fall-wound' }),
      other: () => msg(str`${height}: ${wounds} wounds`, { id: 'spoken.fall-wounds' }),
    }),
  /** The heading above the possible corrections of a move that was just made. */
  corrects: (action: string) => msg(str`${action}: done. Otherwise:`, { id: 'spoken.corrects' }),
  edgeIsYours: () => msg('One edge of the table is yours', { id: 'spoken.edge-is-yours' }),
  whoFights: (far?: string) =>
    far === undefined
      ? msg('Who else fights? Tick each model that is near enough and in sight:', { id: 'spoken.who-fights' })
      : msg(str`Who else fights? Tick each model within ${far} and in sight:`, { id: 'spoken.who-fights-within' }),
  intoWater: () => msg('Into water', { id: 'spoken.into-water' }),
  calls: () => msg('It ends engaged. Announced:', { id: 'spoken.calls' }),
  touched: () => msg('It touched:', { id: 'spoken.touched' }),
  deployIn: () => msg('Put one of your models down within 10″ of your edge, and tap its face.', { id: 'spoken.deploy' }),
  stonesFell: () =>
    msg('Drop as many moonstones on the middle of your table as there are on the ground here, and turn them to these numbers.', {
      id: 'spoken.stones-fell',
    }),
  offTable: () => msg('not on the table', { id: 'spoken.off-table' }),
  tapFace: () => msg('Tap a face with a bright edge, or choose here.', { id: 'spoken.tap-face' }),
};

/** The possible ends of a move that the app cannot see. */
export const END_KINDS = ['plain', 'height', 'fell', 'left', 'stays'] as const;
export type EndKind = (typeof END_KINDS)[number];
const ENDS: Record<EndKind, () => string> = {
  plain: () => msg('As planned', { id: 'spoken.end-plain' }),
  height: () => msg('Higher up', { id: 'spoken.end-height' }),
  fell: () => msg('It fell', { id: 'spoken.end-fell' }),
  left: () => msg('Off the table', { id: 'spoken.end-left' }),
  stays: () => msg('It could not move', { id: 'spoken.end-stays' }),
};

const nameOf = (id: ModelId, names: Names): string => names.modelName(id);

/** A thing on the ground that a model may touch: a moonstone or a marker. */
const thing = (id: string, depthOf: (stone: string) => number | null): string => {
  const depth = depthOf(id);
  return depth === null
    ? msg('the objective marker', { id: 'spoken.the-marker' })
    : msg(str`the moonstone of depth ${depth}`, { id: 'spoken.the-stone' });
};

/** A fact as a question to the table. `depthOf`: the depth of a moonstone; null for anything else. */
export function factText(fact: Fact, names: Names, depthOf: (stone: string) => number | null): string {
  switch (fact.about) {
    case 'within':
      return msg(str`Is ${nameOf(fact.of[0], names)} within ${inches(fact.in)} of ${nameOf(fact.of[1], names)}?`, { id: 'spoken.within' });
    case 'reaches':
      return msg(str`Is ${nameOf(fact.of[0], names)} within ${inches(fact.in)} and in sight of ${nameOf(fact.of[1], names)}?`, {
        id: 'spoken.reaches',
      });
    case 'sees':
      return msg(str`Do ${nameOf(fact.of[0], names)} and ${nameOf(fact.of[1], names)} see each other?`, { id: 'spoken.sees' });
    case 'contact':
      return msg(str`Are ${nameOf(fact.of[0], names)} and ${nameOf(fact.of[1], names)} in base contact?`, { id: 'spoken.contact' });
    case 'cover':
      return msg(str`What cover has ${nameOf(fact.of[1], names)} against ${nameOf(fact.of[0], names)}?`, { id: 'spoken.cover' });
    case 'stands-in':
      return msg(str`Is ${nameOf(fact.model, names)} in ${terrainNoun(fact.terrain)}?`, { id: 'spoken.stands-in' });
    case 'pieces':
      return msg(str`How many times is there ${terrainNoun(fact.terrain)} within ${inches(fact.in)} of ${nameOf(fact.model, names)}?`, {
        id: 'spoken.pieces',
      });
    case 'own-edge':
      return msg(str`Is ${nameOf(fact.model, names)} within ${inches(fact.in)} of its own edge?`, { id: 'spoken.own-edge' });
    case 'off-own-edge':
      return msg(str`Is ${nameOf(fact.model, names)} farther than ${inches(fact.in)} from its own edge?`, { id: 'spoken.off-own-edge' });
    case 'nearest':
      return msg(str`Which is nearest to ${nameOf(fact.to, names)}?`, { id: 'spoken.nearest' });
    case 'touches':
      return msg(str`Does ${nameOf(fact.model, names)} touch ${thing(fact.thing, depthOf)}?`, { id: 'spoken.touches' });
    case 'stone-within':
      return msg(str`Is ${thing(fact.stone, depthOf)} within ${inches(fact.in)} of ${nameOf(fact.model, names)}?`, {
        id: 'spoken.stone-within',
      });
    case 'sees-stone':
      return msg(str`Does ${nameOf(fact.model, names)} see ${thing(fact.stone, depthOf)}?`, { id: 'spoken.sees-stone' });
    case 'piece-within':
      return msg(str`Is that terrain (${pieceName(fact.kind)}) within ${inches(fact.in)} of ${nameOf(fact.model, names)}?`, {
        id: 'spoken.piece-within',
      });
    case 'sees-piece':
      return msg(str`Does ${nameOf(fact.model, names)} see that terrain (${pieceName(fact.kind)})?`, { id: 'spoken.sees-piece' });
    case 'driven': {
      const from = fact.from === undefined ? '' : nameOf(fact.from, names);
      if (from === '')
        return msg(str`${nameOf(fact.model, names)} is moved ${inches(fact.in)}. What happened to it?`, { id: 'spoken.driven' });
      return fact.directly === 'away'
        ? msg(str`${nameOf(fact.model, names)} is moved ${inches(fact.in)} directly away from ${from}. What happened to it?`, {
            id: 'spoken.driven-away',
          })
        : msg(str`${nameOf(fact.model, names)} is moved ${inches(fact.in)} directly towards ${from}. What happened to it?`, {
            id: 'spoken.driven-towards',
          });
    }
    case 'room':
      return msg(str`Is there room for ${nameOf(fact.of[0], names)} and ${nameOf(fact.of[1], names)} to swap places?`, {
        id: 'spoken.room',
      });
  }
}

/** An answer of the table that has no place on the board. */
export function spokenAnswer(decision: Decision, names: Names): string {
  switch (decision.kind) {
    case 'deploy':
      return msg(str`${nameOf(decision.model, names)} stands`, { id: 'spoken.stands' });
    case 'react':
      return decision.way === undefined || decision.way === 0
        ? msg(str`${nameOf(decision.model, names)} reacts`, { id: 'spoken.reacts' })
        : msg(str`${nameOf(decision.model, names)} reacts by a text of its card`, { id: 'spoken.reacts-by-card' });
    case 'pass':
      return msg('No', { id: 'spoken.pass' });
    case 'answer':
      if (decision.path !== undefined)
        return decision.path.length === 0 ? msg('It stays', { id: 'spoken.stays' }) : msg('It has moved', { id: 'spoken.moved' });
      if (decision.terrain !== undefined) return pieceName(decision.terrain);
      return msg('Done', { id: 'spoken.done' });
    default:
      return msg('Done', { id: 'spoken.done' });
  }
}

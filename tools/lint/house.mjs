// A plug-in for oxlint: forbidden shapes of code by folder, and forbidden names of bindings.
import { builtinRules } from 'eslint/use-at-your-own-risk';

/** Pronouns and prepositions: as names they do not say what a thing is. */
const PRONOUNS = new Set(
  'one at by of own held said told found left here far way now who what which rest other them those whom mine theirs ours yours both whose these there where when how why'.split(
    ' ',
  ),
);
/** Beside its partner such a name is a coordinate or a side: `ax, ay, bx, by`; `left, top`. */
const PARTNERS = { by: ['bx'], left: ['right', 'top'] };

const namesIn = (nodes) =>
  nodes.flatMap((node) => (node?.type === 'Identifier' ? [node.name] : node?.type === 'AssignmentPattern' ? namesIn([node.left]) : []));

/**
 * Requires that every variable and parameter has a noun or a statement as its name. Destructured fields keep their names. `words`: the forbidden
 * names here, in place of all pronouns.
 */
const nounBindings = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: { parameters: { type: 'boolean' }, words: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    messages: { pronoun: '`{{name}}` does not say what this is: take the noun of the trade.' },
  },
  create(context) {
    const [{ words, parameters } = {}] = context.options;
    const refused = words ? new Set(words) : PRONOUNS;
    const check = (id, beside) => {
      if (id?.type === 'AssignmentPattern') return check(id.left, beside);
      if (id?.type !== 'Identifier' || !refused.has(id.name)) return;
      if (PARTNERS[id.name]?.some((partner) => beside.includes(partner))) return;
      context.report({ node: id, messageId: 'pronoun', data: { name: id.name } });
    };
    const ofFunction = ({ params }) => {
      for (const param of params) check(param, namesIn(params));
    };
    const functions = { FunctionDeclaration: ofFunction, FunctionExpression: ofFunction, ArrowFunctionExpression: ofFunction };
    return {
      VariableDeclarator({ id, parent }) {
        check(id, namesIn(parent.declarations.map((declared) => declared.id)));
      },
      ...(parameters === false ? {} : functions),
    };
  },
};

/** Questions to the table: without a board, each of them may have to ask the players. */
const QUESTIONS = new Set(
  'within thingWithin nearestOf nearOwnEdge farFromOwnEdge inContact terrainNear terrainUnder isIndoors stonesTouched touchesPiece luresTouched markersTouched sees seesThing coverBetween engages engagedBy refusePath refuseStart refuseTraverse refuseClimb refuseJump refuseStand refuseStone'.split(
    ' ',
  ),
);
/** Written so that this file keeps the rule itself. */
const PRONOUN_OF_SENTENCES = /\bwhom?[e]ver\b/i;
const STEPS = new Set(['filter', 'some', 'every', 'find', 'findIndex']);

const asks = (callee) =>
  callee.type === 'Identifier'
    ? QUESTIONS.has(callee.name)
    : callee.type === 'MemberExpression' && callee.object.type === 'MemberExpression' && callee.object.property.name === 'space';

/**
 * An unanswered question ends a walk over a list at once, so that later items would not be asked about. `filterOf`, `someOf`, `everyOf` and `listOf`
 * of `space/missing-facts.ts` ask all questions together. Every possible world is walked separately.
 */
const questionsTogether = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { alone: '`.{{step}}` stops at the first question nobody has answered: take it from space/missing-facts.ts.' },
  },
  create(context) {
    const isWalk = ({ type, callee }) =>
      type === 'CallExpression' &&
      callee.type === 'MemberExpression' &&
      STEPS.has(callee.property.name) &&
      callee.object.property?.name !== 'worlds';
    return {
      CallExpression(node) {
        if (!asks(node.callee)) return;
        let inner = node;
        for (let outer = node.parent; outer; inner = outer, outer = outer.parent)
          if (isWalk(outer) && outer.arguments.includes(inner))
            return context.report({ node: outer.callee.property, messageId: 'alone', data: { step: outer.callee.property.name } });
      },
    };
  },
};

/** In comments and texts, a noun has to say which player or model is meant (docs/words.md). */
const plainSentences = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { noun: '“{{word}}” does not say what is meant: the player, the model, the card … that (docs/words.md).' },
  },
  create(context) {
    return {
      Program(node) {
        const match = PRONOUN_OF_SENTENCES.exec(context.sourceCode.text);
        if (match) context.report({ node, messageId: 'noun', data: { word: match[0] } });
      },
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    'no-restricted-syntax': builtinRules.get('no-restricted-syntax'),
    'noun-bindings': nounBindings,
    'plain-sentences': plainSentences,
    'questions-together': questionsTogether,
  },
};

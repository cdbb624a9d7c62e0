import type { Limit } from '../../../rules/terms/card-language.ts';
import { allFieldsUsed, type RoleValue, type Speech, text } from '../clauses.ts';

/** “once per turn”, “3 times per turn”, “once per game, unless reloaded”. */
export function limitText({ per, max = 1, reloadable, unlessAdded, first, ...rest }: Limit, { say }: Speech): string {
  allFieldsUsed(rest);
  const often =
    per === 'turn'
      ? max === 1
        ? say(first ? 'limit.first' : 'limit.turn')
        : say('limit.turns', { n: max })
      : max === 1
        ? say('limit.game')
        : say('limit.games', { n: max });
  if (unlessAdded) return text(say('limit.unless-added', { often }));
  return text(reloadable ? say('limit.reloadable', { often }) : often);
}

/** A limit, for the place after its moment. */
export const often = (limit: Limit | undefined, speech: Speech): RoleValue =>
  limit ? speech.say('rule.limit', { limit: limitText(limit, speech) }) : '';

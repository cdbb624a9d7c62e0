import type { TerrainName } from '../../../../rules/terms/card-language.ts';
import { type CardClause, joined, type RoleValue } from '../../clauses.ts';
import type { SentencePart } from '../../language.ts';
import type { Voice } from '../voice.ts';

/** Something that a move passes over: “an obstacle”, “models”. */
export const overNoun = (terrain: TerrainName | 'models', { language, say }: Voice): SentencePart =>
  terrain === 'models' ? say('mod.models') : language.terrain(terrain, terrain !== 'any');

/** Moving freely over something; if no base may end on it, the end of the move is mentioned, too. */
export function freelyOver(terrains: readonly (TerrainName | 'models')[], voice: Voice, during: RoleValue = ''): CardClause {
  const { say, language } = voice;
  const roles = {
    over: joined(
      terrains.map((each) => overNoun(each, voice)),
      language.and,
    ),
    during,
  };
  if (!terrains.includes('models')) return say('mod.freely-over', roles);
  return terrains.includes('any') ? say('mod.freely-clear-any', roles) : say('mod.freely-clear', roles);
}

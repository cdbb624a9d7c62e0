import { barredCharacters, woundsAtStart } from '../attacks/declare.ts';
import { allowanceOf } from '../allowance.ts';
import { fieldOf, present } from '../players.ts';
import { gameVp, outcomesOf } from '../outcome.ts';
import type { Game, Week } from '../terms/campaign.ts';
import type { PlayerId } from '../terms/parts.ts';
import type { GameView, Viewer } from '../terms/view.ts';

const each = <T>(players: readonly PlayerId[], read: (player: PlayerId) => T): Record<PlayerId, T> =>
  Object.fromEntries(players.map((player) => [player, read(player)]));

/** True if this week's machinations are locked, so that allowances may be shown. */
const isLocked = (week: Week): boolean => week.games.some(({ asking, stage }) => stage !== 'cards' || asking.length > 0);

/** A game as the viewer may know it: the cards of others are a number until played. @rule campaign 4.4 5.3c */
export function gameView(week: Week, game: Game, viewer: Viewer): GameView {
  const { id, players, stage, hands, owed, sealed, plays, result, substitutes } = game;
  const attending = present(week, game);
  const alone = week.published && attending.length < 2;
  return {
    id,
    players,
    stage,
    field: fieldOf(week, game),
    allowance: isLocked(week) ? each(attending, (player) => allowanceOf(week, player)) : null,
    chosen: each(Object.keys(hands), (player) => hands[player]?.length ?? 0),
    own: hands[viewer] ?? null,
    owed,
    answered: Object.keys(sealed),
    plays,
    result,
    outcomes: result || alone ? outcomesOf(week, game) : null,
    vp: result ? gameVp(week, game) : alone ? each(attending, () => week.settings.absentVp) : null,
    substitutes,
    kept: each(players, (player) => barredCharacters(week, player)),
    wounded: each(players, (player) => woundsAtStart(week, player)),
  };
}

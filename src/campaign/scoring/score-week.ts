import { leagueCard, type CardWho } from '../league-cards.ts';
import { cardsHeld } from '../cards/hands.ts';
import { overSupport } from '../allowance.ts';
import { hasGame, present } from '../players.ts';
import type { Game, Week } from '../terms/campaign.ts';
import type { Because, LedgerLine } from '../terms/ledger.ts';
import type { CardPlay, Machination, PlayerId, PlayWindow } from '../terms/parts.ts';
import type { GameOutcome } from '../terms/settings.ts';
import { schemersOf, isMet, outcomesOf, times } from '../outcome.ts';

interface Scoring {
  week: Week;
  outcomes: Record<PlayerId, GameOutcome>;
  lines: LedgerLine[];
}

function write({ week, lines }: Scoring, line: Omit<LedgerLine, 'week'>): void {
  lines.push({ week: week.n, ...line });
}

/** The players whom an effect concerns, without duplicates. */
function concernedPlayers(week: Week, game: Game, play: CardPlay, roles: readonly CardWho[]): PlayerId[] {
  const playersIn = (role: CardWho): PlayerId[] => {
    switch (role) {
      case 'self':
        return [play.player];
      case 'opponents':
        return present(week, game).filter((player) => player !== play.player);
      case 'named':
        return play.named === undefined ? [] : [play.named];
      case 'saboteurs':
        return hasGame(week, play.player) ? schemersOf(week, 'sabotage', play.player) : [];
    }
  };
  return [...new Set(roles.flatMap(playersIn))];
}

/** Adds the points of one kind that the cards of these windows give. @rule campaign 5.6 6.5 */
function scoreCards(scoring: Scoring, game: Game, windows: readonly PlayWindow[], points: 'vp' | 'mp'): void {
  const { week, outcomes, lines } = scoring;
  for (const window of windows) {
    for (const play of game.plays.filter((candidate) => candidate.window === window)) {
      for (const gain of leagueCard(play.card).gains) {
        if (gain.points !== points || !isMet(gain.if, play, week, outcomes[play.player] ?? null)) continue;
        const count = times(gain, play);
        if (count === 0) continue;
        for (const player of concernedPlayers(week, game, play, gain.who)) {
          const because: Because = { game: game.id, card: play.card, by: play.player, ...(gain.per ? { times: count } : {}) };
          const line: LedgerLine = { week: week.n, player, kind: 'card', points, delta: gain.by * count, because };
          const tells = gain.who.includes('saboteurs') && !game.players.includes(player);
          lines.push(tells ? { ...line, secret: true } : line);
        }
      }
    }
  }
}

/**
 * * Adds victory points for moonstones, painted troupes, large tables, walkovers and cards, then machination points for cards.
 * @rule campaign 5.6 9.5 9.6 A.9
 */
function scoreGame(scoring: Scoring, game: Game): void {
  const { week } = scoring;
  const players = present(week, game);
  const because = { game: game.id };
  const [only] = players;
  if (players.length === 1 && only !== undefined)
    write(scoring, { player: only, kind: 'walkover', points: 'vp', delta: week.settings.absentVp, because });
  if (players.length > 1 && game.result) {
    for (const player of players)
      write(scoring, { player, kind: 'stones', points: 'vp', delta: game.result.sides[player]?.stones ?? 0, because });
    const { painted = 'none' } = week.settings;
    for (const player of painted === 'none' ? [] : players)
      if (game.result.sides[player]?.painted)
        write(scoring, { player, kind: 'painted', points: 'vp', delta: painted === 'told' ? 0 : 1, because });
    if (players.length > 2)
      for (const player of players) write(scoring, { player, kind: 'group', points: 'vp', delta: week.settings.groupVp, because });
  }
  scoreCards(scoring, game, ['immediate', 'during', 'end'], 'vp');
  scoreCards(scoring, game, ['after'], 'mp');
  scoreCards(scoring, game, ['immediate', 'during', 'end'], 'mp');
  accountForCards(scoring, game);
}

/** Adds a line for every chosen card without one: it gained nothing, was kept, or lapsed. @rule campaign 4.5 10.3 */
function accountForCards({ week, lines }: Scoring, game: Game): void {
  const accounted = lines.filter(({ because }) => because.game === game.id && because.card !== undefined);
  for (const { player, card } of game.plays) {
    if (accounted.some(({ because }) => because.card === card && because.by === player)) continue;
    const [gain] = leagueCard(card).gains;
    lines.push({
      week: week.n,
      player,
      kind: 'card',
      points: gain?.points ?? 'mp',
      delta: 0,
      because: { game: game.id, card, by: player },
    });
  }
  for (const { player, card, outcome } of cardsHeld(game))
    lines.push({ week: week.n, player, kind: outcome, points: 'mp', delta: 0, because: { game: game.id, card, by: player }, sealed: true });
}

const keepsGlory = (week: Week, target: PlayerId): boolean =>
  week.games.some(({ plays }) => plays.some(({ player, card }) => player === target && leagueCard(card).keepsGlory === true));

/** Adds a line for one machination with its reasons, even for no points. @rule campaign 5.8 6.1 6.4 */
function scoreMachination(scoring: Scoring, schemer: PlayerId, { kind, target, void: struck }: Machination): void {
  const { week, outcomes, lines } = scoring;
  const outcome = outcomes[target];
  const tier = week.frozen[target]?.tier;
  const line = (delta: number, because: Because): void => {
    lines.push({ week: week.n, player: schemer, kind, points: 'mp', delta, because: { target, ...because }, secret: true });
  };
  if (struck) return line(0, { void: 'struck' });
  if (!hasGame(week, target) || outcome === undefined || tier === undefined) return line(0, { void: 'no-game' });
  const worth = week.settings.machinationTable[kind][tier][outcome];
  const stolen = kind === 'support' && outcome === 'won' && worth > 0 && keepsGlory(week, target);
  line(stolen ? 0 : worth, { tier, outcome, ...(stolen ? { stolen: true as const } : {}) });
}

/** Adds points for the target of supports beyond the limit of cards. @rule campaign 4.3 */
function scoreOverSupport(scoring: Scoring, target: PlayerId): void {
  const { week } = scoring;
  const over = hasGame(week, target) ? overSupport(week, target) : 0;
  if (over > 0)
    write(scoring, {
      player: target,
      kind: 'over-support',
      points: 'mp',
      delta: over * week.settings.overSupportMp,
      because: { times: over },
    });
}

/** Adds the credit of a bystander in a week without machinations, or takes it back when it is spent. @rule campaign 9.3 */
function scoreCredit(scoring: Scoring, player: PlayerId): void {
  const { week } = scoring;
  const { creditMp } = week.settings.bystander;
  if (!week.machinations && week.bystanders.includes(player) && creditMp !== 0)
    write(scoring, { player, kind: 'credit', points: 'mp', delta: creditMp, because: {} });
  if (spendsCredit(week, player)) write(scoring, { player, kind: 'credit-spent', points: 'mp', delta: -creditMp, because: {} });
}

/** True if a player has paid for a machination with the credit. */
export const spendsCredit = (week: Week, player: PlayerId): boolean => {
  const count = week.submissions[player]?.machinations.length ?? 0;
  return count > week.settings.machinations && !week.bystanders.includes(player);
};

/** The lines of one week, in the order in which its points are given. A changed result is scored again from the start. @rule campaign 5.6 5.8 10.3 */
export function scoreWeek(week: Week): LedgerLine[] {
  const outcomes = Object.assign({}, ...week.games.map((game) => outcomesOf(week, game))) as Record<PlayerId, GameOutcome>;
  const scoring: Scoring = { week, outcomes, lines: [] };
  for (const game of week.games) scoreGame(scoring, game);
  for (const schemer of week.order)
    for (const machination of week.submissions[schemer]?.machinations ?? []) scoreMachination(scoring, schemer, machination);
  for (const player of week.order) {
    scoreOverSupport(scoring, player);
    scoreCredit(scoring, player);
  }
  for (const { by, kind, target, resolved } of week.attacks)
    if (resolved?.card === 'catastrophe')
      write(scoring, {
        player: by,
        kind: 'attack',
        points: 'mp',
        delta: -week.settings.attacks.catastrophe,
        because: { by, target, attack: kind },
      });
  return scoring.lines;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignViewFor } from '../../src/campaign/index.ts';
import { leagueCard } from '../../src/campaign/league-cards.ts';
import { openingsOf } from '../../src/campaign/openings.ts';
import { present } from '../../src/campaign/players.ts';
import { ledgerOf } from '../../src/campaign/scoring/ledger.ts';
import type { Campaign, Game } from '../../src/campaign/terms/campaign.ts';
import type { CampaignDecision as Decision, OwnPlay } from '../../src/campaign/terms/decision.ts';
import type { CardPlay } from '../../src/campaign/terms/parts.ts';
import { asksOf } from '../../src/campaign/view/asks.ts';
import {
  advanceCampaign,
  beginCampaignRecord,
  checkCampaignRecord,
  openCampaign,
  type FoldedCampaign,
} from '../../src/record/campaign-record.ts';
import { anyResult, Lot, nextDecision } from './random-player.ts';
import { setupOf } from './samples.ts';

// However a game ends: every card that was chosen for it was shown, or kept by its player, or could no longer be played; each has a line.

/** The cards chosen for a game, as they were decided. A player who comes after all, or who joins another table, chooses again. */
class Chosen {
  readonly #cards = new Map<string, Set<string>>();
  #of(game: string, player: string): Set<string> {
    const key = `${game} ${player}`;
    const cards = this.#cards.get(key) ?? new Set();
    this.#cards.set(key, cards);
    return cards;
  }
  heard(before: Campaign, after: Campaign, decision: Decision): void {
    if (decision.kind === 'choose-cards') {
      const game = gamesOf(before).find(({ id }) => id === decision.game);
      const cards = this.#of(decision.game, decision.player);
      if (game?.stage === 'cards') cards.clear();
      for (const card of decision.cards) cards.add(card);
    }
    const anew = (game: Game | undefined): void => {
      for (const player of game?.players ?? []) this.#of(game?.id ?? '', player).clear();
    };
    if (decision.kind === 'absent' && !decision.absent) anew(gamesOf(after).find(({ players, id }) => players.includes(decision.who) && id.startsWith(`w${after.weeks.length}g`))); // prettier-ignore
    if (decision.kind === 'join-table') anew(gamesOf(after).find(({ id }) => id === decision.game));
    if (decision.kind === 'pair') this.#cards.clear();
  }
  all(): { game: string; player: string; card: string }[] {
    return [...this.#cards].flatMap(([key, cards]) => {
      const [game = '', player = ''] = key.split(' ');
      return [...cards].map((card) => ({ game, player, card }));
    });
  }
}
const gamesOf = (campaign: Campaign): Game[] => campaign.weeks.flatMap(({ games }) => games);

/** What may happen to a game besides what is asked: its result comes early, with or without what is still held; somebody does not come. */
function meddling(lot: Lot, campaign: Campaign): Decision | null {
  const player = campaign.chamberlain;
  const week = campaign.weeks.at(-1);
  const game = week && week.games.length > 0 ? lot.one(week.games) : null;
  if (!week || !game) return null;
  const decider = lot.one(game.players);
  const note = 'as agreed';
  const during = Object.entries(game.hands).flatMap(([holder, cards]) =>
    cards
      .filter((card) => ['during', lot.often(50) ? 'after' : ''].includes(leagueCard(card).window) && leagueCard(card).asks.length === 0)
      .filter((card) => !game.plays.some((play) => play.player === holder && play.card === card) && lot.often(50))
      .map((card): CardPlay => ({ player: holder, card })),
  );
  const result = { ...anyResult(lot, campaign, game), ...(lot.often(40) ? { conceded: [decider] } : {}) };
  const done = gamesOf(campaign).filter(({ stage }) => stage === 'done');
  const old = done.length > 0 ? lot.one(done) : null;
  const oldWeek = old && campaign.weeks.find(({ games }) => games.includes(old));
  return lot.one<Decision>([
    {
      player,
      kind: 'result',
      game: game.id,
      result,
      plays: during.filter(({ card }) => leagueCard(card).window === 'during'),
      windows: 'ask',
    },
    { player, kind: 'result', game: game.id, result, plays: during, windows: 'given' },
    { player, kind: 'absent', who: decider, absent: lot.often(60) },
    { player, kind: 'join-table', who: decider, game: game.id },
    { player, kind: 'leave', who: decider, note },
    { player, kind: 'reopen-week', note },
    ...(old && oldWeek
      ? [{ player, kind: 'edit-result' as const, game: old.id, result: anyResult(lot, campaign, old), plays: old.plays.filter(() => lot.often(70)).map(({ window: _, ...play }) => play), note }] // prettier-ignore
      : []),
  ]);
}

/** Some say with the cards they choose which of them they play at once, others are asked. */
function withPlays(lot: Lot, campaign: Campaign, decision: Decision): Decision {
  if (decision.kind !== 'choose-cards' || lot.often(50)) return decision;
  const asks = asksOf(campaign, decision.player).flatMap((ask) => ('atOnce' in ask && ask.game === decision.game ? ask.atOnce : []));
  const plays = asks
    .filter(({ card }) => decision.cards.includes(card) && lot.often(60))
    .map(({ card, asks: wanted, named }): OwnPlay => ({ card, ...(wanted.includes('named') ? { named: lot.one(named) } : {}) }));
  return { ...decision, plays };
}

/** Every player present is asked in each window at the end, for every card that can be shown then. */
function asked(campaign: Campaign): void {
  const week = campaign.weeks.at(-1);
  for (const game of campaign.stage === 'games' ? (week?.games ?? []) : []) {
    if (!week || (game.stage !== 'end' && game.stage !== 'after')) continue;
    for (const player of present(week, game)) {
      if (game.sealed[player] !== undefined) continue;
      expect(openingsOf(campaign)).toContainEqual({ player, kind: game.stage, game: game.id });
      const held = (game.hands[player] ?? []).filter((card) => !game.plays.some((play) => play.player === player && play.card === card));
      const wanted = held.filter((card) => leagueCard(card).window === game.stage);
      const ask = asksOf(campaign, player).find((ask) => ask.kind === game.stage && ask.game === game.id);
      expect(ask && 'cards' in ask && Array.isArray(ask.cards) ? ask.cards.map(({ card }) => card) : []).toEqual(
        expect.arrayContaining(wanted),
      );
    }
  }
}

/** Cards chosen = shown + kept + lapsed, each with a line; what was not shown is known to its player alone. */
function accounted(campaign: Campaign, chosen: Chosen): void {
  const lines = ledgerOf(campaign);
  for (const { game: id, player, card } of chosen.all()) {
    const week = campaign.weeks.find(({ games }) => games.some((game) => game.id === id));
    const game = week?.games.find((game) => game.id === id);
    if (!week?.scored || !game) continue;
    const isShown = game.plays.some((play) => play.player === player && play.card === card);
    const own = lines.filter(({ because }) => because.game === id && because.card === card && because.by === player);
    const kinds = new Set(own.map(({ kind }) => kind));
    expect([...kinds], `${id} ${player} ${card}`).toHaveLength(1);
    expect(kinds.has('card'), `${id} ${player} ${card}`).toBe(isShown);
    if (isShown) continue;
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({ player, delta: 0 });
    for (const viewer of ['table', ...campaign.players.map((player) => player.id)]) {
      const seen = campaignViewFor(campaign, viewer).ledger.filter(
        ({ because }) => because.game === id && because.card === card && because.by === player,
      );
      expect(seen).toHaveLength(viewer === player ? 1 : 0);
    }
  }
  // when a card could have been played tells which it was
  for (const viewer of ['table', ...campaign.players.map((player) => player.id)])
    for (const line of campaignViewFor(campaign, viewer).ledger) if (line.kind === 'lapsed') expect(line.player).toBe(viewer);
  // and no line without a card that was chosen or played
  for (const { kind, because } of lines.filter((line) => line.kind === 'kept' || line.kind === 'lapsed'))
    expect(chosen.all(), kind).toContainEqual({ game: because.game, player: because.by, card: because.card });
}

describe('every card that was chosen', () => {
  it('was shown, kept or lapsed, however the games ended, and has a line', { timeout: 600_000 }, () => {
    const met = { kept: 0, lapsed: 0, card: 0, early: 0, corrected: 0 };
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.string(), fc.integer({ min: 5, max: 35 }), (players, seed, often) => {
        const begun = beginCampaignRecord(setupOf(players, { length: 3 }), `s${seed}`);
        if (!begun.ok) throw new Error(begun.reason.code);
        let folded: FoldedCampaign = begun.folded;
        const lot = new Lot(seed);
        const chosen = new Chosen();
        const take = (decision: Decision): boolean => {
          const next = advanceCampaign(folded, decision);
          if (!next.ok) return false;
          chosen.heard(folded.campaign, next.folded.campaign, decision);
          if (decision.kind === 'result' && gamesOf(folded.campaign).find(({ id }) => id === decision.game)?.stage !== 'play')
            met.early += 1;
          if (decision.kind === 'edit-result') met.corrected += 1;
          folded = next.folded;
          asked(folded.campaign);
          return true;
        };
        for (let round = 0; round < 700 && folded.campaign.stage !== 'finished'; round += 1) {
          const { campaign } = folded;
          const strange = round < 400 && lot.often(often) ? meddling(lot, campaign) : null;
          if (strange) take(strange);
          else {
            const decision = nextDecision(lot, campaign);
            if (!decision) throw new Error(`nobody is asked in ${campaign.stage}`);
            if (!take(withPlays(lot, campaign, decision))) throw new Error(JSON.stringify(decision));
          }
          if (folded.campaign.weeks.at(-1)?.scored) accounted(folded.campaign, chosen);
        }
        accounted(folded.campaign, chosen);
        for (const { kind } of ledgerOf(folded.campaign)) if (kind === 'kept' || kind === 'lapsed' || kind === 'card') met[kind] += 1;
        const stored = checkCampaignRecord(JSON.parse(JSON.stringify(folded.record)));
        if (!stored.ok) throw new Error(stored.where);
        expect(openCampaign(stored.record)).toEqual({ as: 'playable', folded });
      }),
      { numRuns: Number(process.env['CAMPAIGN_RUNS'] ?? 16), endOnFailure: true },
    );
    for (const [label, count] of Object.entries(met)) expect(count, label).toBeGreaterThan(0);
  });
});

import { attackPoints, attacksIn, refuseAttackTarget, refuseVictim } from '../attacks/declare.ts';
import { refuseBodyguard } from '../attacks/resolve.ts';
import { mostCards, playable, refuseCard } from '../cards/hands.ts';
import { leagueCard } from '../league-cards.ts';
import { openingsOf } from '../openings.ts';
import { currentWeek, gameById, playerOf, playersInWeek, rosterOf } from '../players.ts';
import { pledgesOf, refuseTarget, slotsOf } from '../machinations/machinations.ts';
import { refuseCharacter, refuseUpgrade, rosterLimits } from '../roster/roster.ts';
import { no } from '../reasons.ts';
import type { Campaign, Game } from '../terms/campaign.ts';
import type { CampaignOpening } from '../terms/decision.ts';
import type { GameId, PlayerId } from '../terms/parts.ts';
import type { Ask, AttackAsk, AskRefusal, PlayAsk, TargetAsk } from '../terms/view.ts';

const table = <T>(ids: readonly string[], read: (id: string) => T): Record<string, T> =>
  Object.fromEntries(ids.map((id) => [id, read(id)]));

function rosterAsk(campaign: Campaign, player: PlayerId): Ask {
  const { catalogue } = campaign;
  const faction = playerOf(campaign, player)?.faction;
  const limits = rosterLimits(campaign, player);
  return {
    kind: 'roster',
    limits,
    characters: table(Object.keys(catalogue.characters), (id) =>
      limits.previous.characters.includes(id) ? null : refuseCharacter(catalogue, faction, id),
    ),
    upgrades: table(Object.keys(catalogue.upgrades), (id): AskRefusal => {
      const refused = refuseUpgrade(catalogue, faction, id);
      const had = Object.values(limits.previous.upgrades).flat().includes(id);
      return refused ?? (had ? no('upgrade-twice', '3.4', { upgrade: id }) : null);
    }),
  };
}

function attackAsk(campaign: Campaign, player: PlayerId): AttackAsk | null {
  if (!attacksIn(currentWeek(campaign))) return null;
  const others = playersInWeek(campaign).filter((opponent) => opponent !== player);
  return {
    points: attackPoints(campaign, player),
    targets: table(others, (opponent) => refuseAttackTarget(campaign, player, opponent)),
    characters: table(others, (opponent) => table(rosterOf(campaign, opponent).characters, (id) => refuseVictim(campaign, opponent, id))),
  };
}

/** Scoring reads the same tier of the week, so the points shown are the points given. @rule campaign 6.1 6.3 */
function targetAsk(campaign: Campaign, player: PlayerId, target: PlayerId): TargetAsk {
  const { frozen, settings } = currentWeek(campaign);
  const tier = frozen[target]?.tier ?? 'middle';
  return {
    player: target,
    tier,
    support: refuseTarget(campaign, player, { kind: 'support', target }),
    sabotage: refuseTarget(campaign, player, { kind: 'sabotage', target }),
    worth: { support: settings.machinationTable.support[tier], sabotage: settings.machinationTable.sabotage[tier] },
  };
}

function machinationsAsk(campaign: Campaign, player: PlayerId): Ask {
  const { slots, onCredit } = slotsOf(campaign, player);
  return {
    kind: 'machinations',
    slots,
    spendsCredit: onCredit,
    targets: playersInWeek(campaign)
      .filter((opponent) => opponent !== player)
      .map((opponent) => targetAsk(campaign, player, opponent)),
    pledges: pledgesOf(campaign, player),
    attack: attackAsk(campaign, player),
  };
}

function playAsk(campaign: Campaign, player: PlayerId, card: string): PlayAsk {
  const { asks, must = false, most, markers, window } = leagueCard(card);
  return {
    card,
    window,
    must,
    asks: [...asks],
    named: asks.includes('named') ? playersInWeek(campaign).filter((opponent) => opponent !== player) : [],
    mostCount: most ?? null,
    mostActive: asks.includes('active') ? (markers?.[1] ?? 0) : 0,
  };
}

/** The facts that each possible card of a player needs, for results entered by hand. @rule campaign 4.9 10.5 */
export function playAsks(campaign: Campaign, id: GameId, player: PlayerId): PlayAsk[] {
  const entry = gameById(campaign, id);
  if (!entry) return [];
  return Object.keys(campaign.catalogue.cards)
    .filter((card) => refuseCard(campaign, player, card, entry.game) === null)
    .map((card) => playAsk(campaign, player, card));
}

function gameAsk(campaign: Campaign, { player, kind }: CampaignOpening, game: Game): Ask[] {
  switch (kind) {
    case 'cards':
    case 'extra': {
      const hand = kind === 'extra' ? (game.hands[player] ?? []) : [];
      const cards = table(Object.keys(campaign.catalogue.cards), (card): AskRefusal =>
        hand.includes(card) ? no('card-twice', '4.5', { card }) : refuseCard(campaign, player, card, game),
      );
      const atOnce = Object.keys(cards).filter((card) => cards[card] === null && leagueCard(card).window === 'immediate');
      return [
        {
          kind,
          game: game.id,
          most: mostCards(currentWeek(campaign), game, player),
          cards,
          windows: table(Object.keys(cards), (card) => leagueCard(card).window),
          atOnce: atOnce.map((card) => playAsk(campaign, player, card)),
        },
      ];
    }
    case 'immediate':
    case 'end':
    case 'after':
      return [{ kind, game: game.id, cards: playable(game, player, kind).map((card) => playAsk(campaign, player, card)) }];
    case 'publish':
    case 'roster':
    case 'machinations':
    case 'lock':
    case 'bodyguard':
    case 'result':
    case 'close':
    case 'next':
      return [];
  }
}

/** The questions of all openings of a player. */
export function asksOf(campaign: Campaign, player: PlayerId): Ask[] {
  return openingsOf(campaign)
    .filter((opening) => opening.player === player)
    .flatMap((opening): Ask[] => {
      const { kind, attack = 0 } = opening;
      if (kind === 'roster') return [rosterAsk(campaign, player)];
      if (kind === 'machinations') return [machinationsAsk(campaign, player)];
      if (kind === 'bodyguard') {
        const characters = table(rosterOf(campaign, player).characters, (id) => refuseBodyguard(campaign, attack, player, id));
        return [{ kind, attack, characters }];
      }
      const game = currentWeek(campaign).games.find(({ id }) => id === opening.game);
      return game ? gameAsk(campaign, opening, game) : [];
    });
}

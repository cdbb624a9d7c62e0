import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Piece } from '../rules/terms/board.ts';
import type { SetupPosition, Setup } from '../rules/terms/setup.ts';
import type { CampaignMatch } from './match-for.ts';

/** Models that an assault has wounded; each keeps its last box. @rule campaign 8.4c */
const woundedIn = ({ seats, wounds }: CampaignMatch, { characters }: Catalogue): NonNullable<SetupPosition['models']> =>
  Object.fromEntries(
    seats.flatMap(({ troupe = [] }, seat) =>
      troupe.flatMap((character) => {
        const suffered = Math.min(wounds[seat]?.[character] ?? 0, (characters[character]?.health ?? 0) - 1);
        return suffered > 0 ? [[`${seat}:${character}`, { wounds: suffered }]] : [];
      }),
    ),
  );

/** The setup of a campaign match. */
export const matchSetup = (laid: CampaignMatch, cards: Catalogue, terrain: readonly Piece[], seed: string): Setup => ({
  seats: laid.seats,
  options: laid.options,
  terrain: [...terrain],
  seed,
  start: 'setup',
  position: { models: woundedIn(laid, cards) },
});

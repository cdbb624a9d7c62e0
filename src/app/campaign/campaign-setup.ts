import type { CampaignMatch } from '../../campaign/index.ts';
import { catalogue } from '../../cards/index.ts';
import type { Piece } from '../../rules/terms/board.ts';
import type { SetupPosition, Setup } from '../../rules/terms/setup.ts';

/** Whom an assault has left with wounds: never the last box. @rule campaign 8.4c */
const woundedIn = ({ seats, wounds }: CampaignMatch): NonNullable<SetupPosition['models']> =>
  Object.fromEntries(
    seats.flatMap(({ troupe = [] }, seat) =>
      troupe.flatMap((character) => {
        const suffered = Math.min(wounds[seat]?.[character] ?? 0, (catalogue.characters[character]?.health ?? 0) - 1);
        return suffered > 0 ? [[`${seat}:${character}`, { wounds: suffered }]] : [];
      }),
    ),
  );

/** What a match of a campaign begins with. */
export const setupOf = (laid: CampaignMatch, terrain: readonly Piece[], seed: string): Setup => ({
  seats: laid.seats,
  options: laid.options,
  terrain: [...terrain],
  seed,
  start: 'setup',
  position: { models: woundedIn(laid) },
});

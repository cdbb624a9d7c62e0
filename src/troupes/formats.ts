/** The use of a troupe. Players draft from a `pool`; the two organised lists are for five and six characters a side. */
export const TROUPE_FORMATS = ['friendly', 'pool', 'organised-5', 'organised-6', 'campaign'] as const;
export type TroupeFormat = (typeof TROUPE_FORMATS)[number];

/** The requirements of a format. */
export interface FormatTerms {
  /** The fewest and the most characters. */
  minimum: number;
  maximum: number;
  /** The number of characters that are fielded in a game; null for all, or as the game requires. */
  field: number | null;
  /** True if all characters must share a faction. */
  oneFaction: boolean;
  /** True if characters that exclude each other may be on the list together. */
  listsRivals: boolean;
  upgrades: 'yes' | 'unusual' | 'no';
  /** @rule SET-17 */
  shades: boolean;
}

const free: FormatTerms = {
  minimum: 1,
  maximum: Infinity,
  field: null,
  oneFaction: true,
  listsRivals: false,
  upgrades: 'yes',
  shades: true,
};
const organised = (most: number, field: number): FormatTerms => ({
  minimum: field,
  maximum: most,
  field,
  oneFaction: true,
  listsRivals: true,
  upgrades: 'unusual',
  shades: false,
});

/** @rule SET-8 SET-10 SET-17 DRF-2 */
const TERMS: Record<TroupeFormat, FormatTerms> = {
  friendly: free,
  pool: { ...free, oneFaction: false, listsRivals: true, upgrades: 'no' },
  'organised-5': organised(8, 5),
  'organised-6': organised(10, 6),
  campaign: { ...free, listsRivals: true },
};

export const termsOf = (format: TroupeFormat): FormatTerms => TERMS[format];

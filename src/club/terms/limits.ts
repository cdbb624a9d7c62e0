// What a club takes at most. Signs of a text, unless something else is said.

export const CLUB_LIMITS = {
  /** The longest text of a device. */
  text: 16_384,
  /** The longest text that begins a match or brings a campaign. */
  longText: 262_144,
  /** Texts a second, and so many at once. */
  perSecond: 20,
  burst: 60,
  /** Lines of a member. */
  lines: 8,
  /** Bytes that a device may lag behind before its line is ended: it comes again. */
  behind: 1_048_576,
  members: 200,
  openMatches: 400,
  /** New matches a minute, of a member. */
  newMatches: 5,
  allLines: 2000,
  name: 40,
  title: 80,
  /** Milliseconds that an invitation holds, a code for another device, a session, and a challenge. */
  invitation: 14 * 86_400_000,
  deviceCode: 3_600_000,
  session: 12 * 3_600_000,
  challenge: 60_000,
  /** Days of holiday in a match by turns, and the longest time for an answer. */
  holiday: 10,
  days: 14,
} as const;

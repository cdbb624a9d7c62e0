// The limits of a club, in characters of a text unless said otherwise.

export const CLUB_LIMITS = {
  /** The longest message of a device. */
  text: 16_384,
  /** The longest message that begins a match or brings a campaign. */
  longText: 262_144,
  /** Messages for each second, and at once. */
  perSecond: 20,
  burst: 60,
  /** Connections for each member. */
  lines: 8,
  /** Bytes that a device may lag behind before its connection is closed; it connects again. */
  behind: 1_048_576,
  members: 200,
  openMatches: 400,
  /** New matches for each member and minute. */
  newMatches: 5,
  allLines: 2000,
  name: 40,
  title: 80,
  /** Milliseconds for which an invitation, a code for another device, a session and a challenge are valid. */
  invitation: 14 * 86_400_000,
  deviceCode: 3_600_000,
  session: 12 * 3_600_000,
  challenge: 60_000,
  /** Days of holiday in a match by turns, and the longest time for an answer. */
  holiday: 10,
  days: 14,
} as const;

/**
 * The rules number. A record of older rules is migrated or opens read-only. 2: the whole seed counts; 3: many texts corrected; 4: the end of an
 * action corrected.
 */
export const RULES = 4;
/** The oldest rules number that these rules play without any difference, so that its matches go on unmigrated. */
export const STILL_PLAYED = 4;

/**
 * The cause of a failure: the disk is full; the device fails without a reason, mostly because it is full (`unwell`); the browser forbids
 * storage (a private window, site data switched off); another window has written this match (`taken`); the data is missing (`gone`);
 * earlier decisions are missing (`hole`); the device does not answer (`silent`); another cause.
 */
export type FailureKind = 'full' | 'unwell' | 'forbidden' | 'taken' | 'gone' | 'hole' | 'silent' | 'unknown';

/** A change that failed; nothing of it was stored. */
export class StorageFailed extends Error {
  override name = 'StorageFailed';
  constructor(
    readonly kind: FailureKind,
    cause?: unknown,
  ) {
    super(`storage failed: ${kind}`, { cause });
  }
}

const FULL = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];
const FORBIDDEN = ['SecurityError', 'InvalidStateError', 'MissingAPIError', 'MissingApi', 'OpenFailedError', 'NotAllowedError'];
/** Errors of a failing disk: in Chromium one that is completely full, in WebKit a lost storage server. */
const UNWELL = ['UnknownError'];

/** Errors of a lost connection, which a new one may solve. */
const CUT_OFF = ['DatabaseClosedError', 'InvalidStateError', 'AbortError', 'OpenFailedError', 'UnknownError', 'TransactionInactiveError'];

const named = (error: unknown): string[] => {
  if (typeof error !== 'object' || error === null) return [];
  const names = 'name' in error && typeof error.name === 'string' ? [error.name] : [];
  return [...names, ...('inner' in error ? named(error.inner) : [])];
};

export function kindOf(error: unknown): FailureKind {
  const names = named(error);
  if (names.some((name) => FULL.includes(name))) return 'full';
  // the inner error is the cause: a database that cannot open for lack of space is not forbidden
  if (names.some((name) => UNWELL.includes(name))) return 'unwell';
  return names.some((name) => FORBIDDEN.includes(name)) ? 'forbidden' : 'unknown';
}

/** True if the connection caused the error, and not the request. */
export const wasCutOff = (error: unknown): boolean =>
  !(error instanceof StorageFailed) && kindOf(error) !== 'full' && named(error).some((name) => CUT_OFF.includes(name));

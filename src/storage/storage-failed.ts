/**
 * Why something could not be kept: the disk is full, the device fails at it without a reason, as it does most often when it is full
 * (`unwell`), the browser forbids it (a private window, site data switched off), another window has written this match in the meantime,
 * nothing of it is there any more, decisions before it are missing (`hole`), the device does not answer, or something else.
 */
export type FailureKind = 'full' | 'unwell' | 'forbidden' | 'taken' | 'gone' | 'hole' | 'silent' | 'unknown';

/** Nothing of the change was kept. */
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
/** What a browser says when its disk fails it: Chromium of one that is full to the last byte, WebKit of a server that is gone. */
const UNWELL = ['UnknownError'];

/** The connection is gone, and another one may do. */
const CUT_OFF = ['DatabaseClosedError', 'InvalidStateError', 'AbortError', 'OpenFailedError', 'UnknownError', 'TransactionInactiveError'];

const named = (error: unknown): string[] => {
  if (typeof error !== 'object' || error === null) return [];
  const names = 'name' in error && typeof error.name === 'string' ? [error.name] : [];
  return [...names, ...('inner' in error ? named(error.inner) : [])];
};

export function kindOf(error: unknown): FailureKind {
  const names = named(error);
  if (names.some((name) => FULL.includes(name))) return 'full';
  // what lies within is the cause: a database that cannot be opened for want of room is not forbidden
  if (names.some((name) => UNWELL.includes(name))) return 'unwell';
  return names.some((name) => FORBIDDEN.includes(name)) ? 'forbidden' : 'unknown';
}

/** Whether this came of the connection and not of what was asked. */
export const wasCutOff = (error: unknown): boolean =>
  !(error instanceof StorageFailed) && kindOf(error) !== 'full' && named(error).some((name) => CUT_OFF.includes(name));

/**
 * Why something could not be kept: the disk is full, the browser forbids it (a private window, site data switched off),
 * another window has written this match in the meantime, or something else.
 */
export type FailureKind = 'full' | 'forbidden' | 'taken' | 'unknown';

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
const FORBIDDEN = [
  'SecurityError',
  'InvalidStateError',
  'MissingAPIError',
  'MissingApi',
  'OpenFailedError',
  'NotAllowedError',
  'UnknownError',
];

const named = (error: unknown): string[] => {
  if (typeof error !== 'object' || error === null) return [];
  const own = 'name' in error && typeof error.name === 'string' ? [error.name] : [];
  return [...own, ...('inner' in error ? named(error.inner) : [])];
};

function kindOf(error: unknown): FailureKind {
  const names = named(error);
  if (names.some((name) => FULL.includes(name))) return 'full';
  return names.some((name) => FORBIDDEN.includes(name)) ? 'forbidden' : 'unknown';
}

/** Runs something that writes or reads; whatever goes wrong comes out as `StorageFailed`. */
export async function kept<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StorageFailed ? error : new StorageFailed(kindOf(error), error);
  }
}

/** Releases a match or a campaign for other windows. */
export type Release = () => void;

/** The milliseconds that a window has to report that it holds something. */
const ANSWER_WITHIN = 200;

type Word = { say: 'who' | 'mine' | 'asked'; held: string; from: number };

/**
 * Without Web Locks: asks the other windows for the holder. Of two that ask at once, the lower number gets it. The wait ends with a message
 * to itself, so that a busy window reads all earlier answers first.
 */
function holdByAsking(name: string): Promise<Release | null> {
  if (typeof BroadcastChannel === 'undefined') return Promise.resolve(() => undefined);
  const [mouth, ear] = [new BroadcastChannel('moonrise-holds'), new BroadcastChannel('moonrise-holds')];
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  let isHeld = false;
  const say = (word: Word['say']): void => mouth.postMessage({ say: word, held: name, from: number } satisfies Word);
  const close = (): void => {
    mouth.close();
    ear.close();
  };
  return new Promise((settle) => {
    const waiting = setTimeout(() => say('asked'), ANSWER_WITHIN);
    ear.onmessage = ({ data }: MessageEvent<Word>): void => {
      if (data.held !== name) return;
      if (data.from === number) {
        if (data.say !== 'asked') return;
        isHeld = true;
        settle(close);
      } else if (!isHeld && (data.say === 'mine' || (data.say === 'who' && data.from < number))) {
        clearTimeout(waiting);
        close();
        settle(null);
      } else if (data.say === 'who') say('mine');
    };
    say('who');
  });
}

function holdByLock(name: string, locks: LockManager): Promise<Release | null> {
  return new Promise((settle, fail) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return settle(null);
        return new Promise<void>((release) => settle(release));
      })
      .catch(fail);
  });
}

const hold = (name: string, locks: LockManager | null): Promise<Release | null> =>
  locks ? holdByLock(name, locks).catch(() => holdByAsking(name)) : holdByAsking(name);

const ownLocks = (): LockManager | null => globalThis.navigator?.locks ?? null;

/**
 * Takes a match for this window; null when another window has it, and then it can only be watched. The hold ends with `release` or with the
 * window.
 */
export const holdMatch = (id: string, locks: LockManager | null = ownLocks()): Promise<Release | null> =>
  hold(`moonrise-match-${id}`, locks);

/** Takes a campaign for this window, as `holdMatch` does a match. */
export const holdCampaign = (id: string, locks: LockManager | null = ownLocks()): Promise<Release | null> =>
  hold(`moonrise-campaign-${id}`, locks);

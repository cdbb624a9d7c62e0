/** Gives a match free again for other windows. */
export type Release = () => void;

const nameOf = (id: string): string => `moonrise-match-${id}`;

/** How long a window may take to say that it holds a match. */
const ANSWER_WITHIN = 200;

type Word = { say: 'who' | 'mine' | 'asked'; match: string; from: number };

/**
 * Without Web Locks: asks the other windows who holds the match. Of two that ask at once, the lower number gets it.
 * The wait ends with a word to oneself, so that what others said is heard before it, however busy the window is.
 */
function holdByAsking(id: string): Promise<Release | null> {
  if (typeof BroadcastChannel === 'undefined') return Promise.resolve(() => undefined);
  const [mouth, ear] = [new BroadcastChannel('moonrise-holds'), new BroadcastChannel('moonrise-holds')];
  const [own = 0] = crypto.getRandomValues(new Uint32Array(1));
  let held = false;
  const say = (word: Word['say']): void => mouth.postMessage({ say: word, match: id, from: own } satisfies Word);
  const close = (): void => {
    mouth.close();
    ear.close();
  };
  return new Promise((settle) => {
    const waiting = setTimeout(() => say('asked'), ANSWER_WITHIN);
    ear.onmessage = ({ data }: MessageEvent<Word>): void => {
      if (data.match !== id) return;
      if (data.from === own) {
        if (data.say !== 'asked') return;
        held = true;
        settle(close);
      } else if (!held && (data.say === 'mine' || (data.say === 'who' && data.from < own))) {
        clearTimeout(waiting);
        close();
        settle(null);
      } else if (data.say === 'who') say('mine');
    };
    say('who');
  });
}

function holdByLock(id: string, locks: LockManager): Promise<Release | null> {
  return new Promise((settle, fail) => {
    locks
      .request(nameOf(id), { ifAvailable: true }, (lock) => {
        if (!lock) return settle(null);
        return new Promise<void>((release) => settle(release));
      })
      .catch(fail);
  });
}

/**
 * Takes a match for this window. Null when another window has it: then it may be watched, not played. The hold ends with
 * `release` or with the window.
 */
export function holdMatch(id: string, locks: LockManager | null = globalThis.navigator?.locks ?? null): Promise<Release | null> {
  return locks ? holdByLock(id, locks).catch(() => holdByAsking(id)) : holdByAsking(id);
}

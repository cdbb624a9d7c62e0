/** The number of portraits that are inserted in one task: the browser loads each as a separate document. */
const TOGETHER = 3;
/** The number of frames before the first portrait: the question, the ground and the models are painted first. */
const FRAMES = 3;

const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
/** Resolves after the latest changes are painted; at once in a hidden page. */
const nextFrame = (): Promise<unknown> => (document.hidden ? nextTask() : new Promise(requestAnimationFrame).then(nextTask));

const turns = new Map<string, Promise<void>>();
const had = new Set<string>();
let waiting: (() => void)[] = [];
let serving = false;

async function serve(): Promise<void> {
  serving = true;
  for (let frame = 0; frame < FRAMES; frame += 1) await nextFrame();
  while (waiting.length > 0) {
    const batch = waiting.slice(0, TOGETHER);
    waiting = waiting.slice(TOGETHER);
    for (const begin of batch) begin();
    await nextTask();
  }
  serving = false;
}

/** True if the portrait at an address has had its turn: the browser has loaded it, so it need not wait again. */
export const hadTurn = (address: string): boolean => had.has(address);

/** Resolves when it is the turn of the portrait at an address; the first ones wait until the question is painted. */
export function turnOf(address: string): Promise<void> {
  const known = turns.get(address);
  if (known) return known;
  const turn = new Promise<void>((done) => {
    waiting.push(() => (had.add(address), done()));
    if (!serving) void serve();
  });
  turns.set(address, turn);
  return turn;
}

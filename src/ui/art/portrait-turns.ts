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

/** True if the portrait of a name has had its turn: the browser has loaded it, so it need not wait again. */
export const hadTurn = (name: string): boolean => had.has(name);

/** Resolves when it is the turn of the portrait of a name; the first ones wait until the question is painted. */
export function turnOf(name: string): Promise<void> {
  const known = turns.get(name);
  if (known) return known;
  const turn = new Promise<void>((done) => {
    waiting.push(() => (had.add(name), done()));
    if (!serving) void serve();
  });
  turns.set(name, turn);
  return turn;
}

/** So many portraits come in one task: each is a document of its own to the browser. */
const TOGETHER = 3;
/** A question, the ground and the models come to the glass before the first of them. */
const FRAMES = 3;

const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
/** What has been changed is on the glass, or nobody looks. */
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

/** Whether the picture of an address has had its turn: the browser has it, and nothing waits for it. */
export const hadTurn = (address: string): boolean => had.has(address);

/** The turn of a picture of many: what has to be answered is drawn first. */
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

import { fork, type ChildProcess } from 'node:child_process';

/** The cost of a server in another process so far; memory after garbage collection. */
export interface ServerCost {
  /** In microseconds: before garbage collection, and after it. */
  cpu: { user: number; system: number };
  cpuAfter: { user: number; system: number };
  memory: { heapUsed: number; external: number; rss: number };
}

/** The next message of a process. */
export const messageOf = (child: ChildProcess): Promise<unknown> => new Promise((done) => child.once('message', done));

export function costOf(child: ChildProcess): Promise<ServerCost> {
  const cost = messageOf(child) as Promise<ServerCost>; // the format of the bench servers
  child.send('cost');
  return cost;
}

/** Runs a script in a separate process. */
export function forked(script: string, env: Record<string, string> = {}, args: string[] = []): ChildProcess {
  return fork(script, args, { env: { ...process.env, ...env }, execArgv: ['--expose-gc'], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
}

/** Starts a server in a separate process; resolves with the first line of JSON that it prints. */
export function started(script: string, env: Record<string, string>): Promise<{ child: ChildProcess; line: string }> {
  const child = forked(script, env);
  return new Promise((done, failed) => {
    child.stdout?.on('data', (data: Buffer) => {
      const line = data
        .toString()
        .split('\n')
        .find((candidate) => candidate.startsWith('{'));
      if (line !== undefined) done({ child, line });
    });
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
}

/** Milliseconds between two samples, without the cost of sampling. */
export const cpuOf = ({ cpuAfter: from }: ServerCost, { cpu: to }: ServerCost): number =>
  (to.user + to.system - from.user - from.system) / 1000;

/** All memory in use: objects, and buffers beside the heap. */
export const megabytesOf = ({ memory }: ServerCost): number => (memory.heapUsed + memory.external) / 1024 / 1024;

/** Ends a process, and gives it time to close its files. */
export async function ended(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit');
  const exit = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await exit;
}

import { spawn, type ChildProcess } from 'node:child_process';

/** A club in a process of its own, always at the same port. */
export class ServerProcess {
  port = 0;
  founder = '';
  #child: ChildProcess | null = null;
  constructor(
    private readonly script: string,
    private readonly settings: Record<string, string>,
  ) {}

  /** Throws what the process says of its end where it does not start. */
  async start(): Promise<void> {
    const env = { ...process.env, PORT: `${this.port}`, CLUB_RATE: '100000', ...this.settings };
    const child = spawn(process.execPath, [this.script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    let faults = '';
    child.stderr.on('data', (data: Buffer) => {
      faults += data.toString();
      process.stderr.write(data);
    });
    const line = await new Promise<string>((done, failed) => {
      child.stdout.once('data', (data: Buffer) => done(data.toString()));
      child.once('close', (code) => failed(new Error(`the server ended with ${code}: ${faults}`)));
    });
    const { port, founder } = JSON.parse(line) as { port: number; founder: string | null };
    this.port = port;
    this.founder = founder ?? this.founder;
  }

  async kill(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await ended;
  }
}

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ReplayPort } from '../contexts/replay-port.ts';

/** The time for which a step is shown while the replay runs, and that for a step with nothing to see, in ms. */
const STEP_MS = 1100;
const QUIET_MS = 120;
const SPEEDS = [1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

interface PlayheadHost extends ReactiveControllerHost {
  readonly replay: Pick<ReplayPort, 'first' | 'last' | 'turns'>;
  /** True if a step has something to tell. */
  tells(step: number): boolean;
  /** Called after the replay moves on to the next step. */
  wentOn(step: number): void;
}

/** The step of a replay, and whether the replay runs. */
export class Playhead implements ReactiveController {
  step = 0;
  playing = false;
  /** The speed, as a multiple of the usual one. */
  speed: Speed = 1;
  #timer = 0;

  constructor(private readonly host: PlayheadHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.pause();
  }

  /** Goes to the beginning and stops. */
  rewind(): void {
    this.pause();
    this.step = this.host.replay.first;
  }

  pause(): void {
    window.clearTimeout(this.#timer);
    this.playing = false;
    this.host.requestUpdate();
  }

  /** Goes to a step and stops. */
  leap(to: number): void {
    this.pause();
    this.#go(to);
  }

  toggle(): void {
    const { playing, host } = this;
    if (playing) return this.pause();
    if (this.step >= host.replay.last) this.step = host.replay.first;
    this.playing = true;
    this.#tick();
  }

  /** Takes the next speed; after the fastest comes the usual one. */
  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
    this.host.requestUpdate();
  }

  /** The step one turn further or back; within a turn, the way back leads to its beginning. */
  turn(direction: 1 | -1): number {
    const { turns, first, last } = this.host.replay;
    if (direction > 0) return turns.find(({ step }) => step > this.step)?.step ?? last;
    return [...turns].reverse().find(({ step }) => step < this.step)?.step ?? first;
  }

  #go(to: number) {
    const { first, last } = this.host.replay;
    const step = Math.min(last, Math.max(first, to));
    const on = step === this.step + 1;
    this.step = step;
    this.host.requestUpdate();
    if (on) this.host.wentOn(step);
  }

  readonly #tick = (): void => {
    if (this.step >= this.host.replay.last) return this.pause();
    this.#go(this.step + 1);
    this.#timer = window.setTimeout(this.#tick, (this.host.tells(this.step) ? STEP_MS : QUIET_MS) / this.speed);
  };
}

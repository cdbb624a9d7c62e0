import type { Way } from '../drawing.ts';
import { asking } from './asking.ts';
import { installing } from './installing.ts';
import { line } from './line.ts';
import { meeting } from './meeting.ts';
import { opening } from './opening.ts';
import { updating } from './updating.ts';
import { waking } from './waking.ts';

interface AppNode {
  path: string[];
  states: Record<string, AppNode>;
  transitions: ReadonlyMap<string, readonly { target?: readonly AppNode[] | undefined }[]>;
}

/** The charts of one window by name. */
const charts = { opening, installing, asking, updating, waking, line, meeting };

const nodesOf = (node: AppNode): AppNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
/** The short name of an event: `xstate.done.actor.0.opening.fetching` is `done`. */
const named = (event: string): string => {
  if (event.startsWith('xstate.after.')) return `after ${event.split('.')[2]?.toLowerCase()}`;
  return event.startsWith('xstate.done') ? 'done' : event.startsWith('xstate.error') ? 'failed' : event;
};

function waysOf(root: AppNode, name: string): Way[] {
  const pathOf = (node: AppNode): string => [name, ...(node.path.length === 0 ? ['anywhere'] : node.path)].join('.');
  return nodesOf(root).flatMap((node) =>
    [...node.transitions].flatMap(([event, ways]) =>
      ways.flatMap(({ target }): Way[] => (target?.[0] ? [{ from: pathOf(node), exit: named(event), to: pathOf(target[0]) }] : [])),
    ),
  );
}

/** The charts of the app as tables: every state, every event, and where it leads. */
export const ways = (): Way[] => Object.entries(charts).flatMap(([name, { root }]) => waysOf(root as unknown as AppNode, name)); // read, never run

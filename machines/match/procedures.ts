import { back, leaf } from './leaf.ts';

/** The round of melee (MEL-25). */
export const melee = {
  declared: leaf('melee.declared', { ready: 'melee.draw', failed: back }),
  draw: leaf('melee.draw', { drawn: 'melee.going-for-it' }),
  'going-for-it': leaf('melee.going-for-it', { decided: 'melee.choose' }),
  choose: leaf('melee.choose', { revealed: 'melee.critical' }),
  critical: leaf('melee.critical', { pressed: 'melee.upgrade', feinted: 'melee.choose' }),
  upgrade: leaf('melee.upgrade', { upgraded: 'melee.type', swapped: 'melee.critical' }),
  type: leaf('melee.type', { chosen: 'melee.wounds' }),
  wounds: leaf('melee.wounds', { 'follow-up': 'melee.follow-up', over: 'melee.end' }),
  'follow-up': leaf('melee.follow-up', { played: 'melee.critical', declined: 'melee.end' }),
  end: leaf('melee.end', { over: back }),
};

/** The arcane action (ARC-2 … ARC-36). */
export const arcane = {
  declared: leaf('arcane.declared', { ready: 'arcane.draw', repeated: 'arcane.claim', failed: back }),
  draw: leaf('arcane.draw', { drawn: 'arcane.reveal' }),
  reveal: leaf('arcane.reveal', { passed: 'arcane.claim', cancelled: back }),
  claim: leaf('arcane.claim', { claimed: 'arcane.call', open: 'arcane.resolve', declined: 'arcane.resolve' }),
  call: leaf('arcane.call', { ok: 'arcane.resolve', truth: 'arcane.resolve', lie: 'arcane.replace' }),
  replace: leaf('arcane.replace', { settled: 'arcane.resolve' }),
  resolve: leaf('arcane.resolve', { resolved: back, again: 'arcane.again' }),
  again: leaf('arcane.again', { again: 'arcane.declared', stopped: 'arcane.resolve' }),
};

/** All card text, and every movement of a model. */
export const effects = leaf('effects', { ended: back });
export const move = leaf('move', { moved: back });

/** An action of a model that another model controls (CTL-1). */
export const action = leaf('action', { over: back });

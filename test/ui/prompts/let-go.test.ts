import type { ReactiveControllerHost } from 'lit';
import { LetGo } from '../../../src/ui/prompts/plan/let-go.ts';
import { expect } from '../support.ts';

// What is pointed at follows whatever pointed last: the end of another pointer, or of the focus, takes nothing away.

function answers() {
  const root = document.createElement('div');
  root.innerHTML = '<button data-answer="a">a</button><button data-answer="b">b</button><p>words</p>';
  document.body.append(root);
  const heard: (string | null)[] = [];
  const given: string[] = [];
  const host = { addController: () => undefined, renderRoot: root } as unknown as ReactiveControllerHost & { renderRoot: HTMLElement }; // all that it asks of one
  const hears = { point: (answer: string | null) => heard.push(answer), give: (answer: string) => given.push(answer) };
  const letGo = new LetGo(host, 'data-answer', hears);
  letGo.hostUpdated();
  letGo.hostUpdated();
  const tell = (event: Event, target: string) => root.querySelector(target)?.dispatchEvent(event);
  const pointer = (type: string, target: string, pointerId: number, relatedTarget: Element | null = null) =>
    tell(new PointerEvent(type, { bubbles: true, pointerId, isPrimary: pointerId === 1, relatedTarget }), target);
  const focus = (type: 'focusin' | 'focusout', target: string) => tell(new FocusEvent(type, { bubbles: true }), target);
  return { root, heard, given, pointer, focus };
}

describe('answers that are given where a finger lets go', () => {
  it('are still pointed at by a mouse when the focus goes, and no more when the focus that pointed goes', () => {
    const { heard, pointer, focus } = answers();
    focus('focusin', '[data-answer="a"]');
    pointer('pointerover', '[data-answer="b"]', 1);
    focus('focusout', '[data-answer="a"]');
    expect(heard).to.deep.equal(['a', 'b']);
    focus('focusin', '[data-answer="a"]');
    focus('focusout', '[data-answer="a"]');
    expect(heard).to.deep.equal(['a', 'b', 'a', null]);
  });
  it('are pointed at by the focus still when a mouse that lay still goes, and over words where it never was', () => {
    const { heard, pointer, focus } = answers();
    pointer('pointerover', '[data-answer="b"]', 1);
    focus('focusin', '[data-answer="a"]');
    pointer('pointerover', 'p', 1);
    pointer('pointerout', 'p', 1);
    expect(heard).to.deep.equal(['b', 'a']);
  });
  it('are given once: by the finger that came down, not by another, and not again by the click that follows', () => {
    const { root, given, pointer } = answers();
    pointer('pointerdown', '[data-answer="a"]', 1);
    pointer('pointerup', '[data-answer="b"]', 2);
    expect(given).to.deep.equal([]);
    pointer('pointerup', '[data-answer="b"]', 1);
    root.querySelector<HTMLElement>('[data-answer="b"]')?.click();
    expect(given).to.deep.equal(['b']);
    root.querySelector<HTMLElement>('[data-answer="a"]')?.click();
    expect(given, 'a key').to.deep.equal(['b', 'a']);
  });
  it('are not given by a finger that slid off them', () => {
    const { given, heard, pointer } = answers();
    pointer('pointerdown', '[data-answer="a"]', 1);
    pointer('pointerout', '[data-answer="a"]', 1, document.body);
    pointer('pointerup', '[data-answer="b"]', 1);
    expect([given, heard]).to.deep.equal([[], ['a', null]]);
  });
});

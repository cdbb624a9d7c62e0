/** What somebody who looks at the glass would complain of, given the words nobody may read now. Runs in the page: everything it needs is inside. */
export function complaints(secret: readonly string[]): string[] {
  const wrong: string[] = [];
  const parts: { name: string; seat: string; box: DOMRect }[] = [];
  const words: string[] = [];
  const walk = (root: ParentNode): void => {
    for (const node of root.childNodes) {
      if (node instanceof Text) words.push(node.data);
      if (!(node instanceof Element) || node instanceof HTMLStyleElement) continue;
      const root = node.getRootNode();
      const strip = root instanceof ShadowRoot && root.host.tagName === 'MOON-SEAT-STRIP' ? root.host : null;
      if (strip && node.tagName === 'SECTION') {
        const seat = strip.getAttribute('data-seat') ?? '';
        parts.push({ name: `${node.classList[0] ?? ''} of seat ${seat}`, seat, box: node.getBoundingClientRect() });
      }
      if (node.shadowRoot) walk(node.shadowRoot);
      walk(node);
    }
  };
  walk(document);
  const line = words.join(' ');
  for (const word of secret) if (line.includes(word)) wrong.push(`${word} can be read`);
  for (const [index, { name, box, seat }] of parts.entries()) {
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      wrong.push(`the ${name} leaves the glass`);
    for (const other of parts.slice(index + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 2 && down > 2 && other.seat !== seat) wrong.push(`the ${name} and the ${other.name} lie over each other`);
    }
  }
  return wrong;
}

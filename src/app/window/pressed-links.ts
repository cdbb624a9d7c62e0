/** The address of the link within the page that an event came from; null: none. */
const linkOf = (event: PointerEvent): string | null => {
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  return link?.getAttribute('href')?.startsWith('#') ? link.hash : null;
};

/**
 * Calls back with the address of each link within the page on which a finger comes down, a tenth of a second before the link is followed; with
 * null when the finger scrolls the page instead.
 */
export function pressedLinks(pressed: (hash: string | null) => void): void {
  addEventListener('pointerdown', (event) => event.isPrimary && event.button === 0 && pressed(linkOf(event)), {
    capture: true,
    passive: true,
  });
  addEventListener('pointercancel', () => pressed(null), { capture: true, passive: true });
}

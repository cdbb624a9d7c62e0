/** Whether somebody types somewhere: what they have typed is taken in when they go on to something else. */
export function isTyping(): boolean {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at?.matches('input, textarea, select') ?? false;
}

/** True if a field has the focus: its text counts as entered only when the player leaves the field. */
export function isTyping(): boolean {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element?.matches('input, textarea, select') ?? false;
}

/** Whether somebody types somewhere: what they have typed is taken in when they go on to something else. */
export function isTyping(): boolean {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element?.matches('input, textarea, select') ?? false;
}

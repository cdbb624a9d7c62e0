let keys = false;

document.addEventListener('keydown', () => (keys = true), true);
// screen readers make clicks without a finger (`detail` is 0)
document.addEventListener('click', ({ detail }) => (keys ||= detail === 0), true);
document.addEventListener('pointerdown', () => (keys = false), true);

/** True if the last input came from a key or a screen reader, and not from a pointer. */
export const byKeys = (): boolean => keys;

let keys = false;

document.addEventListener('keydown', () => (keys = true), true);
// what reads the screen aloud makes clicks that no finger has made
document.addEventListener('click', ({ detail }) => (keys ||= detail === 0), true);
document.addEventListener('pointerdown', () => (keys = false), true);

/** Whether the last touch was that of a key, or of what reads the screen aloud. */
export const byKeys = (): boolean => keys;

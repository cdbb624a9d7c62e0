import { misnamed } from './misnamed-controls.ts';

// Imported before `support.ts`, which takes the fixtures away: whatever a test leaves on the page is called what it says.
afterEach('all that stands on the page is called what it says', () => {
  const flaws = misnamed(document.body);
  if (flaws.length > 0) throw new Error(flaws.join('\n'));
});

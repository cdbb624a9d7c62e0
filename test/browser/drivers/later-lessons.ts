/** The actions of a learner in a lesson, by touch or by keys. */
export interface LessonHand {
  says: (words: RegExp) => Promise<unknown>;
  /** Waits for a question on the screen. */
  asked: () => Promise<unknown>;
  press: (name: string | RegExp) => Promise<void>;
  /** Taps a place of the board, in inches, after Jog, and confirms it. */
  jogTo: (x: number, y: number) => Promise<void>;
  /** Takes a card of the hand, or an answer in the tray, by a part of its name. */
  fromHand: (card: string) => Promise<void>;
  next: (name: string) => Promise<void>;
}

/** Plays the lessons from the fourth to the last one, and begins the first match. */
export async function laterLessons({ says, asked, press, jogTo, fromHand, next }: LessonHand): Promise<void> {
  await says(/Lesson 4 of 8/);
  await press('Young Jack');
  await press(/^Melee/);
  await press('Confirm');
  await fromHand('rising-attack');
  await fromHand('2');
  await press(/Slicing/);
  await says(/In a real match both cards are secret/);
  await next('Next lesson');

  await says(/Lesson 5 of 8/);
  await press('Friar Flavious');
  await press(/^Healing/);
  await press('Flintlock');
  await press('Confirm');
  await fromHand('blue-2');
  await press(/Blue 2/);
  await says(/had they called/i);
  await next('Next lesson');

  await says(/Lesson 6 of 8/);
  await press('Flintlock');
  await press(/^Shoot Musket/);
  await press('Grub');
  await press('Confirm');
  await fromHand('pink-1');
  await press(/Green 2/);
  await says(/As long as you are believed/);
  await next('Next lesson');

  await says(/Lesson 7 of 8/);
  await asked();
  await press(/Bluff/);
  await fromHand('catastrophe');
  await says(/If you count the cards/);
  await next('Next lesson');

  await says(/Lesson 8 of 8/);
  await press('Flintlock');
  await jogTo(19, 17.9);
  await press(/^Harvest/);
  await says(/You carry more/);
  await press('End the activation');
  await says(/You have won/);
  await next('First match: with a friend');
}

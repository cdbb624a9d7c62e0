import { msg, str } from '@lit/localize';
import { titles } from '../app/titles.ts';

// The words of the lessons.

/** The words of a lesson: its title, its subject, a sentence for each task, and what was learnt. */
interface LessonSaid {
  title: () => string;
  tasks: Readonly<Record<string, () => string>>;
  after: () => string;
}

const texts: Readonly<Record<string, LessonSaid>> = {
  stones: {
    title: () => msg('Moonstones', { id: 'lesson.stones' }),
    tasks: {
      activate: () =>
        msg('The player with the most moonstones after four turns wins. Activate the Baron: each model acts once a turn.', {
          id: 'lesson.stones.activate',
        }),
      refusal: () => msg('A dashed button cannot be used now. Tap Harvest to learn why.', { id: 'lesson.stones.refusal' }),
      jog: () =>
        msg('One Jog a turn is free: up to 4″. Choose Jog, tap beside the moonstone so that the Baron touches it, and confirm.', {
          id: 'lesson.stones.jog',
        }),
      harvest: () =>
        msg('Now Harvest: it costs 1 energy and lifts the moonstone by one. This one is 1 deep, so he takes it.', {
          id: 'lesson.stones.harvest',
        }),
    },
    after: () =>
      msg(
        'The Baron carries the moonstone now. A model that carries one is Slow: it Jogs 2″ at most. He drops it when he is slain, so look after him.',
        { id: 'lesson.stones.after' },
      ),
  },
  cover: {
    title: () => msg('Sight and cover', { id: 'lesson.cover' }),
    tasks: {
      look: () =>
        msg(
          'A wall stands between the Baron and Grub. Put a finger on the Baron and drag it to Grub: the line says how far it is, who sees whom and what is in the way. Then go on.',
          {
            id: 'lesson.cover.look',
          },
        ),
      activate: () => msg('Activate the Baron.', { id: 'lesson.cover.activate' }),
      jog: () =>
        msg(
          'Cover takes cards away from the shooter. Jog to the right, well past the end of the wall. If something is still in the way, take another Step.',
          {
            id: 'lesson.cover.jog',
          },
        ),
      shoot: () =>
        msg('Shoot Pistol reaches 8″. Use it on Grub. Green cards are hits: play a green card and say what it is.', {
          id: 'lesson.cover.shoot',
        }),
      wound: () => msg('The other side may doubt you. Wait for the answer.', { id: 'lesson.cover.wound' }),
    },
    after: () => msg('The number on the card is the X of the text: the higher the card, the harder the hit.', { id: 'lesson.cover.after' }),
  },
  stepping: {
    title: () => msg('A step aside', { id: 'lesson.stepping' }),
    tasks: {
      react: () =>
        msg(
          'Now it is the other side’s turn: Grub comes for Flintlock. After each enemy action one of your models may take a Reaction Step for 1 energy. Move Flintlock out of reach.',
          {
            id: 'lesson.stepping.react',
          },
        ),
      safe: () => msg('Grub attacks any model within 1″. See what he can still do.', { id: 'lesson.stepping.safe' }),
    },
    after: () =>
      msg('The energy you keep lets you answer what the enemy does. Spend it all, and you can only watch.', {
        id: 'lesson.stepping.after',
      }),
  },
  fighting: {
    title: () => msg('Melee', { id: 'lesson.fighting' }),
    tasks: {
      activate: () => msg('Grub stands within Young Jack’s reach. Activate Young Jack.', { id: 'lesson.fighting.activate' }),
      attack: () =>
        msg('A melee attack costs 1 energy. Both sides draw cards and play one in secret. Attack Grub.', { id: 'lesson.fighting.attack' }),
      lay: () =>
        msg(
          'We know that Grub will play High Guard. The table on each of your cards shows its damage against each of his cards: find the one that gets past High Guard, and play it.',
          {
            id: 'lesson.fighting.lay',
          },
        ),
      wound: () =>
        msg(
          'Copies of the card you played hit harder, so press both. Young Jack’s sword works best with Slicing: choose that. If nothing got past his guard, try again.',
          {
            id: 'lesson.fighting.wound',
          },
        ),
    },
    after: () =>
      msg('In a real match both cards are secret. Good fighters draw more cards and know what the other side likes to play.', {
        id: 'lesson.fighting.after',
      }),
  },
  truth: {
    title: () => msg('Arcane: the truth', { id: 'lesson.truth' }),
    tasks: {
      activate: () => msg('Flintlock is badly hurt. Activate Friar Flavious.', { id: 'lesson.truth.activate' }),
      use: () => msg('Use Healing on Flintlock. Blue cards heal.', { id: 'lesson.truth.use' }),
      claim: () =>
        msg('You draw as many cards as your Arcane. Play the Blue 2 face down and declare it: it is the truth.', {
          id: 'lesson.truth.claim',
        }),
      healed: () => msg('The other side believes you, or calls a bluff. Wait for the answer.', { id: 'lesson.truth.healed' }),
    },
    after: () => msg('Had they called Bluff on the truth, you could have healed a second time, free.', { id: 'lesson.truth.after' }),
  },
  lying: {
    title: () => msg('Arcane: a lie', { id: 'lesson.lying' }),
    tasks: {
      activate: () => msg('Activate Flintlock and his musket.', { id: 'lesson.lying.activate' }),
      use: () => msg('Shoot Musket reaches 12″ and needs a green card. Use it on Grub.', { id: 'lesson.lying.use' }),
      lie: () =>
        msg('You drew no green card. Lie: play any card and say that it is Green. The other side does not see your card.', {
          id: 'lesson.lying.lie',
        }),
      wound: () => msg('Keep a straight face.', { id: 'lesson.lying.wound' }),
    },
    after: () =>
      msg('As long as you are believed, a card counts as what you say. It is wise to tell the truth now and then.', {
        id: 'lesson.lying.after',
      }),
  },
  catching: {
    title: () => msg('Catching a lie', { id: 'lesson.catching' }),
    tasks: {
      call: () =>
        msg('Seasick Stu says that he played Blue 3. There is only one Blue 3 in the deck. Look at your own cards: call Bluff.', {
          id: 'lesson.catching.call',
        }),
      replace: () =>
        msg('Caught! You may now put one of your cards in place of his: a Catastrophe harms Stu himself.', {
          id: 'lesson.catching.replace',
        }),
      over: () => msg('See what happens.', { id: 'lesson.catching.over' }),
    },
    after: () =>
      msg('Each colour has three 1s, two 2s and one 3, and there are three Catastrophes. If you count the cards, you catch the lies.', {
        id: 'lesson.catching.after',
      }),
  },
  winning: {
    title: () => msg('The end', { id: 'lesson.winning' }),
    tasks: {
      activate: () =>
        msg('The last turn: you carry one moonstone, and so do they. One more is still there. Activate Flintlock.', {
          id: 'lesson.winning.activate',
        }),
      harvest: () => msg('Jog to the moonstone so that Flintlock touches it, and Harvest.', { id: 'lesson.winning.harvest' }),
      end: () =>
        msg('You carry more. End the activation: no model is left to activate, and the match is over.', { id: 'lesson.winning.end' }),
    },
    after: () => msg('You have won. Now play your first match: Moonrise explains things as you need them.', { id: 'lesson.winning.after' }),
  },
};

export const lessonWords = {
  puzzles: () => msg('A position and a goal', { id: 'lesson.puzzles' }),
  heading: titles.learn,
  path: titles.learnPath,
  pathText: titles.learnPathText,
  intro: () =>
    msg('Each lesson takes a minute or two. The rules and the table are real; only the cards are chosen for you. Stop whenever you like.', {
      id: 'lesson.intro',
    }),
  begin: () => msg('Begin', { id: 'lesson.begin' }),
  goOn: () => msg('Go on', { id: 'lesson.go-on' }),
  firstAgainst: () => msg('First match: against the computer', { id: 'lesson.first-against' }),
  firstTogether: () => msg('First match: with a friend', { id: 'lesson.first-together' }),
  title: (id: string): string => texts[id]?.title() ?? id,
  task: (id: string, task: string): string => texts[id]?.tasks[task]?.() ?? task,
  after: (id: string): string => texts[id]?.after() ?? '',
  of: (number: number, count: number, title: string) => msg(str`Lesson ${number} of ${count}: ${title}`, { id: 'lesson.of' }),
  done: () => msg('done', { id: 'lesson.done' }),
  again: () => msg('Try again', { id: 'lesson.again' }),
  seen: () => msg('I have seen it', { id: 'lesson.seen' }),
  skip: () => msg('Skip', { id: 'lesson.skip' }),
  next: () => msg('Next lesson', { id: 'lesson.next' }),
  leave: () => msg('Leave the lesson', { id: 'lesson.leave' }),
  partner: () => msg('The other side', { id: 'lesson.partner' }),
};

import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Words that stand for a noun, or before one, by kind. */
const FORBIDDEN = {
  pronouns:
    'all any both each everybody everyone everything it mine none nobody nothing one other others ours same self some somebody such that them theirs these they this those what whatever which who whom whose whole yours',
  prepositions:
    'about above across after against along among around at before behind below beneath beside besides between beyond by down for from in inside into near of off on onto out outside over past since through to toward towards under until up upon with within without',
  adverbs:
    'again ahead almost alone aloud already also always apart away back early else elsewhere ever everywhere far forth here how indoors instead just late lately left much never next now often once only outdoors right soon still then there thus together too twice when where why yet',
  adjectives: 'dead faulty gentle hidden idle nearest narrow possible quick random ready simple strange tight usual usable wild worse',
  participles:
    'begun bound caught chosen done drawn fallen felt forgotten found given gone held hidden kept known laid lent lost made met paid put said seen sent shown slain spent spoken struck taken thought thrown told torn won written',
  verbs: 'fits gives goes hears holds keeps knows says sees stays tells wants',
} as const;
/** What an element, a feat or a word of the rules is called. */
const NOUNS = new Set(
  'deed seed speed feed need heed bleed creed breed reply ally rally family supply tally assembly segmented thought'.split(' '),
);
const KINDS = Object.entries(FORBIDDEN).map(([kind, words]) => [kind, new Set(words.split(' '))] as const);

/** Of which kind the name of a file is that has one word, where no noun says what is in it. */
function kindOf(file: string): string | null {
  const [name = ''] = basename(file).split('.');
  if (NOUNS.has(name)) return null;
  for (const [kind, words] of KINDS) if (words.has(name)) return kind;
  return /^[a-z]+ly$/.test(name) ? 'adverbs' : /^[a-z]+ed$/.test(name) ? 'participles' : null;
}

const sources = execFileSync('git', ['ls-files', 'src', 'machines', 'server', 'tools', 'test'], { encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  // a character's file bears the character's name
  .filter((file) => /\.(ts|mts|mjs)$/.test(file) && !file.startsWith('src/cards/'));

describe('the names of files', () => {
  it('are told by their kind', () => {
    expect(['a/told.ts', 'a/lately.ts', 'a/refused.test.ts', 'a/beside.ts', 'a/whole.ts', 'a/hears.ts'].map(kindOf)).toEqual([
      'participles',
      'adverbs',
      'participles',
      'prepositions',
      'pronouns',
      'verbs',
    ]);
  });

  it('are nouns where they are', () => {
    expect(['a/seed.ts', 'a/reply.ts', 'a/table-answers.ts', 'a/moving.ts', 'a/step.test.ts'].map(kindOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('say what is in a file: each of one word is a noun', () => {
    expect(sources.flatMap((file) => (kindOf(file) ? [`${file}: ${kindOf(file)}`] : []))).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = 'src/ui';

/** Something that takes the place of a result and says nothing. */
const BARE = String.raw`(?:undefined|null|false|true|\[\]|\{\}|\(\{\}\)|''|[\w.#]+)`;
const SILENT = new RegExp(
  [
    String.raw`\.catch\(\(\w*\) => ${BARE}\)`,
    // the second handler of `then`, on a line of its own
    String.raw`\n\s*\(\w*\) => ${BARE},\n\s*\)`,
    // a block that does nothing, or only returns something
    String.raw`catch(?: \(\w+\))? \{\s*(?:return(?: ${BARE})?;\s*)?\}`,
  ].join('|'),
  'g',
);

/** The failures in a source that nobody hears. */
function silentCatches(source: string): string[] {
  const code = source.replaceAll(/\/\*[^]*?\*\/|[ \t]+\/\/.*/g, '');
  return (code.match(SILENT) ?? []).map((part) => part.trim().replaceAll(/\s+/g, ' '));
}

/** The places of src/ui where a failure need not be heard: the number of silent catches, and the reason. */
const QUIET: Record<string, [count: number, reason: string]> = {
  'board/touch/gestures.ts': [1, 'the finger has gone already, and its moves still arrive'],
  'cabinet/cabinets-dialog.ts': [1, 'the next line tells it by way of the changes'],
  'cabinet/figure/figure-kin.ts': [1, 'the page of a figure is complete without each of its additions'],
  'cabinet/figure/figure-page.ts': [1, 'the known people are only offered; a name can be typed'],
  'cabinet/figure/small-photo.ts': [1, 'the caller says that it is no photograph'],
  'cabinet/lists/lines-in.ts': [1, 'the next lines say that the file could not be read'],
  'campaign/asks/roster-ask.ts': [1, 'a roster can be chosen without the collection and the troupes'],
  'campaign/campaigns-screen.ts': [1, 'the known players are only offered; a name can be typed'],
  'cards/figure-clashes.ts': [1, 'a hint, which needs a collection'],
  'cards/here-choice.ts': [1, 'without a collection all characters can be picked'],
  'cards/painted-here.ts': [1, 'a hint, which needs a collection'],
  'club/club-link.ts': [1, 'the link is in sight and can be selected'],
  'club/club-match.ts': [1, 'the next news of the club saves the record'],
  'club/join-club.ts': [1, 'the address of the page can be copied'],
  'club/membership.ts': [1, 'the next lines say that the club cannot be reached'],
  'codes/read-picture.ts': [4, 'the other reader follows; in the end the caller says that there is no code'],
  'contexts/joined-mark.ts': [1, 'a browser that stores nothing is in no club'],
  'contexts/places.ts': [1, 'an address that cannot be decoded is that of the first screen'],
  'glasses/join-screen.ts': [1, 'fetched in advance; the screen fetches it again when it is shown'],
  'kit/sheets/read-in.ts': [1, 'a language that cannot be fetched is not shown; the other stays'],
  'language.ts': [1, 'the words stay as they are, and each later change of the settings tries again'],
  'lessons/learn-screen.ts': [1, 'the lesson is only not marked as done'],
  'match/end/inlined-faces.ts': [2, 'a picture is drawn with a font of the device'],
  'match/end/match-end.ts': [1, 'the text below the picture says the same'],
  'match/seats/counsel.ts': [1, 'the sentence then says that there is no advice, and to choose freely'],
  'packs/packs-screen.ts': [1, 'a host without packs, or without a connection, offers none'],
  'page/sound-offer.ts': [1, 'the match begins all the same'],
  'puzzles/puzzles-screen.ts': [1, 'the puzzle is saved; only the sentence about luck is left out'],
  'screens/edition-news.ts': [1, 'the news is shown again at the next visit'],
  'screens/home/home-screen.ts': [2, 'reminders, which come at the next visit'],
  'screens/home/pairing-sheet.ts': [1, 'without the list of matches a first match is not offered'],
  'screens/new-match/match-layout.ts': [1, 'the known players are only offered; a name can be typed'],
  'screens/settings/appearance.ts': [2, 'the first paint is by night'],
  'senses/senses.ts': [2, 'a browser that refuses sound stays silent'],
  'tournament/tournament-settings.ts': [1, 'the packs of the device are then not offered'],
  'troupes/pack-list.ts': [1, 'other troupes are then not mentioned'],
  'troupes/troupe-advice.ts': [2, 'a troupe can be built without advice'],
  'workshop/editor/card-keeping.ts': [1, 'the card stays, and a change of another window is told at the next save'],
  'workshop/editor/other-languages.ts': [1, 'a language that cannot be fetched is not shown'],
  'workshop/text/phrase-of.ts': [2, 'a text without words shows none'],
};

/** What is wrong with a source: it has more silent catches than the list gives it, or fewer. */
function complaint(file: string, source: string): string[] {
  const [count = 0] = QUIET[file] ?? [];
  const found = silentCatches(source);
  if (found.length === count) return [];
  return found.length > count
    ? [
        `${file}: nobody hears a failure in ${found.join(' and ')}. Say it on the screen (failureText), or list the place with a reason here.`,
      ]
    : [`${file}: the list here gives ${count} silent catches, and there are ${found.length}. Shorten the list.`];
}

describe('a failure on a screen', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

  it('is unheard where something else takes the place of the result, and heard where a handler does something', () => {
    const silent = [
      'await port.list().catch(() => []);',
      'await port.list().catch(() => this.list);',
      'void port.keep().catch(() => undefined); // why not',
      'port.list().then(\n  (all) => (this.all = all),\n  () => undefined, // why not\n);',
      'try {\n  keep();\n} catch {\n  // why not\n}',
      'try {\n  return read();\n} catch (error) {\n  return null;\n}',
    ];
    const heard = [
      "await port.list().catch(() => this.fail('unread'));",
      'void port.keep().catch(() => (this.trouble = true));',
      "await port.photo().catch(() => 'unread' as const);",
      'try {\n  keep();\n} catch {\n  this.trouble = true;\n}',
      'port.list().then(\n  (all) => (this.all = all),\n  () => (this.trouble = true),\n);',
    ];
    expect(silent.map((source) => silentCatches(source).length)).toEqual(silent.map(() => 1));
    expect(heard.flatMap(silentCatches)).toEqual([]);
  });

  it('is heard, but for the listed places', () => {
    expect(files.length).toBeGreaterThan(400);
    expect(files.flatMap((file) => complaint(file, readFileSync(join(FOLDER, file), 'utf8')))).toEqual([]);
    expect(Object.keys(QUIET).filter((file) => !files.includes(file))).toEqual([]);
  });
});

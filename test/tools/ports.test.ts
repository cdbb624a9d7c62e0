import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const sourcesIn = (folder: string): [file: string, text: string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]);

/** How many members each interface of a source states itself, those it extends left out. */
function membersOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const statement of ts.createSourceFile('port.ts', text, ts.ScriptTarget.Latest).statements)
    if (ts.isInterfaceDeclaration(statement)) counts.set(statement.name.text, statement.members.length);
  return counts;
}

/** The whole library is for a screen, which hands on to its panels what they need of it. */
const mayHold = (file: string): boolean => /(-screen|\/screen|\/moonrise-app|\/contexts|\/library-port)\.ts$/.test(file);
const holdsLibrary = (text: string): boolean => /\blibrary[!?]?: LibraryPort\b/.test(text);

describe('a port', () => {
  it('is counted by what it states itself', () => {
    const text = 'interface All extends One {}\nexport interface One { a: 1; b(): void; c?: 2 }\ntype Two = { a: 1 };';
    expect([...membersOf(text)]).toEqual([
      ['All', 0],
      ['One', 3],
    ]);
  });

  it('states one topic: no more than twenty members', () => {
    const wide = sourcesIn('src/ui/contexts').flatMap(([file, text]) =>
      [...membersOf(text)].flatMap(([name, count]) => (count > 20 ? [`${name} of ${file}: ${count}`] : [])),
    );
    expect(wide).toEqual([]);
  });

  it('is what an element takes: the whole library is held by screens alone', () => {
    expect([holdsLibrary('library!: LibraryPort;'), holdsLibrary('library?: DesksPort & BoxPort;')]).toEqual([true, false]);
    expect([mayHold('src/ui/packs/packs-screen.ts'), mayHold('src/ui/cards/pack-offer.ts')]).toEqual([true, false]);
    expect(sourcesIn('src/ui').flatMap(([file, text]) => (holdsLibrary(text) && !mayHold(file) ? [file] : []))).toEqual([]);
  });
});

/** The members of a class that others may read and that are neither drawn from, nor taken from its picture, nor of every element. */
function handles(text: string): string[] {
  const names: string[] = [];
  for (const statement of ts.createSourceFile('element.ts', text, ts.ScriptTarget.Latest, true).statements)
    if (ts.isClassDeclaration(statement))
      for (const member of statement.members) {
        if (!member.name || ts.isPrivateIdentifier(member.name)) continue;
        const kinds = ts.canHaveModifiers(member) ? (ts.getModifiers(member) ?? []).map(({ kind }) => kind) : [];
        const closed = [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.OverrideKeyword, ts.SyntaxKind.StaticKeyword];
        const drawn = ts.canHaveDecorators(member) && (ts.getDecorators(member) ?? []).length > 0;
        if (!drawn && !kinds.some((kind) => closed.includes(kind))) names.push(member.name.getText());
      }
  return names;
}

describe('the parts of a match', () => {
  it('are handed what they read of each other: the screen has no member for them', () => {
    const line = 'class A { @property() a; private b; #c; override render() {} static d; readonly e = 1; get f() { return 1; } }';
    expect(handles(line)).toEqual(['e', 'f']);
    expect(handles(readFileSync('src/ui/match/match-screen.ts', 'utf8'))).toEqual([]);
  });

  it('know the screen by one interface', () => {
    const hosts = sourcesIn('src/ui/match').flatMap(([file, text]) =>
      [...text.matchAll(/interface (\w+) extends ReactiveControllerHost/g)].map(([, name]) => `${file} ${name}`),
    );
    expect(hosts).toEqual(['src/ui/match/match-host.ts MatchHost']);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const parsed = (file: string): ts.SourceFile => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);

/** The text of a comment without its marks. */
const bare = (comment: string): string =>
  comment
    .replace(/^\/\*\*?|\*\/$|^\/\//g, '')
    .replace(/\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function commentOf(node: ts.Node, source: ts.SourceFile): string {
  const { text } = source;
  const before = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  const comments = before.filter(({ pos }) => text.slice(node.getFullStart(), pos).includes('\n'));
  const end = text[node.getEnd()] === ',' ? node.getEnd() + 1 : node.getEnd();
  const after = ts.getTrailingCommentRanges(text, end) ?? [];
  return [...comments, ...after].map(({ pos, end: stop }) => bare(text.slice(pos, stop))).join(' ');
}

const nameOf = (node: ts.Node): string | null =>
  ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node)
    ? ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)
      ? node.name.text
      : null
    : ts.isStringLiteral(node) && ts.isArrayLiteralExpression(node.parent)
      ? node.text
      : null;

/**
 * The comments of a file of the language on its constants, and on the rows, fields and words in them, by constant and name; the constant itself has
 * an empty name.
 */
export function commentsIn(file: string): (table: string, name: string) => string {
  const source = parsed(file);
  const comments = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const [declaration] = statement.declarationList.declarations;
    const table = declaration?.name.getText(source) ?? '';
    comments.set(`${table} `, commentOf(statement, source));
    const walk = (node: ts.Node): void => {
      const name = nameOf(node);
      const comment = name === null ? '' : commentOf(node, source);
      if (name !== null && comment !== '' && !comments.has(`${table} ${name}`)) comments.set(`${table} ${name}`, comment);
      ts.forEachChild(node, walk);
    };
    ts.forEachChild(statement, walk);
  }
  return (table, name) => comments.get(`${table} ${name}`) ?? '';
}

/** The groups of rows of which a table of a file consists, in order: `health`, `energy`. */
export function groupsIn(file: string, table: string): { name: string; rows: string[] }[] {
  const objects = new Map<string, ts.ObjectLiteralExpression>();
  for (const statement of parsed(file).statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && ts.isObjectLiteralExpression(initializer)) objects.set(name.getText(), initializer);
  const spread =
    objects.get(table)?.properties.flatMap((property) => (ts.isSpreadAssignment(property) ? [property.expression.getText()] : [])) ?? [];
  return spread.map((name) => ({ name, rows: objects.get(name)?.properties.flatMap((row) => nameOf(row) ?? []) ?? [] }));
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** The places where the rules handle each word: the clauses of the code around it. */
export interface Work {
  /** By the name of the handler of an effect. */
  effects: Map<string, string[]>;
  modifiers: Map<string, string[]>;
  moments: Map<string, string[]>;
  /** Every word that occurs in the code. */
  named: Set<string>;
}

/** The code that uses a word: the called function, the field it is compared with, or the constant that lists it. */
function askedBy(node: ts.Node): string {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.expression.getText();
  if (ts.isBinaryExpression(parent)) return parent.left.getText();
  if (ts.isPropertyAssignment(parent)) return parent.name.getText();
  return ts.isArrayLiteralExpression(parent) || ts.isAsExpression(parent) || ts.isParenthesizedExpression(parent)
    ? askedBy(parent)
    : parent.getText();
}

/** The uses of the card language's words in the rules. */
export function workIn(folder: string): Work {
  const work: Work = { effects: new Map(), modifiers: new Map(), moments: new Map(), named: new Set() };
  const add = (to: Map<string, string[]>, word: string, clauses: readonly string[]): void =>
    void to.set(word, [...new Set([...(to.get(word) ?? []), ...clauses])]);
  for (const file of filesUnder(folder).filter((name) => !name.includes('/terms/'))) {
    const source = parsed(file);
    const clausesOf = (node: ts.Node): string[] => {
      const comments = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
      const text = comments.map(({ pos, end }) => source.text.slice(pos, end)).join(' ');
      return [...text.matchAll(/@rule ([^*\n]*)/g)].flatMap(([, tags = '']) => tags.match(/[A-Z]{3}-\d+/g) ?? []);
    };
    for (const statement of source.statements) {
      const around = clausesOf(statement);
      const walk = (node: ts.Node): void => {
        if (ts.isStringLiteral(node)) {
          work.named.add(node.text);
          const asker = askedBy(node);
          if (/mods?\b|mods[A-Z]|Mods\b/.test(asker)) add(work.modifiers, node.text, around);
          if (asker === 'on') add(work.moments, node.text, around);
        }
        const name = ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node) ? nameOf(node) : null;
        if (name !== null && file.includes('/effects/')) add(work.effects, name, clausesOf(node));
        ts.forEachChild(node, walk);
      };
      walk(statement);
    }
  }
  return work;
}

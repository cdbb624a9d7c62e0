import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

interface Found {
  codes: Set<string>;
  /** Beginnings of codes that are completed by a fact, such as `stands-in-`. */
  beginnings: Set<string>;
  /** Places where no code could be read. */
  unread: string[];
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : path.endsWith('.ts') ? [path] : [];
  });

/** Every code of refusal in the sources: first arguments of `reason(…)`, also through a local function or table that passes it on. */
export function reasonCodes(folders: string[]): Found {
  const found: Found = { codes: new Set(), beginnings: new Set(), unread: [] };
  for (const path of folders.flatMap(filesUnder)) {
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const each = (visit: (node: ts.Node) => void): void => {
      const walk = (node: ts.Node): void => {
        visit(node);
        ts.forEachChild(node, walk);
      };
      walk(source);
    };
    const seen = new Set<string>();
    const read = (node: ts.Expression | undefined, where: ts.Node): void => {
      if (node === undefined) return;
      if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.codes.add(node.text);
      else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach((branch) => read(branch, where));
      else if (ts.isBinaryExpression(node)) [node.left, node.right].forEach((branch) => read(branch, where));
      else if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)) read(node.expression, where);
      else if (ts.isTemplateExpression(node)) found.beginnings.add(node.head.text);
      else if (ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node)) table(node.expression.getText(), where);
      else if (ts.isIdentifier(node)) named(node.text, where);
      else found.unread.push(`${path}: ${node.getText()}`);
    };
    /** Values of a constant table. */
    const table = (name: string, where: ts.Node): void => {
      let hit = false;
      each((node) => {
        if (!ts.isVariableDeclaration(node) || node.name.getText() !== name || !node.initializer) return;
        let value: ts.Expression = node.initializer;
        while (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) value = value.expression;
        if (!ts.isObjectLiteralExpression(value)) return;
        hit = true;
        for (const property of value.properties) if (ts.isPropertyAssignment(property)) read(property.initializer, where);
      });
      if (!hit) found.unread.push(`${path}: ${where.getText()}`);
    };
    /** A constant, or a parameter: then what the callers of its function in this file pass. */
    const named = (name: string, where: ts.Node): void => {
      for (let node: ts.Node | undefined = where; node; node = node.parent) {
        if (!ts.isFunctionLike(node)) continue;
        const position = node.parameters.findIndex((parameter) => parameter.name.getText() === name);
        if (position < 0) continue;
        const own = ts.isFunctionDeclaration(node)
          ? node.name?.text
          : ts.isVariableDeclaration(node.parent)
            ? node.parent.name.getText()
            : undefined;
        if (own === undefined) break;
        if (!seen.has(own)) {
          seen.add(own);
          calls(own, position);
        }
        return;
      }
      let hit = false;
      each((node) => {
        if (!ts.isVariableDeclaration(node) || node.name.getText() !== name || !node.initializer) return;
        hit = true;
        read(node.initializer, where);
      });
      if (!hit) found.unread.push(`${path}: ${where.getText()}`);
    };
    const calls = (name: string, position: number): void =>
      each((node) => {
        if (ts.isCallExpression(node) && node.expression.getText() === name) read(node.arguments[position], node);
      });
    calls('reason', 0);
  }
  return found;
}

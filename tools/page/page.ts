import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

const scriptsOf = (html: string): string[] => [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
const hash = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The security policy of the page: everything is loaded from its own server. */
const policy = (html: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scriptsOf(html).map(hash).join(' ')}`,
    // lit writes styles into its shadow roots where a browser cannot share style sheets
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-src 'none'",
    "require-trusted-types-for 'script'",
    // lit's templates, and the scripts of this folder: src/app/window/own-scripts.ts
    'trusted-types lit-html default',
  ].join('; ');

const ENTRY = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;
const SHEET = /\s*<link rel="stylesheet"[^>]* href="\.\/([^"]+)">/g;

/** Scripts in an order in which each comes after those it imports. */
function inOrder(hrefs: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const ordered: string[] = [];
  const take = (href: string): void => {
    const chunk = bundle[href.replace('./', '')];
    if (ordered.includes(href) || chunk?.type !== 'chunk') return;
    for (const needed of chunk.imports) if (hrefs.includes(`./${needed}`)) take(`./${needed}`);
    if (!ordered.includes(href)) ordered.push(href);
  };
  hrefs.forEach(take);
  return ordered;
}

/** The script with the words of a language. */
function wordsIn(language: string, bundle: Rolldown.OutputBundle): string {
  const chunk = Object.values(bundle).find(
    (candidate) => candidate.type === 'chunk' && candidate.facadeModuleId?.endsWith(`translations/${language}.json`),
  );
  if (!chunk) throw new Error(`${language} has no script of its own`);
  return `./${chunk.fileName}`;
}

/**
 * Makes the built page paint without scripts: it contains the first screen, its styles and fonts, and its scripts are fetched after its first frame.
 * It also contains a Content-Security-Policy, so that a host need not send one. The page of the development server is not changed.
 */
export const page = (): Plugin => ({
  name: 'moonrise-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle = {} }) {
      // import the words of the app only when the page is built, not with every reading of the configuration
      const { firstPaint, firstStyle, firstWords } = await import('./first-paint.ts');
      const entry = ENTRY.exec(html)?.[1];
      if (entry === undefined) throw new Error('the page has no script');
      const needed = [...html.matchAll(PRELOAD)].map(([, href = '']) => href);
      let fonts = '';
      for (const [, file = ''] of html.matchAll(SHEET)) {
        const sheet = bundle[file];
        if (sheet?.type !== 'asset') throw new Error(`${file} is not in the bundle`);
        fonts += String(sheet.source).replaceAll(/url\((?!data:)(?:\.\/)?/g, 'url(./assets/');
        // the file stays, because parts of the app that are fetched later may import it
      }
      const title = /url\((\.\/assets\/alegreya-latin-700[^)]+)\)/.exec(fonts)?.[1];
      const words = Object.entries(await firstWords()).map(([language, texts]) => [language, { texts, href: wordsIn(language, bundle) }]);
      const filled = html
        .replace(ENTRY, '')
        .replaceAll(PRELOAD, '')
        .replaceAll(SHEET, '')
        .replace('</style>', () => `${fonts.trim()}${firstStyle()}</style>`)
        .replace('<!--first-paint-->', () => firstPaint())
        .replace("'first-words'", () => JSON.stringify(Object.fromEntries(words)).replaceAll('<', '\\u003c'))
        .replace("'first-scripts'", () => JSON.stringify([...inOrder(needed, bundle), entry]))
        .replace('</title>', `</title>${title ? `<link rel="preload" href="${title}" as="font" type="font/woff2" crossorigin>` : ''}`);
      return filled.replace(
        /(<meta charset="utf-8"[^>]*>)/,
        (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy(filled)}">`,
      );
    },
  },
});

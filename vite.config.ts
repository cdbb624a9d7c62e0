import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { page } from './tools/page/page.ts';
import { templateMinifier } from './tools/page/template-minifier.ts';
import { messageNumbers } from './tools/words/numbers.ts';

/** The oldest browsers it is made for, as the builder writes them: `chrome115`. */
const { browserslist } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { browserslist: string[] }; // ours
const target = browserslist.map((floor) => floor.toLowerCase().replace(' >= ', ''));

/** The day of this edition: that of its newest change, or of its making where that is not known. */
function edited(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%cs'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}

export default defineConfig({
  define: { 'import.meta.env.EDITED': JSON.stringify(edited()) },
  // Relative addresses: the built folder works from any host and any sub-folder.
  base: './',
  build: {
    target,
    sourcemap: true,
    // A link for each part costs more than it saves where the parts come from the worker's store, and the cabinet is made of forty.
    modulePreload: { polyfill: false, resolveDependencies: (file, parts) => (/\bcabinet-(screen|desk)-/.test(file) ? [] : parts) },
    rolldownOptions: {
      output: {
        // the first screen's packages are read one after the other
        codeSplitting: {
          groups: [
            { name: 'lit', test: /node_modules[\\/](lit|@lit|lit-html|lit-element)[\\/]/ },
            { name: 'xstate', test: /node_modules[\\/]xstate[\\/]/ },
          ],
        },
      },
    },
  },
  plugins: [
    messageNumbers(),
    templateMinifier(),
    page(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      strategies: 'generateSW',
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,png,svg,woff2,json,webp,ogg,webmanifest}'],
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
        cleanupOutdatedCaches: true,
        // a window that was open before the worker is served by it too, as soon as everything is kept
        clientsClaim: true,
        skipWaiting: false,
        importScripts: ['edition-before.js', 'push.js'],
        navigateFallback: 'index.html',
      },
      manifest: {
        id: './',
        name: 'Moonrise',
        short_name: 'Moonrise',
        description: 'A table for the skirmish game Moonstone: 2 to 4 players round one tablet, offline.',
        lang: 'en',
        start_url: './',
        scope: './',
        display: 'standalone',
        orientation: 'any',
        theme_color: '#10231f',
        background_color: '#10231f',
        categories: ['games', 'entertainment'],
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
});

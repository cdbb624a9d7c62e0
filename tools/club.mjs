// npm run club: install what the server needs, build, serve the app and the club on one origin. Needs nothing but Node and npm.
// npm run club -- build | backup FILE | restore FILE | organiser | doctor
import { spawnSync } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleClub } from './club/bundle.mjs';
import { ensureInstalled, ensureServerInstalled, root } from './install.mjs';
import { filesOf } from './serve.mjs';

const [command = 'serve', file] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const folder = resolve(process.env.CLUB_DATA ?? 'club-data');
const port = Number(process.env.PORT ?? 4180);

const built = join(root, 'server/node_modules/.cache/club.mjs');
const isBuilt = flags.includes('--no-build') && existsSync(built);
if (!isBuilt) {
  ensureInstalled('build');
  ensureServerInstalled();
}
const script = pathToFileURL(isBuilt ? built : await bundleClub(command === 'build' ? 'club' : undefined, command === 'build'));
const club = await import(script.href);

/** The addresses of the club: the one set by its owner, else those of this machine. */
function addresses() {
  if (process.env.CLUB_ADDRESS) return [process.env.CLUB_ADDRESS.replace(/\/$/, '')];
  const inRoom = Object.values(networkInterfaces())
    .flat()
    .filter((address) => address && address.family === 'IPv4' && !address.internal)
    .map((address) => `http://${address.address}:${port}`);
  return [...inRoom, `http://localhost:${port}`];
}

async function printed(code, joins = 'The founder joins') {
  const [first] = addresses();
  const link = `${first}/#/join/${code}`;
  const { renderUnicodeCompact } = await import('uqr');
  console.log(`\n${joins} with this link, once, within 14 days:\n\n  ${link}\n\n${renderUnicodeCompact(link)}\n`);
  if (link.startsWith('http://') && !link.includes('//localhost'))
    console.log('Without TLS a page may not make keys, and the app cannot be installed: see docs/club.md.');
}

const missing = (usage) => {
  console.error(`Usage: npm run club -- ${usage}`);
  process.exit(2);
};

function buildApp() {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
}

async function run() {
  if (command === 'build') return buildApp();
  if (command === 'backup') {
    await club.backup(folder, file ?? missing('backup FILE'));
    return console.log(`The club is in ${file}. It holds every hand: keep it as you keep the machine.`);
  }
  if (command === 'restore')
    return console.log(`${await club.restoreFrom(folder, file ?? missing('restore FILE'))} entries are in ${folder}.`);
  if (command === 'organiser') return printed(await club.organiser(folder), 'An organiser joins');
  if (command === 'doctor') {
    const { wrong, ...counts } = await club.doctor(folder);
    console.log(
      Object.entries(counts)
        .map(([name, count]) => `${count} ${name}`)
        .join(', '),
    );
    for (const sentence of wrong) console.error(sentence);
    process.exitCode = wrong.length > 0 ? 1 : 0;
    return console.log(wrong.length === 0 ? 'All is well.' : `${wrong.length} things are wrong.`);
  }
  if (command !== 'serve') return missing('[build | backup FILE | restore FILE | organiser | doctor]');
  if (!flags.includes('--no-build')) buildApp();
  const { CLUB_HOST: host, CLUB_NAME: name } = process.env;
  const running = await club.runClub({ folder, port, host, files: filesOf(join(root, 'dist')), script, name });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void running.stop().finally(() => process.exit(0)));
  if (running.warning) console.warn(running.warning);
  console.log(`The club is at ${addresses().join(' and ')}`);
  if (running.founder) await printed(running.founder);
}

try {
  await run();
} catch (error) {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken: try PORT=${port + 1} npm run club` : error.message);
  process.exit(1);
}

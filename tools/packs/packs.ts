// Packs of cards: npm run packs -- check FILE…   says what is wrong with them; “ok”, “not ok”, and last “N passed, N failed”
//                 npm run packs -- seal KEY FILE   puts the publisher's seal into a pack; KEY is a file outside the repository
//                 npm run packs -- key KEY         makes such a file and prints its public half
//                 npm run packs -- diff A B       what changes from one pack to another, in sentences; -- diff A: from the printed cards
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { catalogue } from '../../src/cards/index.ts';
import { boxOf } from '../../src/packs/box.ts';
import { packChanges } from '../../src/packs/changes.ts';
import { lintPack } from '../../src/packs/lint/lint-pack.ts';
import { cardsOf, type Pack } from '../../src/packs/pack.ts';
import { readPack, readPackText, type ReadPack } from '../../src/packs/read-pack.ts';
import { sealedText } from '../../src/packs/sealed-text.ts';
import { toBase64Url } from '../../src/record/base64.ts';
import { looksSealed, unseal } from '../../src/record/sealed-file.ts';
import { changeLines } from '../../src/words/cards/pack-changes.ts';
import { findingLine, packFaultSaid } from '../../src/words/app/making/pack-findings.ts';

const [command, ...files] = process.argv.slice(2);

/** The pack in a file; null where there is no such file. */
function packIn(file: string): ReadPack | null {
  if (!existsSync(file)) return null;
  const bytes = new Uint8Array(readFileSync(file));
  if (!looksSealed(bytes)) return readPackText(new TextDecoder().decode(bytes));
  const sealed = unseal('pack', bytes);
  return sealed.ok ? readPack(sealed.content) : { ok: false, fault: { code: 'not-a-pack' } };
}

function check(): void {
  let failed = 0;
  for (const file of files) {
    const read = packIn(file);
    const findings = read?.ok ? lintPack(read.pack, catalogue) : [];
    const isFit = read?.ok === true && findings.every(({ grade }) => grade === 'warning');
    if (!isFit) failed += 1;
    console.log(`${isFit ? 'ok' : 'not ok'} ${file}`);
    if (!read) console.log('  error: There is no such file.');
    else if (!read.ok) console.log(`  error: ${packFaultSaid(read.fault)}`);
    for (const finding of findings) console.log(`  ${finding.grade}: ${findingLine(finding)}`);
  }
  console.log(`${files.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

function fitPack(file: string): Pack {
  const read = packIn(file);
  if (read?.ok) return read.pack;
  return stop(read ? `${file}: ${packFaultSaid(read.fault)}` : `There is no file ${file}`);
}

function diff(before: string | undefined, after: string): void {
  const [older, newer] = [before === undefined ? null : fitPack(before), fitPack(after)];
  const box = boxOf(catalogue, older ? [older] : []).cards;
  const lines = packChanges(newer, box).flatMap((change) => [
    `${change.is} ${change.kind}: ${change.card.name}`,
    ...changeLines(change).map((line) => `  ${line}`),
  ]);
  const set = new Set(cardsOf(newer).map(({ kind, card }) => `${kind} ${card.id}`));
  const cards = older ? cardsOf(older).filter(({ kind, card }) => !set.has(`${kind} ${card.id}`)) : [];
  for (const line of [...lines, ...cards.map(({ kind, card }) => `gone ${kind}: ${card.name}`)]) console.log(line);
  if (lines.length + cards.length === 0) console.log('nothing changes');
}

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;

async function makeKey(file: string): Promise<void> {
  if (existsSync(file)) stop(`${file} is there already: a key is never written over`);
  const { privateKey } = await crypto.subtle.generateKey(CURVE, true, ['sign', 'verify']);
  const key = await crypto.subtle.exportKey('jwk', privateKey);
  writeFileSync(file, `${JSON.stringify(key)}\n`, { mode: 0o600, flag: 'wx' });
  console.log(JSON.stringify({ kty: key.kty, crv: key.crv, x: key.x, y: key.y }));
}

async function sealPack(keyFile: string, file: string): Promise<void> {
  const pack = fitPack(file);
  if (!existsSync(keyFile)) stop(`There is no key ${keyFile}: npm run packs -- key ${keyFile} makes one`);
  const jwk = JSON.parse(readFileSync(keyFile, 'utf8')) as JsonWebKey;
  const key = await crypto.subtle.importKey('jwk', jwk, CURVE, false, ['sign']);
  const sum = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, new TextEncoder().encode(sealedText(pack)));
  writeFileSync(file, `${JSON.stringify({ ...pack, seal: toBase64Url(new Uint8Array(sum)) })}\n`);
  console.log(`sealed ${file}`);
}

if (command === 'seal' && files[0] !== undefined && files[1] !== undefined) await sealPack(files[0], files[1]);
else if (command === 'key' && files[0] !== undefined) await makeKey(files[0]);
else if (command === 'check' && files.length > 0) check();
else if (command === 'diff' && files[1] !== undefined) diff(files[0], files[1]);
else if (command === 'diff' && files[0] !== undefined) diff(undefined, files[0]);
else {
  console.error(
    'Usage: npm run packs -- check FILE…\n       npm run packs -- diff [A] B\n       npm run packs -- seal KEY FILE\n       npm run packs -- key KEY',
  );
  process.exitCode = 2;
}

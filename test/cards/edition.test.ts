import { expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import type { Ability, Character } from '../../src/rules/terms/card-language.ts';
import { printedDeal } from '../../tools/catalogue/numbers-of.ts';

// What the edition of August 2026 prints otherwise than the facts before it: each row of that comparison, as facts of the card.

const card = (id: string): Character => {
  const found = catalogue.characters[id];
  if (!found) throw new Error(`no card ${id}`);
  return found;
};
const ability = (id: string, name: string): Ability => {
  const found = card(id).abilities.find((ability) => ability.id === name);
  if (!found) throw new Error(`no ability ${name} of ${id}`);
  return found;
};
/** An ability as one line of its nodes, to look for facts in. */
const nodes = (id: string, name: string): string => JSON.stringify(ability(id, name)).replaceAll('"', '');
const signature = (id: string): string => {
  const found = card(id).signature;
  if (!found) throw new Error(`no signature of ${id}`);
  return printedDeal(found.deal);
};

it.each<[row: string, id: string, ability: string, has: readonly string[], hasNot?: readonly string[]]>([
  ['3', 'shabbaroon', 'goblin-luck', ['on:{colour:any,value:3}'], ['value:X']],
  ['3b', 'shabbaroon', 'transconbobulate', ['on:{colour:[blue,pink],value:3}'], ['value:X', 'green']],
  ['3c', 'shabbaroon', 'goblin-mischief', ['on:{colour:[green],value:X}', 'on:{colour:[pink],value:X}'], ['blue']],
  ['4', 'the-mortician', 'rigor-mortis', ['on:{colour:any,value:2}'], ['value:X']],
  ['4', 'the-mortician', 'reanimate', ['on:{colour:any,value:2}'], ['value:X']],
  ['5', 'swiggarty-swooty', 'plunder', ['on:{colour:any,value:2}'], ['value:X']],
  [
    '6',
    'liv',
    'reading-the-runes',
    [
      'is:[norse],within:{in:8}',
      'by:{x:1,plus:1}',
      'by:X,type:magical',
      'catastrophe:[{do:for-each,which:{within:{in:2}}',
      'by:2,type:magical',
    ],
    ['unknown'],
  ],
  ['7', 'liv', 'runes-of-power', ['by:{x:1,plus:-1},type:magical'], ['plus:1']],
  ['8', 'boulder', 'calcify', ['on:replenish,at:end', 'side:enemy', 'upTo:true', 'energy:1'], ['at:during']],
  ['9', 'ribald', 'fire-cannon', ['by:{x:3,plus:-1}']],
  ['10', 'greymair', 'drain-life', ['is:[spirit,risen]', 'other:true', 'set:0', 'stat:arcane,by:2'], ['psychopomp']],
  ['11', 'greymair', 'necrotic-salve', ['is:[noble,risen]', 'slainThisTurn']],
  ['12', 'jobie', 'thats-mine-this-is-mine', ['gather-stone'], ['usableIf', 'engaged']],
  ['13', 'morag', 'shadow-stride', ['in:{x:1,plus:1}', 'do:wound,to:self,by:3'], ['evade', 'before', 'resisting']],
  ['13', 'morag', 'hunting-ritual', ['in:4,by:resisting']],
  ['14', 'tabby-the-librarian', 'energy-syphon', ['catastrophe:[{do:lose,to:target,energy:2},{do:wound,to:self,by:2}]']],
  ['15', 'doug-the-flatulent', 'digger', ['catastrophe:[{do:for-each,which:{within:{in:3}}', 'by:2,type:magical'], ['other']],
  ['16', 'brother-daniel', 'the-end-is-nigh', ['within:{in:{x:3},los:true}', 'within:{in:3,of:{picked:second}}']],
  [
    '17',
    'brother-daniel',
    'bell-ringer',
    ['on:{colour:[pink],value:X}', 'on:catastrophe,do:[{do:pulse,in:4', 'do:wound,to:each,by:1'],
    ['blue'],
  ],
  ['18', 'boris-the-bunny-summoner', 'summon-the-jackalope', ['do:wound,to:self,by:3},{do:summon,what:jackalope', 'ready:true']],
  ['19', 'igor-the-servant', 'summon-the-forgotten-king', ['ready:true},{do:slay,to:self}']],
  ['20', 'gwendoline-leshavult-priestess', 'rejuvenate', ['do:wound,to:target,by:2'], ['to:self']],
  ['21', 'knoll', 'trollish-remedies', ['on:catastrophe,do:[{do:wound,to:target,by:2},{do:lose,to:target,energy:1}]']],
  ['22', 'gloom', 'smothering-darkness', ['stat:evade,by:-1', 'stat:evade,by:-2'], ['stat:evade,by:1']],
  ['25', 'ruwt', 'verdant-growth', ['within:{x:3}']],
  ['26', 'prof-boffinsworth', 'symbiosis', ['range:8', 'colour:[blue],value:2', 'colour:[blue],value:3'], ['pink']],
  ['27', 'viktor-petty-graverobber', 'sink-hole', ['on:catastrophe,do:[{do:wound,to:self,by:2}]']],
  ['28', 'mama-gimble', 'mothers-wrath', ['usableIf:[{who:self,engaged:true}]']],
  ['29', 'claudia-duvel', 'shoot-pistol', ['range:8'], ['engaged']],
  ['29', 'peggy', 'shoot-pistol', ['range:8'], ['engaged']],
  ['29', 'swash', 'shoot-pistol', ['range:8'], ['engaged']],
  ['30', 'gertrude-the-faerie-hunter', 'blunderbuss', ['range:4'], ['engaged']],
  ['31', 'brave-sir-pidge', 'a-noble-challenge', ['limit:{per:turn}']],
  ['32', 'creep', 'vitality-draw', ['target:{}']],
  ['33', 'vicious-syd', 'whered-you-come-from', ['on:{colour:[pink],value:X}'], ['green']],
  ['34', 'gnomish-airship', 'up-up-and-away', ['elevation:false']],
  ['34', 'goblin-airship', 'up-up-and-away', ['elevation:false']],
  ['37', 'morris', 'sink-hole', ['until:turn']],
  ['43', 'belladonna', 'drop-of-nightshade', ['do:wound,to:target,by:X']],
  ['44', 'danica-dusk-witch', 'puppeteer', ['mod:puppet']],
  ['45', 'eric-the-enlightened', 'enchanted-bladestorm', ['enchanted-javelin']],
])('CRD-16: row %s of August 2026, %s %s', (_row, id, name, has, hasNot = []) => {
  const line = nodes(id, name);
  for (const fact of has) expect(line).toContain(fact);
  for (const fact of hasNot) expect(line).not.toContain(fact);
});

it('CRD-12: rows 1, 2, 39 and 40 of August 2026: boxes and dots', () => {
  const boxes = (id: string): unknown => [card(id).health, card(id).blueDots];
  expect(boxes('the-goblin-king')).toEqual([7, [1, 3, 5]]);
  expect(boxes('teetoe')).toEqual([6, [1, 2, 3, 4, 5, 6]]);
  for (const id of ['viktor-petty-graverobber', 'viscount-de-faulte']) expect(card(id).blueDots, id).toEqual([1, 4, 7]);
});

it('CRD-1: rows 9 and 38 of August 2026: the mark of a card, and a stat', () => {
  expect(card('ribald').version).toBe(1);
  expect(card('greymair').arcane).toBe(3);
});

it.each([
  ['23', 'bjorn', '0 0* 0* 0 0* 0'],
  ['24', 'loci-nordic-shipwright', '0 1 1 3 3 2'],
  ['35', 'jerry-heir', '- - - - -* -'],
  ['41', 'agatha-tavernfrau', '- -* -* -* -* -'],
  ['42', 'antonia-noonday-witch', '- -* - - -* -'],
])('SIG-3: row %s of August 2026, the table of %s', (_row, id, table) => expect(signature(id)).toBe(table));

it('END-4: row 36 of August 2026, Bristlenose is whole again unless it is slain itself', () => {
  expect(JSON.stringify(card('bristlenose').signature)).toContain('"unlessSlain":true');
});

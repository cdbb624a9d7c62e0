import { beforeAll, describe, expect, it } from 'vitest';
import { campaignCards, characters, tableCards, UPGRADES } from '../../../src/cards/index.ts';
import type { Character, Keyword, TableCard, Upgrade } from '../../../src/rules/terms/card-language.ts';
import { MELEE_CARDS } from '../../../src/rules/terms/decks.ts';
import type { Article, Described, PlainWho } from '../../../src/words/card-text/language.ts';
import { type CardWriter, cardWriter } from '../../../src/words/card-text/writer.ts';
import { spanish } from '../../../src/words/languages/es/index.ts';
import { actions, colours, damage, factions, keywords, meleeCards, terrain, roleNouns } from '../../../src/words/languages/es/nouns.ts';
import { printedName } from '../../../src/words/names/character.ts';

let writer: CardWriter;
beforeAll(() => {
  writer = cardWriter(spanish);
});

function ofCharacter(card: Character): string {
  const { abilities, signature } = card;
  const lines = [`${card.factions.map(spanish.faction).join(', ')} · ${card.keywords.map(spanish.keyword).join(', ')}`, ''];
  for (const ability of abilities) {
    lines.push(`- **${ability.name}** (${writer.headLine(ability)}) ${writer.abilityText(ability, abilities)}`.trimEnd());
    if (ability.kind === 'arcane') for (const { on, text } of writer.outcomeLines(ability, abilities)) lines.push(`  - ${on}: ${text}`);
  }
  if (signature) {
    const types = signature.types.map((type) => damage[type]).join(', ');
    const deal = MELEE_CARDS.map(
      (against) => `${signature.deal[against].hit ?? (signature.mirrors ? '?' : '∅')}${signature.deal[against].followUp ? '*' : ''}`,
    );
    const head = [spanish.meleeCard(signature.upgrades), types, deal.join(' ')].filter(Boolean).join(' · ');
    lines.push(`- **${signature.name}** (${head}) ${writer.signatureText(signature)}`.trimEnd());
  }
  return [`## ${card.name}`, '', ...lines, ''].join('\n');
}

const ofUpgrade = (upgrade: Upgrade): string =>
  [`## ${upgrade.name}`, '', writer.upgradeHead(upgrade), '', ...writer.upgradeLines(upgrade).map((line) => `- ${line}`), ''].join('\n');

const ofTableCard = (card: TableCard): string =>
  [`## ${card.name}`, '', writer.tableCardHead(card), '', writer.tableCardText(card), ''].join('\n');

const pages = (): string[] => [
  ...characters.map(ofCharacter),
  ...UPGRADES.map(ofUpgrade),
  ...[...campaignCards, ...tableCards].map(ofTableCard),
];

/** Without the names that stay as they are printed. */
const worded = (page: string): string =>
  [...characters.map(({ id }) => printedName(id)), ...UPGRADES.flatMap(({ abilities }) => abilities.map(({ name }) => name))]
    .sort((a, b) => b.length - a.length)
    .reduce((text, name) => text.replaceAll(name, 'Nn'), page.replace(/^## .*$/gm, '').replace(/\*\*.*?\*\*|«[^»]*»/g, 'Nn'));

it('the text of every card reads as it was read last', async () => {
  await expect(`# Texto de las cartas\n\n${pages().join('\n')}`).toMatchFileSnapshot('card-text.es.golden.md');
});

describe('no text', () => {
  it.each([
    ['has a hole in it', /⟨|⟩|undefined|\[object|NaN|null|[{}~¬]/],
    ['has a space too many or too few', /\S {2}\S| [,.;:)]|\( |[,;:](?=[^\s\d*″])|(?<!\.)\.\.(?!\.)/],
    ['leaves an article apart from its preposition', /\b(de|a) el\b/],
    ['says y or o in front of the same sound', /\by (?=h?i(?![ae]))|\bo (?=h?o)/i],
    ['names a plural with one', /(?<![\d+−.X] )\b1 (heridas|cartas|Moonstones|puntos)\b/],
    ['speaks English', /\b(the|of|with|within|until|model|models|and|or|is|this|wounds?)\b/i],
  ])('%s', (_, fault) => {
    for (const page of pages()) expect(worded(page)).not.toMatch(fault);
  });
});

it('nouns are spelled as the printed rules spell them', () => {
  const printed: Readonly<Record<string, string>> = {
    [keywords.human.singular]: 'Humano',
    [keywords.goblin.singular]: 'Trasgo',
    [keywords.gnome.singular]: 'Gnomo',
    [keywords.faerie.singular]: 'Hada',
    [keywords.giant.singular]: 'Gigante',
    [keywords.troll.singular]: 'Trol',
    [keywords.faun.singular]: 'Fauno',
    [keywords.spirit.singular]: 'Espíritu',
    [keywords.cultist.singular]: 'Sectario',
    [keywords.soldier.singular]: 'Soldado',
    [keywords.wizard.singular]: 'Hechicero',
    [damage.impact]: 'De impacto',
    [damage.piercing]: 'Punzante',
    [damage.slicing]: 'Cortante',
    [damage.magical]: 'Mágico',
    [meleeCards['high-guard']]: 'Guardia alta',
    [meleeCards['falling-swing']]: 'Golpe descendente',
    [meleeCards.thrust]: 'Estocada',
    [meleeCards['sweeping-cut']]: 'Tajo barrido',
    [meleeCards['rising-attack']]: 'Ataque ascendente',
    [meleeCards['low-guard']]: 'Guardia baja',
    [colours.green]: 'Verde',
    [colours.blue]: 'Azul',
    [colours.pink]: 'Rosa',
    [factions.commonwealth]: 'La Mancomunidad',
    [factions.dominion]: 'El Dominio',
    [factions.leshavult]: 'Leshavult',
    [terrain.obstacle.singular]: 'Obstáculo',
    [terrain.barrier.singular]: 'Barrera',
    [terrain.water.singular]: 'Elemento acuático',
    [terrain.woods.singular]: 'Boscaje',
    [terrain.building.many]: 'Edificios',
    [actions.step[1]]: 'Andar',
    [actions.jog[1]]: 'Trotar',
    [actions.traverse[1]]: 'Atravesar',
    [actions.harvest[1]]: 'Cosechar',
    [actions.melee[0]]: 'Combates',
    [actions.active[2]]: 'Una habilidad activa',
    [actions.arcane[2]]: 'Una habilidad arcana',
    [actions['reaction-step'][0]]: 'Pasos de reacción',
  };
  for (const [ours, theirs] of Object.entries(printed)) expect(ours.toLowerCase()).toBe(theirs.toLowerCase());
});

it('every noun reads as it was read last, with each article and in each form', async () => {
  const ARTICLES: readonly Article[] = ['a', 'each', 'every', 'no', 'many', 'own'];
  const plain: Described = { article: 'a', other: false, nearest: false, slain: false, is: [], named: [] };
  const kinds: readonly Keyword[][] = [
    [],
    ...Object.keys(keywords).map((word) => [word]),
    ['goblin', 'noble'],
    ['faerie', 'rogue'],
    ['cultist', 'militia'],
  ];
  const described = kinds.flatMap((is) =>
    ([undefined, 'friendly', 'enemy'] as const).map((side) => {
      const models = { ...plain, is, ...(side ? { side } : {}) };
      const texts = [
        ...ARTICLES.map((article) => spanish.described({ ...models, article }, () => []).in('')),
        ...(['de', 'a'] as const).map((form) => spanish.described(models, () => []).in(form)),
        spanish.described({ ...models, other: true }, () => []).in(''),
        spanish.described({ ...models, nearest: true }, () => []).in('de'),
        spanish.described({ ...models, slain: true, article: 'no' }, () => []).in(''),
      ];
      return `- ${texts.join(' · ')}`;
    }),
  );
  const people = Object.keys(roleNouns).map(
    (player) => `- ${(['', 'de', 'a', 'tras'] as const).map((form) => spanish.who(player as PlainWho).in(form)).join(' · ')}`,
  );
  await expect(['# Nombres', '', ...described, '', ...people, ''].join('\n')).toMatchFileSnapshot('nouns.es.golden.md');
});

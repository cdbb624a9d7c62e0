import { describe, expect, it } from 'vitest';
import type { Ability, Cond, Eff } from '../../../src/rules/terms/card-language.ts';
import type { Article, Described, Form, PlainWho } from '../../../src/words/card-text/language.ts';
import { cardWriter } from '../../../src/words/card-text/writer.ts';
import { french } from '../../../src/words/languages/fr/index.ts';
import {
  actions,
  colours,
  counted,
  damage,
  factions,
  keywords,
  meleeCards,
  terrain,
  roleNouns,
} from '../../../src/words/languages/fr/nouns.ts';
import { tidy } from '../../../src/words/languages/fr/tidy.ts';
import { readRows } from '../../../tools/words/rows.ts';

const { abilityText } = cardWriter(french);
const active = (...effects: Eff[]): Ability => ({ kind: 'active', id: 'a', name: 'A', cost: 1, do: effects });
const nbsp = (text: string): string => text.replaceAll(/ ([:;!?»])/g, '\u00a0$1').replaceAll('« ', '«\u00a0');
const textOf = (...effects: Eff[]): string => abilityText(active(...effects));

describe('what agrees', () => {
  it.each<[Eff, string]>([
    [{ do: 'damage', to: 'target', by: 1, type: 'magical' }, 'La cible subit 1 Dégât Magique.'],
    [{ do: 'damage', to: 'target', by: 'X', type: 'magical' }, 'La cible subit X Dégâts Magiques.'],
    [{ do: 'gain', to: 'self', energy: 1 }, 'Ce personnage gagne 1 énergie.'],
    [{ do: 'move', who: 'target', in: 2, way: { away: 'self' } }, 'La cible est déplacée de 2″ en direction opposée à ce personnage.'],
    [{ do: 'move', who: 'enemy', in: 2 }, 'L’ennemi est déplacé de 2″ au maximum.'],
    [{ do: 'slay', to: 'target' }, 'La cible est tuée.'],
  ])('%j', (effect, text) => {
    expect(textOf(effect)).toBe(text);
  });

  it('a pronoun, with whom it stands for', () => {
    const swap = (is?: string[]): string =>
      textOf({
        do: 'pick',
        which: { side: 'friendly', other: true, ...(is ? { is } : {}) },
        as: 'x',
        then: [{ do: 'swap', a: 'self', b: { picked: 'x' } }],
      });
    expect(swap()).toBe(nbsp('Choisissez une autre figurine alliée : ce personnage échange sa place avec elle.'));
    expect(swap(['animal'])).toBe(nbsp('Choisissez un autre Animal allié : ce personnage échange sa place avec lui.'));
    expect(swap(['faerie', 'rogue'])).toContain('une autre Fée alliée ou un autre Roublard allié');
  });
});

describe('conditions', () => {
  const asked = (...cond: Cond[]): string => textOf({ do: 'if', cond, then: [{ do: 'gain', to: 'target', energy: 2 }] });

  it.each<[Cond[], string]>([
    [[{ who: 'target', is: ['noble'] }], 'Si la cible est un Noble, elle gagne 2 énergies.'],
    [[{ who: 'target', isNot: ['noble'] }], 'Si la cible n’est pas un Noble, elle gagne 2 énergies.'],
    [[{ who: 'target', isNot: ['giant', 'troll'] }], 'Si la cible n’est ni un Géant ni un Troll, elle gagne 2 énergies.'],
    [[{ exists: { side: 'friendly', is: ['noble'] } }], 'S’il y a un Noble allié, la cible gagne 2 énergies.'],
    [[{ not: { exists: { side: 'friendly', is: ['noble'] } } }], 'S’il n’y a aucun Noble allié, la cible gagne 2 énergies.'],
    [
      [
        { who: 'target', engaged: true },
        { who: 'enemy', slain: true },
      ],
      'Si la cible est engagée et si l’ennemi est tué, elle gagne 2 énergies.',
    ],
    [
      [
        {
          any: [
            { who: 'target', engaged: true },
            { who: 'target', slain: true },
          ],
        },
      ],
      'Si la cible est engagée ou est tuée, elle gagne 2 énergies.',
    ],
  ])('%j', (cond, text) => {
    expect(asked(...cond)).toBe(text);
  });

  it('“quand” and “tant que” go on with “que”', () => {
    const text = abilityText({
      kind: 'passive',
      id: 'a',
      name: 'A',
      rules: [
        { when: { on: 'activates' }, if: [{ who: 'self', engaged: true }], do: [{ do: 'gain', to: 'self', energy: 1 }] },
        { always: [{ mod: 'forbid', actions: ['harvest', 'jog'] }], if: [{ exists: { is: ['goblin'] } }, { who: 'enemy', slain: true }] },
      ],
    });
    expect(text).toBe(
      'Quand ce personnage s’active et qu’il est engagé, il gagne 1 énergie. ' +
        'Ce personnage ne peut ni récolter ni courir tant qu’il y a un Gobelin et que l’ennemi est tué.',
    );
  });

  it('“tant que” is for what goes on: what has happened is a “si”', () => {
    const rule = (cond: Cond[]): string =>
      abilityText({ kind: 'passive', id: 'a', name: 'A', rules: [{ always: [{ mod: 'forbid', actions: ['jog'] }], if: cond }] });
    expect(rule([{ slainThisTurn: { side: 'friendly' } }, { who: 'self', engaged: true }])).toBe(
      'Ce personnage ne peut pas courir si une figurine alliée a été tuée ce tour-ci et s’il est engagé.',
    );
    expect(rule([{ who: 'self', engaged: true }])).toBe('Ce personnage ne peut pas courir tant qu’il est engagé.');
  });

  it('whoever has been named is named again where somebody else could be meant', () => {
    expect(asked({ distance: ['self', 'target'], op: '<=', in: 2 })).toBe(
      'Si la cible est à moins de 2″ de ce personnage, elle gagne 2 énergies.',
    );
    expect(textOf({ do: 'if', cond: [{ contact: ['enemy', 'self'] }], then: [{ do: 'slay', to: 'enemy' }] })).toBe(
      'Si l’ennemi est en contact socle à socle avec ce personnage, l’ennemi est tué.',
    );
  });
});

it('small words melt, marks are no longer there, and firm spaces stand where they belong', () => {
  expect(tidy('~de le nombre, ~de Agatha, ~de Hoff, ~que il, ~que Grub : « X » ; non !')).toBe(
    'Du nombre, d’Agatha, de Hoff, qu’il, que Grub\u00a0: «\u00a0X\u00a0»\u00a0; non\u00a0!',
  );
  expect(tidy('~si il vient. ~si elle vient')).toBe('S’il vient. Si elle vient');
});

it('nouns are spelled as the printed rules spell them', () => {
  const nouns: Readonly<Record<string, string>> = {
    'keyword.human': keywords.human[1],
    'keyword.goblin': keywords.goblin[1],
    'keyword.gnome': keywords.gnome[1],
    'keyword.faerie': keywords.faerie[1],
    'keyword.giant': keywords.giant[1],
    'keyword.troll': keywords.troll[1],
    'keyword.faun': keywords.faun[1],
    'keyword.spirit': keywords.spirit[1],
    'keyword.cultist': keywords.cultist[1],
    'keyword.soldier': keywords.soldier[1],
    'keyword.wizard': keywords.wizard[1],
  };
  expect(nouns).toEqual({
    'keyword.human': 'Humain',
    'keyword.goblin': 'Gobelin',
    'keyword.gnome': 'Gnome',
    'keyword.faerie': 'Fée',
    'keyword.giant': 'Géant',
    'keyword.troll': 'Troll',
    'keyword.faun': 'Faune',
    'keyword.spirit': 'Esprit',
    'keyword.cultist': 'Cultiste',
    'keyword.soldier': 'Soldat',
    'keyword.wizard': 'Sorcier',
  });
  expect(Object.values(damage).map(([text]) => text)).toEqual(['Contondant', 'Tranchant', 'Perforant', 'Magique']);
  expect(Object.values(meleeCards)).toEqual([
    'Garde haute',
    'Frappe descendante',
    'Estoc',
    'Balayage rapide',
    'Frappe ascendante',
    'Garde basse',
  ]);
  expect(Object.values(colours)).toEqual(['Vert', 'Bleu', 'Rose']);
  expect([factions.commonwealth, factions.dominion, factions.leshavult]).toEqual(['Commonwealth', 'Dominion', 'Leshavult']);
  const { obstacle, barrier, water, woods, building, any } = terrain;
  expect([obstacle, barrier, water, woods, building, any].map(([, , many]) => many.toLowerCase())).toEqual([
    'obstacles',
    'barrières',
    'plans d’eau',
    'parcelles boisées',
    'bâtiments',
    'décors',
  ]);
  const { step, jog, harvest, melee, active: deed, arcane, passive, 'reaction-step': reaction } = actions;
  expect([step, jog, harvest, melee, deed, arcane, passive, reaction].map(([, text]) => text)).toEqual([
    'Mouvement',
    'Course',
    'Récolte',
    'Attaque de Mêlée',
    'Compétence active',
    'Compétence Arcane',
    'Compétence passive',
    'Mouvement de Réaction',
  ]);
  expect([counted.wound[2], counted.stone[1], counted['arcane-card'][1], counted.health[2]]).toEqual([
    'blessures',
    'Moonstone',
    'carte Arcane',
    'cases santé',
  ]);
});

it('the screens and the cards call things alike', () => {
  const texts = readRows('fr');
  const screen = (id: string): string | undefined => texts.get(id)?.text;
  for (const [id, [, text]] of Object.entries(keywords)) expect(screen(`keyword.${id}`), id).toBe(text);
  for (const [id, name] of Object.entries(meleeCards)) expect(screen(`melee.${id}`), id).toBe(name);
  for (const [id, [text]] of Object.entries(damage)) expect(screen(`damage.${id}`), id).toBe(text);
  for (const [id, name] of Object.entries(colours)) expect(screen(`arcane.${id}`), id).toBe(name);
  for (const [id, name] of Object.entries(factions)) expect(screen(`faction.${id}`), id).toBe(name);
});

it('no screen breaks its line before a high mark', () => {
  const loose = [...readRows('fr')].filter(([, { text }]) => /[ \u202f][:;!?»]|« /.test(text));
  expect(loose.map(([id]) => id)).toEqual([]);
});

it('every noun reads as it was read last, with each article and in each form', async () => {
  const ARTICLES: readonly Article[] = ['a', 'each', 'every', 'no', 'many', 'own'];
  const FORMS: readonly Form[] = ['', 'de', 'à'];
  const plain: Described = { article: 'a', other: false, nearest: false, slain: false, is: [], named: [] };
  const kinds = [[], ...Object.keys(keywords).map((word) => [word]), ['soldier', 'noble'], ['faerie', 'rogue']];
  const models = (more: Partial<Described>): string =>
    FORMS.map((form) => french.described({ ...plain, ...more }, () => []).in(form))
      .join(' · ')
      .replaceAll('~', '');
  const described = kinds.flatMap((is) => [
    `## ${is.length === 0 ? 'figurine' : french.or(is.map(french.keyword))}`,
    '',
    ...ARTICLES.map((article) => `- ${models({ article, is })} · ${models({ article, is, other: true, side: 'friendly' })}`),
    `- ${models({ is, side: 'enemy', slain: true })} · ${models({ is, side: 'friendly', nearest: true })}`,
    '',
  ]);
  const people = (Object.keys(roleNouns) as PlainWho[]).map((subject) => `- ${FORMS.map(french.who(subject).in).join(' · ')}`);
  const things = [
    ...(Object.keys(actions) as (keyof typeof actions)[]).map((action) =>
      ['', 'un', 'les', 'des', 'de', 'ses'].map(french.action(action).in),
    ),
    ...(Object.keys(terrain) as (keyof typeof terrain)[]).map((piece) => [
      ...FORMS.map(french.terrain(piece, false).in),
      ...['', 'les', 'de'].map(french.terrain(piece, true).in),
    ]),
    ...(['wound', 'energy', 'stone', 'health', 'card', { damage: 'slicing' }] as const).map((noun) => [
      french.amount('1', 1, noun).in(''),
      french.amount('X', null, noun).in('de'),
      ...['one', 'de', 'égal'].map(french.counted(noun).in),
    ]),
  ].map((forms) => `- ${forms.join(' · ')}`);
  await expect(
    `# Noms\n\n${described.join('\n')}\n## Qui\n\n${people.join('\n')}\n\n## Quoi\n\n${things.join('\n')}\n`,
  ).toMatchFileSnapshot('../card-text/nouns.fr.golden.md');
});

import { translatedNames } from '../../cards/translated-names.ts';

let lent: ReadonlyMap<string, readonly string[]> = new Map();

/** Further names of cards that packs bring, by name. */
export function lendNames(names: ReadonlyMap<string, readonly string[]>): void {
  lent = names;
}

/** The official translations of the names of characters and abilities, by the printed English name. */
const OFFICIAL: Readonly<Record<string, readonly string[]>> = {
  Dagger: ['Dague', 'Dolch', 'Daga'],
  Reload: ['Rechargement', 'Nachladen', 'Recargar'],
  'Take Aim': ['Viser', 'Apuntar'],
  'Look out!': ['Fais gaffe !', 'Pass auf!', '¡Cuidado!'],
  'Shoot Musket': ['Tir de mousquet', 'Muskete abfeuern', 'Disparar con mosquete'],
  Weakling: ['Schwächling', 'Débil'],
  'Magic Resistance': ['Résistance magique', 'Magischer Widerstand'],
  'Stand Back!': ['Arrière !', 'Bleib zurück!'],
  'Foul Gases': ['Dégaz', 'Faule Gase'],
  Healing: ['Soin', 'Heilen', 'Curar'],
  Foresight: ['Clairvoyance', 'Blick in die Zukunft', 'Previsión'],
  'Ramming Speed': ['Pilonnage', 'Rammgeschwindigkeit', 'Velocidad de embestida'],
  'Arming Sword': ['Épée à double tranchant', 'Scharfes Schwert', 'Espada caballeresca'],
  'Quilted Armour': ['Wattierte Rüstung'],
  Bludgeon: ['Matraque', 'Maza'],
  Spiteful: ['Rancunier', 'Malicioso'],
  Longsword: ['Langschwert'],
  'Plate Armour': ['Armure de plates', 'Plattenrüstung', 'Armadura de placas'],
  'Rallying Cry': ['Schlachtruf'],
  'Shoot Pistol': ['Pistole abfeuern'],
  Harpoon: ['Harpune'],
  'Bawdy Jokes': ['Obszöne Witze'],
  'Rough Tides': ['Stürmische See'],
  Seasick: ['Seekrank'],
  Fireblast: ['Feuerstoß'],
  'Ooga Booga': ['Uga buga'],
  'Shield Bash': ['Coup de Bouclier', 'Embestida con escudo'],
  ...translatedNames,
};

/** Further names by which a character, card or ability can be found. */
export const alsoCalled = (name: string): readonly string[] => [...(OFFICIAL[name] ?? []), ...(lent.get(name) ?? [])];

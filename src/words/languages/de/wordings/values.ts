import type { ValuesSayings } from '../../../card-text/sayings/values.ts';

export const values = {
  // Numbers.
  'value.at-least': '{sum} (mindestens {min})',
  'value.energy': '{=die/die/die/der/der} Energie {who:von}',
  'value.wounds': '{=die/die/die/den/der} Wunden {who:von}',
  'value.earlier-wounds': '{=die/die/die/den/der} Wunden, die {who} vor der laufenden Aktion hatte,',
  'value.remaining':
    '{=die verbliebenen Gesundheitspunkte/die verbliebenen Gesundheitspunkte/die verbliebenen Gesundheitspunkte/den verbliebenen Gesundheitspunkten/der verbliebenen Gesundheitspunkte} {who:von}',
  'value.health':
    '{=die aufgedruckten Gesundheitspunkte/die aufgedruckten Gesundheitspunkte/die aufgedruckten Gesundheitspunkte/den aufgedruckten Gesundheitspunkten/der aufgedruckten Gesundheitspunkte} {who:von}',
  'value.stones': '{=die/die/die/der/der} Anzahl der Moonstones {who:von}',
  'value.melee-range': '{=die/die/die/der/der} Nahkampfreichweite {who:von}',
  'value.aura': 'was zur Aura hinzugekommen ist',
  'value.evade': '{=der/der/den/dem/des} Ausweichenwert {who:von}',
  'value.turn': '{=die/die/die/der/der} Nummer der Runde',
  'value.friendly-slain': '{=die/die/die/der/der} Anzahl erschlagener befreundeter Spielfiguren',
  'value.slain': '{=die/die/die/der/der} Anzahl erschlagener Spielfiguren aller Spieler:innen',
  'value.count': '{=die/die/die/der/der} Anzahl der Spielfiguren, für die gilt: {who}',
  'value.at-most': '{counted:=} (höchstens {max})',
  'value.discarded': '{=die/die/die/den/der} Wunden, die {who} in dieser Aufräumphase erlitten hat,',
  'value.pieces': '{=die/die/die/der/der} Anzahl an {pieces:dat} innerhalb von {reach} um {who:acc}',
  'value.beyond': 'was von {value:dat} über {n} hinausgeht,',
  'value.half': '{=die/die/die/der/der} Hälfte {value:gen} (aufgerundet)',
  'value.least': '{a:=} oder {b:=}, je nachdem, was weniger ist,',
  'value.times': '{a:=} × {b:=}',
  'value.plus': '{a:=} + {b:=}',
  'value.energy-left': 'die übrig gebliebene Energie',
  'value.result': 'ebenso viel',
  'value.each-beyond': '{one:=} für jede Energie über {n}, die {who} hat,',
  'value.for-each': '{amount:=} für {each:acc}{most}',
  'value.at-most-each': ' (höchstens {max})',
  'value.for-each-laid': '{amount:=} für jede dort abgelegte Karte',
  'value.for-each-brought': '{amount:=} für jede Wunde, die dadurch erlitten wurde',
  'value.as-much': 'ebenso viel {noun:=}',
  'value.as-many': 'ebenso viele {noun:=}',
  'value.equal-to': '{noun:=} entsprechend {value:dat}',
  'value.more-if': '{n} ({what}: {more})',

  // Stats and their changes.
  'stat.melee': '{change} Nahkampf',
  'stat.arcane': '{change} Arkana',
  'stat.evade': '{change} Ausweichen',
  'stat.melee-range': '{change} Nahkampfreichweite',
  'stat.jog': '{change} bei Sprints',
  'stat.ability-range': '{change} Reichweite bei Fähigkeiten',
  'stat.arcane-range': '{change} Reichweite bei Arkana-Fähigkeiten',
  'stat.arcane-cards': '{change} zu ziehende Arkanakarten',
  'stat.resist-cards':
    '{change} Karten auf der Hand zum Widerstand, wenn ein Gegner diese Spielfigur zum Ziel einer Arkana-Fähigkeit macht',
  'stat.aura': '{change} auf die Reichweite der Aura',
} as const satisfies Record<keyof ValuesSayings, string>;

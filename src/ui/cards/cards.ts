/** Registers the elements of all cards. */
import './deck/arcane-card.ts';
import './deck/melee-card.ts';
import './deck/card-hand.ts';
import './character/character-card.ts';

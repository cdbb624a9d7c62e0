/** Registers every card. */
import './arcane-card.ts';
import './melee-card.ts';
import './card-hand.ts';
import './character-card.ts';

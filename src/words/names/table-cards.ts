import { msg } from '@lit/localize';
import { campaignCardNames } from './campaign-cards.ts';

/** The printed names of Events and Agendas. */
const NAMES: Readonly<Record<string, () => string>> = {
  'event:hesitation': () => msg('Hesitation', { id: 'card.hesitation' }),
  'event:miraculous-recovery': () => msg('Miraculous Recovery', { id: 'card.miraculous-recovery' }),
  'event:dawnlight-robbery': () => msg('Dawnlight Robbery', { id: 'card.dawnlight-robbery' }),
  'event:ninja-reactions': () => msg('Ninja Reactions', { id: 'card.ninja-reactions' }),
  'event:clumsiness-of-cowards': () => msg('Clumsiness of Cowards', { id: 'card.clumsiness-of-cowards' }),
  'event:favours-of-the-phantasm': () => msg('Favours of the Phantasm', { id: 'card.favours-of-the-phantasm' }),
  'agenda:raiding-party': () => msg('Raiding Party', { id: 'card.raiding-party' }),
  'agenda:erudition': () => msg('Erudition', { id: 'card.erudition' }),
  'agenda:tavern-gossip': () => msg('Tavern Gossip', { id: 'card.tavern-gossip' }),
  'agenda:forced-march': () => msg('Forced March', { id: 'card.forced-march' }),
  'agenda:crazy-town': () => msg('Crazy Town', { id: 'card.crazy-town' }),
  'agenda:defy-the-odds': () => msg('Defy the Odds', { id: 'card.defy-the-odds' }),
};

/** The name of a card of a player; null for everything else. */
export const tableCardName = (id: string): string | null => (NAMES[id] ?? campaignCardNames[id])?.() ?? null;

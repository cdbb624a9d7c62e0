import { html, render } from 'lit';
import { MELEE_CARDS } from '../../../rules/terms/decks.ts';
import '../../cards/deck/melee-card.ts';
import { shownDeal } from '../../cards/deck/shown-deal.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { idleTime } from '../../page/time/idle-time.ts';

let isPrepared = false;

/**
 * Lays out a melee card of each kind once, unseen, whenever the page is idle: the browser keeps their styles and the shapes of their letters,
 * so that the first hand opens sooner. They are the kinds of the deck, and the same whatever anybody holds.
 */
export async function prepareMeleeCards({ meleeFaces }: TablePort): Promise<void> {
  if (isPrepared || !('requestIdleCallback' in globalThis)) return; // without it nobody knows when the page is idle
  isPrepared = true;
  const place = document.createElement('div');
  place.style.cssText = 'position: fixed; visibility: hidden; overflow: hidden; contain: strict';
  for (const card of MELEE_CARDS) {
    await idleTime();
    const { types, deal } = meleeFaces[card];
    document.body.append(place);
    render(html`<moon-melee-card .card=${card} .types=${types} .deal=${shownDeal(deal)} .silent=${true}></moon-melee-card>`, place);
    await place.querySelector('moon-melee-card')?.updateComplete;
    place.getBoundingClientRect(); // lays it out
    place.remove(); // in the same task: nobody finds it in the page
  }
}

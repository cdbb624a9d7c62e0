import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Opening } from '../../rules/terms/opening.ts';
import type { TablePort } from '../contexts/table-port.ts';
import type { Desk } from '../table/desk.ts';
import './acting/act-prompt.ts';
import './acting/activate-prompt.ts';
import './choices/again-prompt.ts';
import './choices/agreement-prompt.ts';
import './duels/call-prompt.ts';
import './cards/card-window-prompt.ts';
import './choices/choice-prompt.ts';
import './duels/claim-prompt.ts';
import './setup/deploy-prompt.ts';
import './setup/edge-prompt.ts';
import './setup/markers-prompt.ts';
import './duels/melee-prompt.ts';
import './setup/muster-prompt.ts';
import './duels/offer-prompt.ts';
import './cards/pick-prompt.ts';
import './duels/reaction-prompt.ts';
import './cards/secret-prompt.ts';
import './setup/setup-prompt.ts';
import { isSpoken } from '../table/is-spoken.ts';
import './acting/spoken-act-prompt.ts';
import { isInPlaces } from './spoken-prompt.ts';

/** The component that asks a question. */
export function promptFor(table: TablePort, opening: Opening, desk: Desk): TemplateResult {
  if (isSpoken(table) && isInPlaces(opening))
    return html`<moon-spoken-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-spoken-prompt>`;
  if (isSpoken(table) && opening.kind === 'act')
    return html`<moon-spoken-act-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-spoken-act-prompt>`;
  switch (opening.kind) {
    case 'troupe':
    case 'draft':
      return html`<moon-muster-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-muster-prompt>`;
    case 'faction':
    case 'mulligan':
    case 'start':
    case 'first':
      return html`<moon-setup-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-setup-prompt>`;
    case 'edge':
      return html`<moon-edge-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-edge-prompt>`;
    case 'deploy':
      return html`<moon-deploy-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-deploy-prompt>`;
    case 'activate':
      return html`<moon-activate-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-activate-prompt>`;
    case 'act':
      return html`<moon-act-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-act-prompt>`;
    case 'reaction':
      return html`<moon-reaction-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-reaction-prompt>`;
    case 'going-for-it':
    case 'upgrade':
    case 'damage-type':
      return html`<moon-melee-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-melee-prompt>`;
    case 'melee-card':
    case 'critical':
    case 'follow-up':
    case 'replace':
      return html`<moon-secret-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-secret-prompt>`;
    case 'claim':
      return html`<moon-claim-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-claim-prompt>`;
    case 'call':
      return html`<moon-call-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-call-prompt>`;
    case 'again':
      return html`<moon-again-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-again-prompt>`;
    case 'pick':
      return html`<moon-pick-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-pick-prompt>`;
    case 'card':
      return html`<moon-card-window-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-card-window-prompt>`;
    case 'interrupt':
      return opening.moment === undefined
        ? html`<moon-offer-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-offer-prompt>`
        : html`<moon-card-window-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-card-window-prompt>`;
    case 'reveal':
      return html`<moon-offer-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-offer-prompt>`;
    case 'choice':
      return html`<moon-choice-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-choice-prompt>`;
    case 'markers':
      return html`<moon-markers-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-markers-prompt>`;
    case 'agreement':
      return html`<moon-agreement-prompt .table=${table} .opening=${opening} .desk=${desk}></moon-agreement-prompt>`;
  }
}

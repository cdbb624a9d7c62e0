import { msg, str } from '@lit/localize';
import { allOf } from '../language/sentences.ts';

export const packsWords = {
  text: () => msg('Cards that players have written: new ones, and corrected ones in place of the printed ones.', { id: 'packs.text' }),
  none: () => msg('No packs yet', { id: 'packs.none' }),
  noneText: () => msg('Take one from a file, a picture or pasted text.', { id: 'packs.none-text' }),
  take: () => msg('Take a pack', { id: 'packs.take' }),
  by: (name: string, version: number) => msg(str`By ${name} · version ${version}`, { id: 'packs.by' }),
  versioned: (version: number) => msg(str`Version ${version}`, { id: 'packs.versioned' }),
  on: () => msg('Its cards are in the box', { id: 'packs.on' }),
  share: (title: string) => msg(str`Share ${title}`, { id: 'share.share-heading' }),
  official: () => msg('Official cards only', { id: 'packs.official' }),
  officialHint: () => msg('The cards of packs stay out of the box.', { id: 'packs.official-hint' }),
  playedWith: (packs: readonly string[]) => msg(str`With the cards of ${allOf(packs)}`, { id: 'packs.played-with' }),
  ownCard: (pack: string) => msg(str`Own card · ${pack}`, { id: 'packs.own-card' }),
  isOfficial: () => msg('Official', { id: 'packs.is-official' }),
  beside: (packs: readonly string[]) => msg(str`This troupe has cards of ${allOf(packs)}. Send the packs, too.`, { id: 'packs.beside' }),
  missing: (packs: readonly string[]) => msg(str`These packs are not here: ${allOf(packs)}`, { id: 'packs.missing' }),
  remove: (name: string) => msg(str`Remove ${name}`, { id: 'players.remove' }),
  removed: (name: string) => msg(str`${name} has been removed.`, { id: 'players.removed' }),
  undo: () => msg('Undo', { id: 'home.undo' }),
  usedBy: (troupes: readonly string[]) => msg(str`In these troupes: ${allOf(troupes)}`, { id: 'packs.used-by' }),
  matchesKeep: (matches: readonly string[]) =>
    msg(str`Matches in progress keep the cards they began with: ${allOf(matches)}`, { id: 'packs.matches-keep' }),
  clash: (card: string) => msg(str`Two packs have the card ${card}. Whose is used?`, { id: 'packs.whose' }),
  inCampaigns: (campaigns: readonly string[]) => msg(str`In these campaigns: ${allOf(campaigns)}`, { id: 'packs.in-campaigns' }),
  arrived: (name: string) => msg(str`The pack ${name}`, { id: 'packs.arrived' }),
  keep: () => msg('Take the pack', { id: 'packs.keep' }),
  isHere: () => msg('This pack is here already. Nothing changes.', { id: 'packs.is-here' }),
  isOlder: (known: number, version: number) =>
    msg(str`Version ${known} is here, which is newer. Taking this pack goes back to version ${version}.`, { id: 'packs.is-older' }),
  isEdited: () =>
    msg('This pack has been written or changed on this device. Taking the one that was sent replaces all that.', { id: 'packs.is-edited' }),
  overwrite: () => msg('Replace the one here', { id: 'packs.overwrite' }),
  goBack: (version: number) => msg(str`Go back to version ${version}`, { id: 'packs.go-back' }),
  gone: (cards: readonly string[]) => msg(str`No longer in it: ${allOf(cards)}`, { id: 'packs.gone-cards' }),
  replaces: (known: number) => msg(str`It takes the place of version ${known}.`, { id: 'packs.replaces' }),
  fresh: (card: string) => msg(str`New: ${card}`, { id: 'packs.fresh' }),
  corrected: (card: string) => msg(str`Changed: ${card}`, { id: 'packs.corrected' }),
  errors: () => msg('This keeps the pack from being taken:', { id: 'packs.errors' }),
  warnings: () => msg('Worth a look:', { id: 'packs.warnings' }),
};

import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { until } from 'lit/directives/until.js';
import type { drawing, Mood, Sitter } from './bodies/draw.ts';
import { emblemPath } from './emblem.ts';
import type { FactionName } from './factions.ts';
import { photoOf } from './lent-cards.ts';
import { hadTurn, turnOf } from './portrait-turns.ts';

/** What draws a body: a part of its own that comes later. */
interface Drawing {
  drawing: typeof drawing;
}

/** The bodies, once they are there: they come when the first is asked for. */
let drawn: Drawing | null = null;
let coming: Promise<Drawing> | null = null;
const pictures = new Map<string, string>();

/** The character that is drawn, and how. */
export interface Portrait {
  character: string;
  keywords: readonly string[];
  faction: FactionName;
  crop: Sitter['crop'];
  mood?: Mood;
  mirrored?: boolean;
}

async function fetched(): Promise<Drawing> {
  coming ??= import('./bodies/draw.ts');
  return (drawn = await coming);
}

/** Fetches what draws bodies before somebody waits for it: a coin is drawn once then. */
export const foreseeBodies = (): Promise<unknown> => fetched();

function addressIn({ drawing }: Drawing, { character, keywords, faction, crop, mood = 'calm', mirrored = false }: Portrait): string {
  const name = [character, faction, crop, mood, mirrored].join(' ');
  const known = pictures.get(name);
  if (known !== undefined) return known;
  const picture = drawing({ id: character, keywords, faction, crop, mood, mirrored, emblem: emblemPath(character, keywords) });
  const address = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  pictures.set(name, address);
  return address;
}

const shown = (portrait: Portrait, template: (address: string) => unknown, meanwhile: unknown): unknown =>
  drawn
    ? template(addressIn(drawn, portrait))
    : until(
        fetched().then((drawing) => template(addressIn(drawing, portrait))),
        meanwhile,
      );

const bust = (address: string, radius: number, cut: string | typeof nothing = nothing): TemplateResult =>
  svg`<image class="bust" href=${address} x=${-radius} y=${-radius} width=${2 * radius} height=${2 * radius} preserveAspectRatio="xMidYMid slice" style=${cut}></image>`;

type Bust = (portrait: Omit<Portrait, 'crop'>, radius: number, meanwhile: unknown) => unknown;

/** A bust in the place of `meanwhile`, which stands there until bodies are there; a photograph at once. */
const bustBy =
  (put: (address: string, radius: number) => unknown): Bust =>
  (portrait, radius, meanwhile) => {
    const photo = photoOf(portrait.character);
    return photo === undefined
      ? shown({ ...portrait, crop: 'bust' }, (address) => put(address, radius), meanwhile)
      : bust(photo, radius, 'clip-path: circle(50%)');
  };

/** A bust within another drawing, or the player's photograph of the miniature: a circle of this radius round (0, 0). */
export const bustAt = bustBy(bust);

/** The same for one of many: the first time its place stays empty until it has its turn, so that what has to be answered is drawn first. */
export const bustInTurn = bustBy((address, radius) =>
  hadTurn(address)
    ? bust(address, radius)
    : until(
        turnOf(address).then(() => bust(address, radius)),
        nothing,
      ),
);

/** The address of a whole body as the app draws it, never a photograph: for pictures that leave the device. */
export const drawnBody = async (portrait: Omit<Portrait, 'crop'>): Promise<string> =>
  addressIn(await fetched(), { ...portrait, crop: 'whole' });

/** A whole body as a picture of its own, without words of its own: its name stands beside it. */
export const bodyPicture = (portrait: Omit<Portrait, 'crop'>): unknown =>
  shown({ ...portrait, crop: 'whole' }, (address) => html`<img class="body" src=${address} alt="" draggable="false" />`, nothing);

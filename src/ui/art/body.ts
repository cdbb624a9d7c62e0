import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { until } from 'lit/directives/until.js';
import type { drawing, Mood, Sitter } from './bodies/draw.ts';
import { emblemPath } from './emblem.ts';
import type { FactionName } from './factions.ts';
import { photoOf } from './lent-cards.ts';
import { hadTurn, turnOf } from './portrait-turns.ts';

/** The part of the module that draws bodies; it is loaded later. */
interface Drawing {
  drawing: typeof drawing;
}

/** The loaded module; null until the first body is asked for. */
let drawn: Drawing | null = null;
let coming: Promise<Drawing> | null = null;
const pictures = new Map<string, string>();

/** The character of a portrait, and how it is drawn. */
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

/** Loads the module that draws bodies before the first coin needs it. */
export const foreseeBodies = (): Promise<unknown> => fetched();

/** The name under which a drawn portrait is kept. */
const nameOf = ({ character, faction, crop, mood = 'calm', mirrored = false }: Portrait): string =>
  [character, faction, crop, mood, mirrored].join(' ');

function addressIn({ drawing }: Drawing, portrait: Portrait): string {
  const name = nameOf(portrait);
  const known = pictures.get(name);
  if (known !== undefined) return known;
  const { character, keywords, faction, crop, mood = 'calm', mirrored = false } = portrait;
  const picture = drawing({ id: character, keywords, faction, crop, mood, mirrored, emblem: emblemPath(character, keywords) });
  const address = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  pictures.set(name, address);
  return address;
}

const shown = (template: (drawing: Drawing) => unknown, meanwhile: unknown): unknown =>
  drawn ? template(drawn) : until(fetched().then(template), meanwhile);

const bust = (address: string, radius: number, cut: string | typeof nothing = nothing): TemplateResult =>
  svg`<image class="bust" href=${address} x=${-radius} y=${-radius} width=${2 * radius} height=${2 * radius} preserveAspectRatio="xMidYMid slice" style=${cut}></image>`;

type Bust = (portrait: Omit<Portrait, 'crop'>, radius: number, meanwhile: unknown) => unknown;

/** A bust that replaces `meanwhile` when the module is loaded; a photograph at once. */
const bustBy =
  (put: (drawing: Drawing, portrait: Portrait, radius: number) => unknown): Bust =>
  (sitter, radius, meanwhile) => {
    const photo = photoOf(sitter.character);
    if (photo !== undefined) return bust(photo, radius, 'clip-path: circle(50%)');
    const portrait: Portrait = { ...sitter, crop: 'bust' };
    return shown((drawing) => put(drawing, portrait, radius), meanwhile);
  };

/** A bust inside another drawing, or the player's photograph of the miniature: a circle of this radius round (0, 0). */
export const bustAt = bustBy((drawing, portrait, radius) => bust(addressIn(drawing, portrait), radius));

/** The same for one of many busts: the first time its place stays empty until its turn, so that the questions are drawn and painted first. */
export const bustInTurn = bustBy((drawing, portrait, radius) => {
  const drawnBust = (): TemplateResult => bust(addressIn(drawing, portrait), radius);
  const name = nameOf(portrait);
  return hadTurn(name) ? drawnBust() : until(turnOf(name).then(drawnBust), nothing);
});

/** The address of a whole body as the app draws it, never a photograph: for pictures that leave the device. */
export const drawnBody = async (portrait: Omit<Portrait, 'crop'>): Promise<string> =>
  addressIn(await fetched(), { ...portrait, crop: 'whole' });

/** A picture of a whole body, without alternative text: the character's name is beside it. */
export const bodyPicture = (portrait: Omit<Portrait, 'crop'>): unknown =>
  shown(
    (drawing) => html`<img class="body" src=${addressIn(drawing, { ...portrait, crop: 'whole' })} alt="" draggable="false" />`,
    nothing,
  );

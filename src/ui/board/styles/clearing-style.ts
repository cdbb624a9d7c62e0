import { css } from 'lit';

/** Colours of the clearing, mixed from the roles of the theme, so that night and day share one drawing. */
export const colours = css`
  :host {
    --grass: color-mix(in oklab, color-mix(in oklab, var(--ground), var(--leshavult) 20%), var(--energy) 8%);
    --grass-lit: color-mix(in oklab, color-mix(in oklab, var(--ground), var(--leshavult) 28%), var(--stone) 20%);
    --grass-edge: color-mix(in oklab, color-mix(in oklab, var(--ground-deep), var(--leshavult) 12%), var(--energy) 9%);
    --pen-ink: color-mix(in oklab, var(--outline) 88%, var(--ink));
    --pond: color-mix(in oklab, var(--ground), var(--energy) 46%);
    --pond-deep: color-mix(in oklab, var(--ground-deep), var(--energy) 40%);
    --masonry: color-mix(in oklab, var(--panel-raised), var(--shades) 46%);
    --masonry-lit: color-mix(in oklab, var(--panel-raised), var(--shades) 66%);
    --timber: color-mix(in oklab, color-mix(in oklab, var(--line), var(--seat-0) 48%), var(--outline) 42%);
    --earth: color-mix(in oklab, color-mix(in oklab, var(--line), var(--seat-0) 64%), var(--panel) 54%);
    --leaf: color-mix(in oklab, color-mix(in oklab, var(--ground), var(--leshavult) 62%), var(--outline) 26%);
    --leaf-lit: color-mix(in oklab, var(--ground), var(--leshavult) 66%);
    --leaf-mid: color-mix(in oklab, var(--leaf), var(--leaf-lit) 55%);
    --roof: color-mix(in oklab, #b85f42, var(--ground) 14%);
    --roof-lit: color-mix(in oklab, #dd8a62, var(--ground) 12%);
    --roof-dark: color-mix(in oklab, #7c3a2c, var(--ground) 14%);
    --moss: color-mix(in oklab, var(--ground), var(--leshavult) 58%);
  }
`;

/** Ground and frame. */
export const clearing = css`
  .frame {
    fill: color-mix(in oklab, var(--ground-deep), var(--timber) 70%);
    stroke: var(--pen-ink);
    stroke-width: 22;
  }
  .plain {
    fill: var(--grass);
  }
  .frame-line {
    fill: none;
    stroke: color-mix(in oklab, var(--timber), var(--commonwealth) 35%);
    stroke-width: 7;
  }
  .ticks {
    stroke: color-mix(in oklab, var(--timber), var(--ink) 55%);
    stroke-width: 8;
    fill: none;
    stroke-linecap: round;
  }
  .moon-night {
    fill: var(--ground-deep);
    stroke: color-mix(in oklab, var(--timber), var(--commonwealth) 35%);
    stroke-width: 7;
  }
  .moon-light {
    fill: var(--stone);
  }
  .glade-mid {
    stop-color: var(--grass-lit);
  }
  .glade {
    stop-color: var(--grass);
  }
  .glade-edge {
    stop-color: var(--grass-edge);
  }
  .wash-moss {
    stop-color: var(--leshavult);
    stop-opacity: 0.17;
  }
  .wash-deep {
    stop-color: var(--ground-deep);
    stop-opacity: 0.34;
  }
  .wash-none {
    stop-color: var(--ground-deep);
    stop-opacity: 0;
  }
  .trodden {
    fill: none;
    stroke: color-mix(in oklab, var(--grass), var(--seat-0) 24%);
    stroke-width: 170;
    stroke-opacity: 0.3;
    stroke-linecap: round;
  }
  .trodden.wide {
    stroke-width: 250;
    stroke-opacity: 0.22;
  }
  .flagstones {
    fill: color-mix(in oklab, var(--grass), var(--line) 26%);
    fill-opacity: 0.7;
    stroke: var(--pen-ink);
    stroke-width: 4;
    stroke-opacity: 0.16;
  }
  .pebbles {
    fill: color-mix(in oklab, var(--grass), var(--shades) 28%);
    stroke: var(--pen-ink);
    stroke-width: 4;
    stroke-opacity: 0.5;
  }
  .tufts {
    fill: none;
    stroke: color-mix(in oklab, var(--grass), var(--leshavult) 55%);
    stroke-width: 11;
    stroke-linecap: round;
    stroke-opacity: 0.8;
  }
  .flowers {
    fill: none;
    stroke: color-mix(in oklab, var(--grass), var(--stone) 60%);
    stroke-width: 13;
    stroke-linecap: round;
    stroke-opacity: 0.7;
  }
  .board-edge {
    fill: none;
    stroke: var(--pen-ink);
    stroke-width: 24;
  }
`;

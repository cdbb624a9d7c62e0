import { css } from 'lit';

/**
 * Terrain and its labels. A shape that is only a stroke or only a fill has `stroke-opacity` or `fill-opacity`: with `opacity` the browser would paint
 * it as a separate picture.
 */
export const terrain = css`
  /* pieces that grow out of the ground grow round their own middle */
  [data-piece] {
    transform-box: fill-box;
    transform-origin: center;
  }
  .shadows {
    fill: var(--outline);
    stroke: var(--outline);
    stroke-width: 22;
    stroke-linejoin: round;
    opacity: calc(var(--moonlit, 1) * 0.4);
  }
  .ink {
    fill: none;
    stroke: var(--pen-ink);
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .thin {
    stroke-width: 9;
    stroke-opacity: 0.75;
  }
  .faint {
    stroke-opacity: 0.35;
  }
  .water-shore {
    fill: none;
    stroke: color-mix(in oklab, var(--grass), var(--shades) 40%);
    stroke-width: 62;
    stroke-linejoin: round;
    stroke-opacity: 0.55;
  }
  .water {
    fill: var(--pond);
    stroke: var(--pond);
    stroke-width: 4;
  }
  .water-deep {
    fill: var(--pond-deep);
    fill-opacity: 0.55;
  }
  .ripples {
    fill: none;
    stroke: color-mix(in oklab, var(--pond), var(--stone) 65%);
    stroke-width: 9;
    stroke-linecap: round;
  }
  .glitter {
    fill: none;
    stroke: color-mix(in oklab, var(--pond), var(--stone) 88%);
    stroke-width: 15;
    stroke-linecap: round;
    stroke-opacity: 0.85;
  }
  .lilies {
    fill: var(--moss);
    stroke: var(--pen-ink);
    stroke-width: 7;
  }
  .reeds {
    fill: none;
    stroke: color-mix(in oklab, var(--leaf-lit), var(--seat-0) 22%);
    stroke-width: 13;
    stroke-linecap: round;
  }
  .woods {
    fill: var(--leaf);
    fill-opacity: 0.5;
  }
  .woods-edge {
    fill: none;
    stroke: var(--leaf-lit);
    stroke-width: 14;
    stroke-dasharray: 4 34;
    stroke-linecap: round;
  }
  .crown {
    fill: var(--leaf);
    stroke: var(--pen-ink);
    stroke-width: 12;
  }
  .crown-shade {
    fill: var(--outline);
    fill-opacity: 0.35;
  }
  .crown-mid {
    fill: var(--leaf-mid);
  }
  .crown-top {
    fill: var(--leaf-lit);
    fill-opacity: 0.7;
  }
  .barrier {
    fill: var(--masonry);
  }
  .facet {
    fill: var(--masonry-lit);
  }
  .bark {
    fill: var(--timber);
    stroke: var(--pen-ink);
    stroke-width: 9;
  }
  .roof {
    fill: var(--roof);
  }
  .roof-lit {
    fill: var(--roof-lit);
  }
  .roof-dark {
    fill: var(--roof-dark);
  }
  .tiles {
    fill: none;
    stroke: var(--pen-ink);
    stroke-width: 8;
    stroke-opacity: 0.5;
  }
  .ridge {
    fill: none;
    stroke: var(--roof-lit);
    stroke-width: 18;
    stroke-linecap: round;
  }
  .chimney {
    fill: var(--masonry);
    stroke: var(--pen-ink);
    stroke-width: 14;
  }
  .chimney-mouth {
    fill: var(--outline);
  }
  .moss {
    fill: var(--moss);
    fill-opacity: 0.9;
  }
  .fallen {
    fill: var(--masonry);
    stroke: var(--pen-ink);
    stroke-width: 9;
  }
  /* the light of the hour lies over ground and terrain, below the coins */
  .hour {
    fill: var(--hour, none);
    fill-opacity: calc(var(--moonlit, 1) * 0.1);
  }
  .hour[data-hour='1'] {
    --hour: #6d4fa8;
  }
  .hour[data-hour='2'] {
    --hour: #7fb0d0;
    fill-opacity: calc(var(--moonlit, 1) * 0.07);
  }
  .hour[data-hour='3'] {
    --hour: #b7d6e6;
    fill-opacity: calc(var(--moonlit, 1) * 0.06);
  }
  .hour[data-hour='4'] {
    --hour: #ff9f6b;
    fill-opacity: calc(var(--moonlit, 1) * 0.13);
  }
  .hour[data-hour='death'] {
    --hour: #a01220;
    fill-opacity: calc(var(--moonlit, 1) * 0.26);
  }
  .obstacle {
    fill: var(--earth);
  }
  .obstacle-edge {
    fill: none;
    stroke: var(--pen-ink);
    stroke-width: 12;
    stroke-dasharray: 60 16;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .platform {
    fill: color-mix(in oklab, var(--earth), var(--leshavult) 18%);
  }
  .contour {
    fill: none;
    stroke: var(--pen-ink);
    stroke-width: 8;
    stroke-opacity: 0.6;
  }
  .wood {
    fill: var(--timber);
  }
  text {
    font-family: var(--text-face);
    font-weight: 750;
    --figures: tabular-nums;
  }
  .height {
    font-family: var(--title-face);
    font-size: 210px;
    fill: var(--ink);
    stroke: var(--ground-deep);
    stroke-width: 40px;
    paint-order: stroke;
    stroke-linejoin: round;
  }
  .piece-name {
    font-family: var(--title-face);
    font-style: italic;
    font-weight: 500;
    fill: var(--ink);
    stroke: var(--ground-deep);
    paint-order: stroke;
    stroke-linejoin: round;
  }
`;

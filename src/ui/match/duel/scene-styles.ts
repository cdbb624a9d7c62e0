import { css } from 'lit';

/** The stage of a duel over the table: light, fighters, plates. It is dark also in the theme for the day. */
export const sceneStyles = css`
  :host {
    position: absolute;
    inset: 0;
    display: block;
    container-type: size;
    pointer-events: none;
  }
  .stage {
    --ink: #f4efe2;
    --ink-soft: #c6d0c4;
    --question-ink: #f7cd7c;
    --harm-ink: #ff9d97;
    --panel: #18352f;
    --panel-raised: #21443c;
    --line: #79988f;
    --beat: var(--steady, 0ms);
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    color: var(--ink);
    pointer-events: auto;
    animation: stage-comes calc(var(--beat) * 1.8) cubic-bezier(0.2, 0.8, 0.2, 1) backwards;
  }
  .stage > :not(.backdrop) {
    position: relative;
  }
  @keyframes stage-comes {
    from {
      opacity: 0;
    }
  }
  .backdrop,
  .backdrop i {
    position: absolute;
    inset: 0;
  }
  .backdrop {
    background: radial-gradient(ellipse at 50% 44%, rgb(10 26 30 / 74%), rgb(4 10 10 / 95%) 76%);
  }
  .backdrop .beam {
    inset: -20% 0 0;
    background: conic-gradient(
      from 156deg at 50% -8%,
      transparent,
      rgb(207 230 242 / 16%) 14deg,
      rgb(207 230 242 / 24%) 24deg,
      rgb(207 230 242 / 16%) 34deg,
      transparent 48deg
    );
  }
  .backdrop .hill {
    inset: auto -6% -8cqh;
    height: 34cqh;
    border-radius: 46% 54% 0 0 / 34% 46% 0 0;
    background: linear-gradient(#173d34, #0a1c18 70%);
    border-top: 3px solid #050d0b;
  }
  .backdrop .hush {
    background: #020606;
    opacity: 0;
  }
  .ends .hill,
  .sides .hill,
  .ends .beam,
  .sides .beam {
    display: none;
  }
  /* a large body may reach beyond its half, but never over the button that goes on */
  .halves {
    isolation: isolate;
    flex: 1 1 0;
    min-height: 0;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr);
  }
  .ends .halves {
    grid-template: minmax(0, 1fr) minmax(0, 1fr) / minmax(0, 1fr);
  }
  .half {
    position: relative;
    min-width: 0;
    min-height: 0;
    container-type: size;
  }
  /* upright to its reader, in the middle of its half */
  .turned {
    position: absolute;
    left: 50%;
    top: 50%;
    width: 100cqw;
    height: 100cqh;
    translate: -50% -50%;
    --card-width: clamp(48px, min(46cqw, 36cqh), 210px);
    rotate: var(--turn, 0deg);
    display: grid;
    grid-template:
      'fighters laid' minmax(48px, min(470px, 64cqh))
      'facts facts' auto / minmax(0, 1fr) auto;
    align-content: end;
    gap: 4px 10px;
    padding: 8px;
    box-sizing: border-box;
  }
  .turned.sideways {
    width: 100cqh;
    height: 100cqw;
    --card-width: clamp(48px, min(40cqh, 40cqw), 200px);
  }
  .turned.last {
    grid-template:
      'laid fighters' minmax(48px, min(470px, 64cqh))
      'facts facts' auto / auto minmax(0, 1fr);
  }
  .fighters {
    grid-area: fighters;
    container-type: size;
    position: relative;
    pointer-events: none;
    min-width: 0;
    min-height: 0;
  }
  /* a single card between two fighters lies in the middle */
  .one.beside .laid {
    margin-inline-end: calc(var(--card-width) / -2 - 8px);
  }
  .one.beside .last .laid {
    margin-inline: calc(var(--card-width) / -2 - 8px) 0;
  }
  .one.beside .bare .fighters {
    margin-inline-end: calc(var(--card-width) / 2 - 4px);
  }
  .one.beside .bare.last .fighters {
    margin-inline: calc(var(--card-width) / 2 - 4px) 0;
  }
  .half:has(.laid) {
    z-index: 1;
  }
  /* the cards end above the names below them */
  .beside .turned {
    --card-width: clamp(48px, min(46cqw, 36cqh, (100cqh - 100px) / 1.42), 210px);
  }
  .beside .facts {
    align-items: center;
    min-height: 6.4em;
    text-align: center;
  }
  /* both fighters have equal room for their lines, so that the bodies keep their size */
  .beside.turns .facts {
    min-height: 9.2em;
  }
  .fighter {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: flex-end;
    justify-content: center;
    animation: fighter-comes calc(var(--beat) * 1.9) cubic-bezier(0.2, 0.8, 0.2, 1) backwards;
  }
  /* the fighters behind are smaller, with a head on each side of the first */
  .fighter + .fighter {
    inset: 0 48% 40% -8%;
    z-index: -1;
    filter: none;
  }
  .fighter + .fighter + .fighter {
    inset: 0 -8% 40% 48%;
  }
  @keyframes fighter-comes {
    from {
      opacity: 0;
      transform: translateX(-9%);
    }
  }
  .last .fighter {
    animation-name: fighter-comes-back;
  }
  @keyframes fighter-comes-back {
    from {
      opacity: 0;
      transform: translateX(9%);
    }
  }
  .body {
    flex: none;
    display: block;
    width: 100cqmin;
    height: 100cqmin;
    /* the picture has room round it for hats and weapons */
    scale: 1.26;
    transform-origin: 50% 96%;
    user-select: none;
  }
  .fighters:not([data-count='1']) .body {
    scale: 1;
  }
  .fighters .fighter + .fighter .body {
    scale: 0.76;
  }
  .fighter.slain .body {
    transform: rotate(-76deg) translateX(-16%);
    opacity: 0.75;
    animation: topples calc(var(--beat) * 3.4) ease-in backwards;
    animation-delay: calc(var(--beat) * 2);
  }
  @keyframes topples {
    from {
      transform: none;
      opacity: 1;
    }
  }
  .fighter.hurt:not(.slain) .body {
    animation: flinches calc(var(--beat) * 2.4) ease-out;
  }
  @keyframes flinches {
    20% {
      transform: translateX(-5%) rotate(-7deg);
    }
    45% {
      transform: translateX(2%) rotate(2deg);
    }
  }
  .number {
    position: absolute;
    left: 2%;
    right: 2%;
    bottom: 76cqmin;
    text-align: start;
    font: 700 clamp(30px, 26cqmin, 104px) / 1 var(--title-face);
    color: #ff8c80;
    -webkit-text-stroke: 0.09em #1c0505;
    paint-order: stroke;
    animation: number-rises calc(var(--beat) * 1.8) cubic-bezier(0.2, 0.8, 0.2, 1) backwards;
    animation-delay: var(--beat);
  }
  .last .number {
    text-align: end;
  }
  /* it stands beside the first fighter, below those behind */
  .fighters:not([data-count='1']) .number {
    bottom: 30cqmin;
  }
  @keyframes number-rises {
    from {
      opacity: 0;
      transform: translateY(40%) scale(0.6);
    }
  }
  .pips {
    display: flex;
    gap: min(3px, 1cqw);
    max-width: 100%;
  }
  .pip {
    box-sizing: border-box;
    width: 15px;
    min-width: 4px;
    height: 11px;
    border-radius: 3px;
    border: 2px solid #050d0b;
    background: #fbf3dc;
  }
  .pip.lost {
    background: repeating-linear-gradient(45deg, #6b2323 0 3px, #34100f 3px 6px);
    border-color: #a99;
  }
  .pip.breaks {
    background: linear-gradient(115deg, #ef6f6c 0 42%, #1c0505 42% 56%, #ef6f6c 56%);
    animation: pip-breaks calc(var(--beat) * 2.4) ease-out backwards;
    animation-delay: var(--beat);
  }
  @keyframes pip-breaks {
    from {
      background: #fbf3dc;
    }
    40% {
      transform: translateY(3px) rotate(12deg);
    }
  }
`;

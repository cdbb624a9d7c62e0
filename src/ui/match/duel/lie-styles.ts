import { css } from 'lit';

/** The claim and its end: the bubble, the card that turns, the stamp, the replacement, the seal. */
export const lieStyles = css`
  .laid {
    grid-area: laid;
    position: relative;
    place-self: center;
    z-index: 1;
  }
  .bubble {
    grid-area: fighters;
    position: relative;
    z-index: 2;
    justify-self: end;
    align-self: start;
    margin-top: -1.1em;
    padding: 0.16em 0.6em 0.26em;
    border: 3px solid #050d0b;
    border-radius: 26px 22px 28px 20px;
    background: #f6efdd;
    color: #20302b;
    font: 700 clamp(17px, 7.5cqmin, 34px) / 1.05 var(--title-face);
    white-space: nowrap;
    transform-origin: 10% 120%;
    animation: bubble-comes calc(var(--beat) * 1.2) cubic-bezier(0.3, 1.4, 0.5, 1) backwards;
  }
  .last .bubble {
    justify-self: start;
  }
  /* the other half has its own words there */
  :is(.ends, .sides) .bubble {
    margin-top: 0;
  }
  :host([data-short]) .bubble {
    margin-top: 0;
    border-width: 2px;
    font-size: 14px;
  }
  .bubble::after {
    content: '';
    position: absolute;
    left: 14px;
    top: calc(100% - 1px);
    width: 22px;
    height: 18px;
    background: #f6efdd;
    clip-path: polygon(0 0, 100% 0, 0 100%);
  }
  .last .bubble::after {
    left: auto;
    right: 14px;
    transform: scaleX(-1);
  }
  @keyframes bubble-comes {
    from {
      opacity: 0;
      transform: scale(0.4);
    }
  }
  /* the hush, then the card turns over, then the stamp */
  .turns .hush {
    animation: hush calc(var(--beat) * 2.8) linear;
  }
  @keyframes hush {
    30%,
    80% {
      opacity: 0.6;
    }
  }
  .turns .laid .face {
    animation: card-turns calc(var(--beat) * 0.85) ease-out backwards;
    animation-delay: calc(var(--beat) * 3.5);
  }
  .turns .laid .back {
    display: block;
    position: absolute;
    inset: 0;
    animation: card-goes calc(var(--beat) * 0.7) ease-in both;
    animation-delay: calc(var(--beat) * 2.8);
  }
  .back {
    display: none;
  }
  @keyframes card-turns {
    from {
      transform: scaleX(0.02);
      visibility: hidden;
    }
    1% {
      visibility: visible;
    }
  }
  @keyframes card-goes {
    to {
      transform: scaleX(0.02);
      visibility: hidden;
    }
  }
  .stamp {
    position: absolute;
    z-index: 3;
    left: 50%;
    top: 46%;
    translate: -50% -50%;
    rotate: -13deg;
    padding: 0 0.28em 0.1em;
    border: 0.1em double currentColor;
    border-radius: 0.2em;
    background: rgb(255 248 235 / 92%);
    font: 700 clamp(22px, 12cqmin, 68px) / 1.05 var(--title-face);
    letter-spacing: 0.06em;
    text-transform: uppercase;
    white-space: nowrap;
  }
  .stamp.lie {
    color: #b3201d;
  }
  .stamp.true {
    color: #1e6b3d;
  }
  .turns .stamp {
    animation: stamped calc(var(--beat) * 1.2) cubic-bezier(0.6, 0, 0.9, 0.6) backwards;
    animation-delay: calc(var(--beat) * 5);
  }
  @keyframes stamped {
    from {
      opacity: 0;
      transform: scale(2.6);
    }
  }
  .turns.lied .halves {
    animation: shaken calc(var(--beat) * 0.8) linear;
    animation-delay: calc(var(--beat) * 6.2);
  }
  @keyframes shaken {
    25% {
      transform: translate(5px, -2px);
    }
    50% {
      transform: translate(-5px, 2px);
    }
    75% {
      transform: translate(3px, 1px);
    }
  }
  /* a stamp steps aside for the card that is laid over the lie */
  .replaced .stamp {
    left: -6%;
    top: 4%;
    font-size: clamp(16px, 7cqmin, 36px);
  }
  .over {
    position: absolute;
    z-index: 2;
    left: 20%;
    top: 10%;
    rotate: 8deg;
    animation: slammed calc(var(--beat) * 1.7) cubic-bezier(0.5, 0, 0.8, 0.5) backwards;
  }
  @keyframes slammed {
    from {
      opacity: 0;
      transform: translateY(-70%) scale(1.5) rotate(-14deg);
    }
  }
  /* the card that covers it leans away from the words beside the cards */
  .replaced:is(.ends, .sides) .over {
    left: -20%;
    rotate: -8deg;
  }
  .replaced:is(.ends, .sides) .stamp {
    left: 84%;
    top: -3%;
  }
  .seal {
    position: absolute;
    z-index: 3;
    left: 62%;
    top: 58%;
    display: grid;
    place-items: center;
    min-width: 4.4em;
    aspect-ratio: 1;
    translate: -50% -50%;
    rotate: -8deg;
    border: 3px solid #3d0b0a;
    border-radius: 49% 51% 47% 53% / 52% 48% 53% 47%;
    background: radial-gradient(circle at 36% 30%, #c0443a, #8f1d1a 62%, #741614);
    color: #fff1de;
    font: 700 clamp(14px, 5cqmin, 22px) / 1 var(--title-face);
    animation: sealed calc(var(--beat) * 1.2) ease-out backwards;
  }
  @keyframes sealed {
    from {
      opacity: 0;
      transform: scale(1.7) rotate(-12deg);
    }
  }
`;

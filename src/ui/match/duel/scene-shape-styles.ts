import { css } from 'lit';

/** The scene of a duel where it is high and narrow, and where it is wide and low. */
export const sceneShapeStyles = css`
  /* high and narrow: the cards are above, between the two fighters */
  @container (max-aspect-ratio: 7/10) {
    .beside .turned {
      --card-width: clamp(48px, min(46cqw, 25cqh), 210px);
      grid-template:
        'laid' auto
        'fighters' minmax(48px, min(400px, 46cqh))
        'facts' auto / minmax(0, 1fr);
    }
    .beside .laid {
      justify-self: end;
    }
    .one.beside .laid {
      margin-bottom: -7cqh;
    }
    .beside .last .laid {
      justify-self: start;
    }
    .one.beside .bare .fighters {
      margin-inline: 0;
    }
    .beside.turns .facts {
      min-height: 11.5em;
    }
    .beside .bubble {
      justify-self: start;
    }
    .beside .last .bubble {
      justify-self: end;
    }
  }
  /* wide and low: the lines of text stand beside the fighter and the card */
  @container (min-aspect-ratio: 7/5) {
    .turned:not(.sideways) {
      --card-width: clamp(48px, min(46cqw, 36cqh), 210px);
      grid-template: 'fighters laid facts' minmax(0, 1fr) / minmax(48px, 1fr) auto minmax(0, 1.1fr);
      align-items: center;
    }
    .turned.last:not(.sideways) {
      grid-template: 'facts laid fighters' minmax(0, 1fr) / minmax(0, 1.1fr) auto minmax(48px, 1fr);
    }
    .stage.beside .facts {
      min-height: 0;
      text-align: start;
      align-items: flex-start;
    }
    .turned:not(.sideways) .fighters {
      align-self: stretch;
    }
    .turned.last:not(.sideways) .facts {
      align-items: flex-end;
      text-align: end;
    }
  }
  @container (max-aspect-ratio: 1/1) {
    .turned.sideways {
      grid-template: 'fighters laid facts' minmax(0, 1fr) / minmax(48px, 1fr) auto minmax(0, 1.1fr);
      align-items: center;
    }
    .turned.sideways .fighters {
      align-self: stretch;
    }
  }
`;

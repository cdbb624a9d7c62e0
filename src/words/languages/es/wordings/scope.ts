import type { ScopeSayings } from '../../../card-text/sayings/scope.ts';

export const scope = {
  'clause.then': '{first}, y después {next}',

  // Durations.
  'until.action': 'hasta que acabe la acción',
  'until.next-action': 'en su siguiente acción',
  'until.next-attack': 'en su siguiente Combate de este turno',
  'until.acts': 'hasta que vuelva a realizar una acción o acabe el turno',
  'until.activation': 'hasta que acabe la activación',
  'until.turn': 'hasta el final del turno',
  'until.game': 'durante el resto de la partida',
  'until.slain': 'hasta que sea asesinado',
  'until.lapse': 'hasta que eso haya ocurrido',

  // Limits.
  'limit.turn': 'una vez por turno',
  'limit.first': 'la primera vez de cada turno',
  'limit.turns': 'como máximo {n} veces por turno',
  'limit.game': 'una vez por partida',
  'limit.games': 'como máximo {n} veces por partida',
  'limit.reloadable': '{often}, a no ser que se recargue',
  'limit.unless-added':
    '{often}; un uso en el que juegas una carta puesta junto a una carta de personaje no cuenta, y solo con una carta así se puede volver a usar esta habilidad',

  // The line under an ability’s name.
  'head.passive': 'Pasiva',
  'head.active': 'Activa',
  'head.arcane': 'Arcana',
  'head.cost': '{n} de energía',
  'head.pulse': 'Pulso de {reach}',

  // The required card of an outcome.
  'spec.any': 'Cualquier {value}',
  'spec.card': '{colours} {value}',
  'spec.catastrophe': 'Catástrofe',

  // The targets of an ability.
  'target.stone': 'Objetivo: una Moonstone.',
  'target.terrain': 'Objetivo: {terrain}.',
  'target.stone-or': 'Objetivo: una Moonstone o {who}.',
  'target.several': 'Objetivos: {n} {who} diferentes.',
  'target.once-per-turn': 'Objetivo: {who}, {who?el mismo/la misma} como máximo una vez por turno.',
  'target.one': 'Objetivo: {who}.',

  // Parts of the description of a model, which follow its noun.
  'filter.within': 'a {reach} {who:de}',
  'filter.aura': '(la distancia de su aura)',
  'filter.los': 'y en línea de visión',
  'filter.that': '{cond:fin}',
  'filter.if': ', siempre que {cond:fin}',
  'filter.but': '(salvo {who:tras})',
  'filter.side-of': 'del bando {who:de}',
  'filter.is-not': '{who} no sea {what:tras}',
} as const satisfies Record<keyof ScopeSayings, string>;

import type { CardEffectsSayings } from '../../../card-text/sayings/card-effects.ts';

export const cardEffects = {
  // Cards.
  'eff.flip': 'retournez une carte Arcane ; X est sa valeur',
  'eff.flip-only': 'retournez une carte Arcane ; si sa couleur est {colours}, X est sa valeur, sinon rien ne se passe',
  'eff.flip-colours': 'retournez une carte Arcane ; X est sa valeur, et sa couleur dit ce qui se passe',
  'eff.outcome': '{on}\u00a0: {text}',
  'eff.flip-nothing': 'Une Catastrophe est sans effet.',
  'eff.flip-slain': 'En cas de Catastrophe, il est éliminé.',
  'eff.flip-catastrophe': 'En cas de Catastrophe, au lieu de cela, {then}.',
  'eff.guess': 'nommez une carte Arcane, puis retournez-en une',
  'eff.guessed': 'Si c’est la carte que vous avez nommée, {then}.',
  'eff.guessed-colours': 'Si c’est la carte que vous avez nommée, X est sa valeur, et sa couleur dit ce qui se passe.',
  'eff.show': 'révélez une carte {card} de votre main',
  'eff.redraw': '{who} [remélange] sa main dans le Deck Arcane et pioche à nouveau autant de cartes',
  'eff.lay-two': '{who} [joue] 2 cartes différentes ; une fois qu’elles sont révélées, vous choisissez laquelle des deux compte',
  'eff.keep-one': 'choisissez laquelle des deux cartes compte',
  'eff.put-by':
    'regardez la première carte du Deck Arcane et posez-la face cachée à côté de la carte de personnage ; elle compte comme faisant partie de la main. Si le nombre de cartes posées là dépasse {n}, une carte de votre choix retourne dans le deck. Une telle carte retourne dans le deck après l’action où elle sert, et toutes quand ce personnage est éliminé',
  'eff.put-by-own': 'regardez la première carte du Deck Arcane et posez-la face cachée à côté de cette carte',
  'eff.put-by-other':
    'regardez la première carte du Deck Arcane et posez-la face cachée à côté de la carte de personnage {who:de}, où elle compte comme faisant partie de la main',
  'eff.stow':
    'gardez hors du mélange autant de cartes restantes de votre main que vous voulez, puis placez-en autant que vous voulez au-dessus du Deck Arcane et le reste en dessous, dans l’ordre de votre choix',
  'eff.look':
    'regardez les {n} premières cartes du Deck Arcane et remettez-en autant que vous voulez au-dessus et le reste en dessous, dans l’ordre de votre choix',
  'eff.look-one': 'regardez la première carte du Deck Arcane et remettez-la au-dessus ou en dessous',
  'eff.look-only': 'regardez la première carte du Deck Arcane et remettez-la en place',
  'eff.look-only-many': 'regardez les {n} premières cartes du Deck Arcane et remettez-les au-dessus dans l’ordre de votre choix',
  'eff.own-catastrophe-now': '{who} [subit] aussitôt la Catastrophe de la compétence',
  'eff.catastrophe-of': '{who} [subit] la Catastrophe de cette compétence',
  'eff.own-catastrophe':
    '{who} [subit] une Catastrophe de sa propre carte ; vous choisissez laquelle, ainsi que sa cible, s’il en faut une, parmi celles permises',
  'eff.deal-each': 'donnez une carte Arcane {who:à} à moins de {reach}',
  'eff.keep': 'piochez {cards}, posez-en autant que vous voulez face cachée à côté de cette carte et remélangez les autres',
  'eff.keep-hand':
    'Vous pouvez les jouer comme si elles étaient dans votre main ; une carte jouée retourne dans le deck après cette action, et toutes quand ce personnage est tué.',
  'eff.set-aside-one': 'regardez la première carte du Deck Arcane et posez-la face cachée à côté de cette carte',
  'eff.set-aside':
    'regardez les {n} premières cartes du Deck Arcane : posez-en une face cachée à côté de cette carte, une au-dessus du deck et une en dessous',
  'eff.aside-hand':
    'Vous pouvez jouer la carte posée face cachée comme si elle était dans votre main ; elle retourne dans le deck après cette action, ou quand ce personnage est tué.',
  'eff.search-top': 'cherchez {cards} dans le Deck Arcane, mélangez le reste et remettez au-dessus ce que vous avez pris',
  'eff.search': 'cherchez dans le Deck Arcane {cards}, à garder en secret, et mélangez le reste',
  'eff.search-back': 'Vous pouvez remélanger ces cartes à tout moment.',
  'eff.draw-open': 'révélez la première carte du Deck Arcane et ajoutez-la à votre main',
  'eff.draw-melee': 'piochez {n} carte{n?///s} Mêlée de plus',
  'eff.swap-card':
    'si vous voulez, et si vous avez {card} en main, défaussez la carte que vous avez jouée : {card} compte à la place, comme si vous l’aviez jouée',
  'eff.swap-card-any':
    'si vous voulez, défaussez les cartes que vous avez jouées : une autre carte de votre main compte à la place, comme si vous l’aviez jouée',
  'eff.search-melee': 'cherchez une carte quelconque dans le Deck de Mêlée et ajoutez-la à votre main',
  'eff.cancel': 'l’action [est] annulée',
  'eff.count-as-catastrophe': 'cette carte [compte] comme une Catastrophe',
  'eff.add-copy': 'la carte que vous avez révélée compte pour une copie de plus',
  'eff.feint': 'reprenez la carte que vous avez révélée et posez-en une autre de votre main',
  'eff.reverse':
    '{who} [joue] cette Compétence Arcane à la place du lanceur, avec sa propre valeur d’Arcane, et le lanceur en est la cible',
  'eff.sworn': 'après le round, si personne n’a été tué, celui qui y a subi le plus de blessures est tué',
  'eff.last-stand':
    '{who} [fait], avant de quitter le plateau, une Attaque de Mêlée gratuite contre un ennemi à sa Portée, avec un bonus de 2 en Mêlée',
  'eff.activate-next':
    '{who} [s’active] dès que l’activation en cours est finie. Si {who?il/elle} s’est déjà activé{who?/e} ce tour-ci, c’est une activation supplémentaire ; sinon, c’est son activation du tour. Si {who?il/elle} a déjà couru ce tour-ci, {who?il/elle} ne peut pas courir à nouveau',
  'eff.discard-step': '{who} [fait] aussitôt sa propre Phase de défausse : son énergie est perdue',
  'eff.reroll': 'vous pouvez faire relancer par tous les joueurs le jet de déploiement',
  'eff.reroll-own': 'relancez votre dé',
  'eff.reroll-die': 'faites relancer son dé à un adversaire',
  'eff.depart': 'les figurines tuées quittent le plateau',

  // Other models.
  'eff.summon': 'placez une nouvelle figurine alliée nommée {who} en contact socle à socle avec {whom:lui}{unique}{ready}',
  'eff.summon-kind':
    'placez {kind?un nouveau/une nouvelle} {kind:bare} allié{kind?/e} en contact socle à socle avec {whom:lui}{unique}{ready}',
  'eff.summon-fallen': 'placez {who}, tué{who?/e} plus tôt ce tour-ci, en contact socle à socle avec {whom:lui}{unique}{ready}',
  'eff.summon-unique': ', à condition que votre camp ne l’ait pas déjà en jeu',
  'eff.summon-ready': ' ; cette figurine rejoint votre troupe pour de bon et peut s’activer ce tour-ci',
  'eff.act': '{who} [peut] faire gratuitement une action{not}{cost}{at}{friendly}',
  'eff.act-of': '{who} [peut] faire gratuitement {actions:un}{not}{cost}{at}{friendly}',
  'eff.act-not': ' autre ~que {actions:un}',
  'eff.act-cost': ' qui lui coûterait exactement {n} énergie{n?///s}',
  'eff.act-at': ' contre {whom:lui}',
  'eff.act-friendly': ' ; vous contrôlez alors cette figurine, qui compte comme alliée jusqu’à la fin de cette action',
  'eff.act-apart': ' ; cela ne compte pas comme sa Course du tour 1',
  'eff.nominate': '{who} [est] désigné{who?/e}',

  // Effects with inner effects.
  'eff.pulse': '{who:=} dans une Impulsion de {reach}',
  'eff.pulse-ordered': '{who:=} dans une Impulsion de {reach}, dans l’ordre de votre choix,',
  'eff.repeat': '{times} fois, {then}',
  'eff.repeat-once': 'une fois, {then}',
  'eff.repeat-result': 'pour chacune, {then}',
  'eff.repeat-energy': 'pour chaque énergie ainsi perdue, {then}',
  'eff.repeat-wounds': 'pour chaque blessure ainsi subie, {then}',
  'eff.pick-up-to': 'jusqu’à {n} {who}',
  'eff.pick-several': '{n} {who}',
  'eff.resisting-picks': '{who} [choisit] {whom} : {then}',
  'eff.may-pick': 'vous pouvez choisir {whom:lui} : {then}',
  'eff.pick': 'choisissez {whom:lui} : {then}',
  'eff.pick-two': 'choisissez deux figurines différentes, d’abord {first:lui}, puis {second:lui} : {then}',
  'eff.if': '~si {cond}, {then}',
  'eff.otherwise': 'Sinon, {then}.',
  'eff.option': '{first} ; ou {next}',
  'eff.resisting-one-of': '{who} [choisit] un effet : {options}',
  'eff.one-of': 'choisissez un effet : {options}',
  'eff.later': 'une fois l’action finie, {then}',
  'eff.may': 'si vous voulez, {then}',
  'eff.may-instructed': 'si vous voulez, {then}',
  'eff.pay-energy': 'payer {energy}',
  'eff.pay-wounds': 'subir {wounds}',
  'eff.pay-both': '{paying} et {suffering}',
  'eff.pay-or': '{who} [peut] {price} ; sinon, {else}',
  'eff.may-pay': '{who} [peut] {price}',
  'eff.if-paid': '~Si {it} le fait, {then}.',
  'eff.choose-x': 'choisissez X, au moins 1 et au plus {most}',
  'eff.pay-x': 'payez X énergies, au moins 1 et au plus {most}',
} as const satisfies Record<keyof CardEffectsSayings, string>;

import * as v from 'valibot';
import * as abilities from '../../rules/terms/card-language/abilities.ts';
import { effect } from '../../rules/terms/card-language/effects.ts';
import { modifier } from '../../rules/terms/card-language/modifiers.ts';
import * as plain from '../../rules/terms/card-language/plain.ts';
import { seatRule } from '../../rules/terms/card-language/table-cards.ts';
import { amount, filter, who } from '../../rules/terms/card-language/words.ts';
import type { Ability, Rule, SeatRule } from '../../rules/terms/card-language.ts';
import type { Finding, FindingCode, Path } from '../finding.ts';
import type { KnownCards } from './known-cards.ts';
import { loopOf } from './loops.ts';
import { scopeAt, scopeOf, within, type ScopeRole, type Scope } from './scope.ts';

/** The part of a valibot schema that is read here. */
interface TextShape {
  type: string;
  wrapped?: TextShape;
  item?: TextShape;
  items?: readonly TextShape[];
  options?: readonly unknown[];
  entries?: Readonly<Record<string, TextShape>>;
  getter?: (given: unknown) => TextShape;
}
const shaped = (shape: unknown): TextShape => shape as TextShape; // every valibot schema has these fields

type Node = Readonly<Record<string, unknown>>;
type TextJudge = (value: never, path: Path, scope: Scope) => void;

/** Larger numbers and counts make no sense on a table. */
const LARGEST = 200;
const MOST_REPEATS = 100;
/** More energy than a model can have. */
const DEAREST = 9;
/** True if only the rules may use an effect. They play dealt cards by a `deal-each` with `of`. */
const isOfRulesAlone = (node: Node): boolean =>
  node['do'] === 'resurface' || node['do'] === 'keep-one' || (node['do'] === 'deal-each' && node['of'] !== undefined);
/** True if a node lacks all of its optional fields. */
const isBare = (node: Node, tag: string, kind: string): boolean => node[tag] === kind && Object.keys(node).length === 1;
/** Lists of effects within an effect. */
const INNER: ReadonlySet<string> = new Set(['then', 'effects', 'else', 'catastrophe', 'options', 'outcomes']);

/** The further names that the lists within an effect may use. */
function innerScope(node: Node, scope: Scope): Scope {
  switch (node['do']) {
    case 'pulse':
    case 'for-each':
      return within(scope, { roles: ['each'] });
    case 'deal-each':
      return within(scope, { roles: ['each'], x: true });
    case 'pick':
      return within(scope, { picked: [String(node['as'])] });
    case 'flip':
    case 'guess':
    case 'choose-x':
    case 'show':
      return within(scope, { x: true });
    case 'pick-piece':
    case 'pick-point':
    case 'pick-stone':
      return within(scope, { roles: ['target'] });
    case 'may-pay':
      return { ...scope, bound: scope.bound.add('paid') };
    default:
      return scope;
  }
}

/** Walks through the texts of one card along the schemas of the language, and reports names that are not defined. */
export class TextCheck {
  readonly findings: Finding[] = [];
  readonly #judges: ReadonlyMap<unknown, TextJudge>;

  constructor(
    private readonly card: string,
    private readonly known: KnownCards,
  ) {
    this.#judges = new Map<unknown, TextJudge>([
      [who, (value: ScopeRole | { picked: string }, path, scope) => this.#role(value, path, scope)],
      [amount, (value: unknown, path, scope) => this.#amount(value, path, scope)],
      [filter, (value: Node, path, scope) => this.#filter(value, path, scope)],
      [effect, (value: Node, path, scope) => this.#effect(value, path, scope)],
      [modifier, (value: Node, path, scope) => this.#modifier(value, path, scope)],
      [
        abilities.printed,
        (value: Ability, path, scope) => this.ability(value, path, within(scopeOf([]), { picked: [...scope.picked], x: scope.x })),
      ],
      [plain.number, (value: number, path) => this.#size(value, path)],
      [plain.count, (value: number, path) => this.#size(value, path)],
      [plain.abilityName, (value: string, path) => this.#named(this.known.abilities, 'no-such-ability', value, path)],
      [plain.characterName, (value: string, path) => this.#named(this.known.characters, 'no-such-character', value, path)],
      [plain.keywordName, (value: string, path) => this.#keyword(value, path)],
      [plain.boundName, (value: string, path, scope) => this.#named(scope.bound, 'nothing-bound', value, path)],
      [plain.pickedName, (value: string, path, scope) => this.#named(scope.picked, 'nobody-picked', value, path)],
    ]);
  }

  say(code: FindingCode, path: Path, about?: string, grade: Finding['grade'] = 'error'): void {
    this.findings.push({ grade, code, card: this.card, path, ...(about === undefined ? {} : { about }) });
  }

  /** Checks a value with this schema, and everything in it. */
  check(shape: unknown, value: unknown, path: Path, scope: Scope): void {
    const judge = this.#judges.get(shape);
    if (judge) judge(value as never, path, scope); // the value has this schema
    else this.#inside(shaped(shape), value, path, scope);
  }

  #inside(shape: TextShape, value: unknown, path: Path, scope: Scope): void {
    if (shape.getter) return this.check(shape.getter(value), value, path, scope);
    if (shape.wrapped) return value === null ? undefined : this.check(shape.wrapped, value, path, scope);
    if (shape.item && Array.isArray(value)) return value.forEach((item, index) => this.check(shape.item, item, [...path, index], scope));
    if (shape.items && Array.isArray(value))
      return value.forEach((item, index) => this.check(shape.items?.[index], item, [...path, index], scope));
    if (shape.type === 'union') {
      const option = shape.options?.find((item) => v.is(item as v.GenericSchema, value)); // the options of a union are schemas
      return option === undefined ? undefined : this.check(option, value, path, scope);
    }
    if (shape.entries) this.#fields(shape, value as Node, path, scope);
  }

  #fields({ entries = {} }: TextShape, node: Node, path: Path, scope: Scope, skipped: ReadonlySet<string> = new Set()): void {
    for (const [field, value] of Object.entries(node))
      if (Object.hasOwn(entries, field) && !skipped.has(field)) this.check(entries[field], value, [...path, field], scope);
  }

  #named(names: ReadonlySet<string>, code: FindingCode, name: string, path: Path): void {
    if (!names.has(name)) this.say(code, path, name);
  }

  #keyword(word: string, path: Path): void {
    if (!this.known.keywords.has(word)) this.say('nobody-has-keyword', path, word, 'warning');
  }

  #size(value: number, path: Path): void {
    if (Math.abs(value) > LARGEST) this.say('too-large', path, String(value));
  }

  #role(role: ScopeRole | { picked: string }, path: Path, scope: Scope): void {
    if (typeof role === 'object') this.check(plain.pickedName, role.picked, [...path, 'picked'], scope);
    else if (!scope.roles.has(role)) this.say('nobody-bound', path, role);
  }

  #amount(value: unknown, path: Path, scope: Scope): void {
    const speaksOfX = value === 'X' || (typeof value === 'object' && value !== null && 'x' in value);
    if (speaksOfX && !scope.x) this.say('no-x', path);
    this.#inside(shaped(amount), value, path, scope);
  }

  #filter(value: Node, path: Path, scope: Scope): void {
    const { is, isNot } = value as { is?: string[]; isNot?: string[] };
    if (is && isNot && is.every((word) => isNot.includes(word))) this.say('nobody-fits', path);
    this.#inside(shaped(filter), value, path, within(scope, { roles: ['each'] }));
  }

  #modifier(node: Node, path: Path, scope: Scope): void {
    if (isBare(node, 'mod', 'presence')) this.say('says-nothing', path);
    this.#inside(shaped(modifier), node, path, scope);
  }

  #effect(node: Node, path: Path, scope: Scope): void {
    if (isOfRulesAlone(node)) this.say('of-the-rules-alone', path, String(node['do']));
    if (isBare(node, 'do', 'sharpen')) this.say('says-nothing', path);
    if (node['do'] === 'repeat' && typeof node['times'] === 'number' && this.#repeats(node) > MOST_REPEATS) this.say('too-often', path);
    const row = shaped(shaped(effect).getter?.(node));
    this.#fields(row, node, path, scope, INNER);
    if (typeof node['bind'] === 'string') scope.bound.add(node['bind']);
    const inner = innerScope(node, scope);
    this.#fields(
      { type: 'node', entries: Object.fromEntries(Object.entries(row.entries ?? {}).filter(([field]) => INNER.has(field))) },
      node,
      path,
      inner,
    );
  }

  /** The number of times that the innermost text of nested repeats runs. */
  #repeats(node: unknown): number {
    if (typeof node !== 'object' || node === null) return 1;
    const inner = Math.max(1, ...Object.values(node).map((value) => this.#repeats(value)));
    const times = 'times' in node && typeof node.times === 'number' ? node.times : 1;
    return inner * Math.max(1, times);
  }

  /** Checks a text that a model has, printed or given. */
  ability(text: Ability, path: Path, outer: Scope): void {
    const { limit } = text;
    if (text.kind === 'passive') {
      if (text.rules.length === 0) this.say('says-nothing', path, text.id, 'warning');
      text.rules.forEach((rule, index) => this.rule(rule, [...path, 'rules', index], outer, limit !== undefined));
      this.#usable(text, path, outer);
      return;
    }
    if (text.cost > DEAREST) this.say('never-affordable', [...path, 'cost'], String(text.cost));
    const scope = within(outer, { roles: text.target ? ['target'] : [] });
    this.#usable(text, path, within(scope, { roles: ['enemy', 'originator', 'target'], x: text.kind === 'arcane' }));
    const { target } = text;
    if (target) this.check(abilities.targetLine, target, [...path, 'target'], scope);
    if (text.kind === 'active') {
      if (text.do.length === 0) this.say('says-nothing', path, text.id, 'warning');
      return this.#list(text.do, [...path, 'do'], scope);
    }
    if (text.before) this.#list(text.before, [...path, 'before'], scope);
    if (text.dealtTo) this.check(filter, text.dealtTo, [...path, 'dealtTo'], scope);
    if (!text.outcomes.some(({ on }) => on === 'catastrophe')) this.say('no-catastrophe', [...path, 'outcomes'], text.id, 'warning');
    const dealt = within(scope, { roles: text.dealtTo ? ['each'] : [] });
    text.outcomes.forEach(({ on, do: effects }, index) =>
      this.#list(effects, [...path, 'outcomes', index, 'do'], within(dealt, { x: on !== 'catastrophe' || outer.x })),
    );
  }

  /** Checks the conditions of a text: when it may be used, and what applies meanwhile. */
  #usable({ usableIf = [], mods = [], modsIf = [] }: Ability, path: Path, scope: Scope): void {
    const { entries = {} } = shaped(shaped(abilities.printed).getter?.({ kind: 'passive' }));
    this.#fields({ type: 'node', entries }, { usableIf, mods, modsIf }, path, scope);
  }

  /** Checks a rule of a passive ability, or of a card in play. */
  rule(rule: Rule | SeatRule, path: Path, outer: Scope, isLimited: boolean): void {
    if (!('when' in rule)) {
      const scope = within(outer, {
        roles: ['enemy', 'originator', 'target', 'subject', ...('to' in rule && rule.to ? (['each'] as const) : [])],
      });
      if ('always' in rule && rule.always.length === 0) this.say('says-nothing', path, undefined, 'warning');
      return this.#inside(shaped(shaped(seatRule).getter?.(rule)), rule, path, scope);
    }
    const isRevealed = 'reveal' in rule && rule.reveal !== undefined;
    const moment = scopeAt(rule.when.on, isRevealed);
    const scope: Scope = { ...within(moment, { roles: [...outer.roles], picked: [...outer.picked] }), x: moment.x || outer.x };
    this.check(abilities.trigger, rule.when, [...path, 'when'], scope);
    (rule.if ?? []).forEach((condition, index) => this.check(CONDITION, condition, [...path, 'if', index], scope));
    if (rule.do.length === 0) this.say('says-nothing', path, undefined, 'warning');
    this.#list(rule.do, [...path, 'do'], scope);
    const loop = loopOf(rule, isLimited || rule.limit !== undefined);
    if (loop) this.say(loop === 'endless' ? 'never-ends' : 'sets-itself-off', path, rule.when.on, loop === 'endless' ? 'error' : 'warning');
  }

  #list(effects: readonly unknown[], path: Path, scope: Scope): void {
    effects.forEach((node, index) => this.check(effect, node, [...path, index], scope));
  }
}

const { item: CONDITION } = shaped(shaped(shaped(filter).entries?.['if']).wrapped);

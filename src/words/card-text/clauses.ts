import { capital } from '../language/sentences.ts';
import type { Form, CardTextLanguage, SentencePart, Phrase } from './language.ts';
import type { Sayings } from './sayings.ts';

// Makes sentences from sayings, without words of any language. docs/languages.md explains the marks of a wording.

/** `main`: verb second; `inv`: verb before its subject; `fin`: verb last. */
export type WordOrder = 'main' | 'inv' | 'fin';

/** The value of a role; '' for none. */
export type RoleValue = SentencePart | string | number;

/** A saying with its roles filled in: a clause if its wording marks a verb, else an instruction or a part of a sentence. */
export interface CardClause extends SentencePart {
  /** The subject of the clause; null when it has none, or when it is supplied later. */
  subject: string | null;
  /** Clauses with equal keys have the same subject. */
  key: string | null;
  /** The clause in a word order, with this subject (“” where it has been named already), a duration, and the bearer with which it agrees. */
  of: (order: WordOrder, subject: string, until: string, bearer?: SentencePart) => string;
  /** True if its wording has a place for a duration, which then applies to all clauses that are joined with it. */
  lasting?: boolean;
  /** Whole sentences that follow this clause and belong to it. */
  after?: string;
}

const isClause = (part: SentencePart): part is CardClause => 'of' in part;

type Token = string | { role: string; form: Form } | { role: string; ending: readonly string[] } | { choice: readonly string[] };
interface Wording {
  before: Token[];
  verb: Token[] | null;
  particle: string;
  glued: boolean;
  mid: Token[];
  behind: Token[];
  /** True if the wording has a place for a duration. */
  lasting: boolean;
}

const tokens = (text: string): Token[] =>
  text
    .split(/(\{[^}]*\})/)
    .filter(Boolean)
    .map((piece) => {
      if (piece.startsWith('{=')) return { choice: piece.slice(2, -1).split('/') };
      const mark = /^\{([\w-]+)(?:\?([^}]*)|:([^}]*))?\}$/.exec(piece);
      if (!mark) return piece;
      const [, role = '', endings, form = ''] = mark;
      return endings === undefined ? { role, form } : { role, ending: endings.split('/') };
    });

/** Parses a wording. */
export function wordingOf(text: string): Wording {
  const [, before = '', marked, tail = text] = /^([^[\]]*)\[([^\]]*)\](.*)$/s.exec(text) ?? [];
  const [mid = '', behind = ''] = marked === undefined ? [tail] : tail.split('|');
  const [verb = '', particle = ''] = (marked ?? '').split(/ (.*)/);
  return {
    before: tokens(before),
    verb: marked === undefined ? null : tokens(verb),
    particle: particle.replace(/_$/, ''),
    glued: !particle.endsWith('_'),
    mid: tokens(mid),
    behind: tokens(behind),
    lasting: text.includes('{until}'),
  };
}

/** Joins words with spaces, but not before punctuation or where a piece brings its own space. */
const glue = (...pieces: readonly string[]): string =>
  pieces.reduce((all, piece) => {
    if (piece === '') return all;
    if (all === '') return piece.trimStart();
    return /^[\s,.;:)]/.test(piece) || /\s$/.test(all) ? `${all}${piece}` : `${all} ${piece}`;
  }, '');

/** The roles with the bearer of a modifier, with which every wording can agree. */
const borneBy = (roles: Roles, bearer: SentencePart | undefined): Roles => (bearer ? { ...roles, bearer } : roles);

const isOrder = (form: Form): form is WordOrder => form === 'main' || form === 'inv' || form === 'fin';

type Roles = Readonly<Record<string, RoleValue>>;

function written(pieces: readonly Token[], roles: Roles, form: Form, { forms }: CardTextLanguage, until = ''): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('choice' in piece) return piece.choice[Math.max(forms.indexOf(form), 0)] ?? piece.choice[0] ?? '';
      const value = piece.role === 'until' && roles['until'] === undefined ? until : (roles[piece.role] ?? `⟨${piece.role}⟩`);
      if ('ending' in piece) {
        const [m = '', f = m, n = m, p = m] = piece.ending;
        if (typeof value !== 'object') return m;
        return value.plural ? p : value.gender === 'f' ? f : value.gender === 'n' ? n : m;
      }
      if (piece.form === '-') return '';
      return typeof value === 'object' ? value.in(piece.form === '=' ? form : piece.form) : String(value);
    })
    .join('');
}

const keyOf = (pieces: readonly Token[], roles: Roles): string =>
  pieces
    .map((piece) => {
      const value = typeof piece === 'string' ? piece : 'choice' in piece ? (piece.choice[0] ?? '') : (roles[piece.role] ?? '');
      if (typeof value !== 'object') return String(value);
      return 'key' in value ? String(value.key) : value.in('');
    })
    .join('')
    .trim();

function clause(wording: Wording, roles: Roles, language: CardTextLanguage): CardClause {
  const { before, verb, particle, glued, mid, behind, lasting } = wording;
  if (verb === null) {
    const text = (form: Form, bearer?: SentencePart): string => written(mid, borneBy(roles, bearer), form, language);
    return { subject: null, key: null, in: text, of: (order, subject, until, bearer) => glue(subject, text(order, bearer), until) };
  }
  const subject = before.length === 0 ? null : written(before, roles, '', language).trim();
  const textOf = (asked: WordOrder, agent: string, until: string, bearer?: SentencePart): string => {
    const all = borneBy(roles, bearer);
    const order = language.moves ? asked : 'main';
    const inside = lasting && !until.startsWith(',');
    const does = written(verb, all, asked, language);
    const middle = written(mid, all, asked, language, inside ? until : '')
      .replaceAll('  ', ' ')
      .trimEnd();
    const ending = written(behind, all, asked, language, inside ? until : '').trimEnd();
    const lasts = inside || until.startsWith(',') ? '' : until;
    const tail = inside ? '' : until.slice(lasts.length);
    if (order === 'fin') return glue(agent, middle, lasts, glued ? `${particle}${does}` : `${particle} ${does}`, ending, tail);
    return order === 'inv'
      ? glue(does, agent, middle, lasts, particle, ending, tail)
      : glue(agent, does, middle, lasts, particle, ending, tail);
  };
  const key = subject === null ? null : keyOf(before, roles);
  return { subject, key, of: textOf, lasting, in: (form) => textOf(isOrder(form) ? form : 'main', subject ?? '', '') };
}

type SayingRoles<K extends keyof Sayings> = [Sayings[K]] extends [never] ? [] : [roles: Readonly<Record<Sayings[K], RoleValue>>];
/** Makes a clause of a saying with all its roles. */
export type Say = <K extends keyof Sayings>(saying: K, ...roles: SayingRoles<K>) => CardClause;

/** A language, ready to make clauses. */
export interface Speech {
  language: CardTextLanguage;
  say: Say;
}

/** A language ready to make clauses; each wording is parsed when it is first needed. */
export function speechOf(language: CardTextLanguage): Speech {
  const read = new Map<string, Wording>();
  const say: Say = (saying, ...[roles]) => {
    const wording = read.get(saying) ?? wordingOf(language.wordings[saying]);
    read.set(saying, wording);
    return clause(wording, roles ?? {}, language);
  };
  return { language: { ...language, tidy: (sentence) => closed(language.tidy(sentence)) }, say };
}

/** Removes double spaces, left by empty roles, and double full stops. */
const closed = (sentence: string): string => sentence.replace(/ {2,}/g, ' ').replace(/(?<!\.)\.\.(?!\.)/g, '.');

/** The text of a part that is not a clause. */
export const text = (part: SentencePart): string => part.in('');

/** A phrase that a saying makes from another one, whose gender and number it keeps. */
export const phrase = (part: SentencePart, head: Phrase): Phrase => ({
  ...part,
  key: part.in(''),
  gender: head.gender,
  ...(head.plural ? { plural: true } : {}),
});

/** Joins clauses about one bearer: “deals 1 more damage and gets no cover”. */
export function together(clauses: readonly CardClause[], { language }: Speech, join = language.and): CardClause {
  const [first, ...more] = clauses;
  if (first !== undefined && more.length === 0) return first;
  if (first === undefined) return { subject: null, key: null, in: () => '', of: (_, subject) => subject };
  const textOf = (order: WordOrder, subject: string, until: string, bearer?: SentencePart): string => {
    const lasts = first.lasting && !until.startsWith(',') ? 0 : more.length;
    return join(
      clauses.map((each, index) =>
        each.of(index > 0 && order === 'inv' ? 'main' : order, index === 0 ? subject : '', index === lasts ? until : '', bearer),
      ),
    );
  };
  const after = clauses.at(-1)?.after;
  const { subject, key } = first;
  return {
    subject,
    key,
    of: textOf,
    in: (form) => textOf(isOrder(form) ? form : 'main', subject ?? '', ''),
    ...(after === undefined ? {} : { after }),
  };
}

/** The clause of a modifier with its bearer as subject, and with a duration. */
export function withBearer(clause: CardClause, bearer: Phrase, until = ''): CardClause {
  const textOf = (order: WordOrder, subject: string, longer: string): string => clause.of(order, subject, `${until}${longer}`, bearer);
  const subject = bearer.in('');
  return { ...clause, subject, key: bearer.key, of: textOf, in: (form) => textOf(isOrder(form) ? form : 'main', subject, '') };
}

/** A clause with sentences that follow it. */
export const followed = (clause: CardClause, after: string | undefined): CardClause => ({ ...clause, ...(after ? { after } : {}) });

/** Joins neighbouring clauses with the same subject: “the target suffers 2 wounds and loses 1 energy”. */
function merged(clauses: readonly CardClause[], speech: Speech): CardClause[] {
  const runs: CardClause[][] = [];
  for (const next of clauses) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && last.key === next.key && next.key !== null && last.after === undefined) run.push(next);
    else runs.push([next]);
  }
  return runs.map((run) => together(run, speech));
}

/** Joins neighbouring conditions with the same subject, except `each`: “the enemy suffered wounds and has no energy”. */
export function sharing(
  parts: readonly SentencePart[],
  each: Phrase,
  speech: Speech,
  join: (items: readonly string[]) => string,
): SentencePart[] {
  const runs: SentencePart[][] = [];
  for (const next of parts) {
    const run = runs.at(-1);
    const isShared =
      run?.[0] && isClause(run[0]) && isClause(next) && next.key !== null && next.key !== each.key && run[0].key === next.key;
    if (isShared) run.push(next);
    else runs.push([next]);
  }
  return runs.flatMap((run) => (run.every(isClause) ? [together(run, speech, join)] : run));
}

/** Effects as one part of a sentence; `instructs`: it begins with an instruction to the player, or continues in separate sentences. */
export interface SpokenPart extends SentencePart {
  instructs: boolean;
}

/** Clauses as one part within a sentence; sentences that belong to them follow. */
export function inSentence(clauses: readonly CardClause[], speech: Speech): SpokenPart {
  const sentence = ([run, ...more]: readonly CardClause[]): SentencePart => ({
    in: (form) => {
      if (run === undefined) return '';
      const part = more.length > 0 ? sentence(more) : null;
      if (run.after !== undefined) return [`${run.in(form)}. ${capital(run.after)}`, ...(part ? [capital(part.in('main'))] : [])].join(' ');
      return part ? speech.say('clause.then', { first: run.in(form), next: part }).in('') : run.in(form);
    },
  });
  return {
    ...sentence(merged(clauses, speech)),
    instructs: clauses.some(({ subject, after }, index) => (index === 0 && subject === null) || after !== undefined),
  };
}

/** Clauses as separate sentences. */
export const asSentences = (clauses: readonly CardClause[], speech: Speech): string =>
  merged(clauses, speech)
    .map((run) => [ended(run.in('main')), ...(run.after === undefined ? [] : [run.after])].join(' '))
    .join(' ');

const ended = (sentence: string): string => `${capital(sentence)}${/[.!?]$/.test(sentence) ? '' : '.'}`;

/** Parts joined in any form, for example by “and”. */
export const joined = (parts: readonly SentencePart[], join: (items: readonly string[]) => string): SentencePart => ({
  in: (form) => join(parts.map((part) => part.in(form))),
});

/** Called with the remaining fields of a node: the type check fails unless all of them were used. */
export const allFieldsUsed = (_rest: Readonly<Record<string, never>>): void => undefined;

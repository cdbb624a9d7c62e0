import { capital } from '../language/sentences.ts';
import type { Form, CardTextLanguage, SentencePart, Phrase } from './language.ts';
import type { Sayings } from './sayings.ts';

// Makes sentences of sayings; knows no word of any language. The marks of a wording are explained in docs/languages.md.

/** `main`: verb second; `inv`: verb before its subject; `fin`: verb last. */
export type WordOrder = 'main' | 'inv' | 'fin';

/** What a role may hold; '' where there is nothing to say. */
export type RoleValue = SentencePart | string | number;

/** Something that is said: a clause where its wording marks a verb, else an instruction or a piece of a sentence. */
export interface CardClause extends SentencePart {
  /** The subject of the clause; null: none, or the one that is supplied. */
  subject: string | null;
  /** Equal where the same subject is meant. */
  key: string | null;
  /** What is done, with that subject (“” where it has been named), how long it lasts, and of whom it is said. */
  of: (order: WordOrder, subject: string, until: string, bearer?: SentencePart) => string;
  /** Its line says where a duration goes: there it holds for all that is said together with it. */
  lasting?: boolean;
  /** Whole sentences that follow and belong to this clause. */
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
  /** It says itself where a duration goes. */
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

/** A wording, read once. */
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

/** Words side by side; marks and pieces that bring their own space stay as they are. */
const glue = (...pieces: readonly string[]): string =>
  pieces.reduce((all, piece) => {
    if (piece === '') return all;
    if (all === '') return piece.trimStart();
    return /^[\s,.;:)]/.test(piece) || /\s$/.test(all) ? `${all}${piece}` : `${all} ${piece}`;
  }, '');

/** A role that every line may agree with: of whom a modifier is said. */
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
/** Says something, with all its roles. */
export type Say = <K extends keyof Sayings>(saying: K, ...roles: SayingRoles<K>) => CardClause;

/** A language that speaks. */
export interface Speech {
  language: CardTextLanguage;
  say: Say;
}

/** Each wording of the language is read once, when it is first needed. */
export function speechOf(language: CardTextLanguage): Speech {
  const read = new Map<string, Wording>();
  const say: Say = (saying, ...[roles]) => {
    const wording = read.get(saying) ?? wordingOf(language.wordings[saying]);
    read.set(saying, wording);
    return clause(wording, roles ?? {}, language);
  };
  return { language: { ...language, tidy: (sentence) => closed(language.tidy(sentence)) }, say };
}

/** Where a part of a text says nothing, or two sentences end at once, one space and one full stop are left. */
const closed = (sentence: string): string => sentence.replace(/ {2,}/g, ' ').replace(/(?<!\.)\.\.(?!\.)/g, '.');

/** What is not a clause, as text. */
export const text = (part: SentencePart): string => part.in('');

/** A phrase that a saying makes of another: it is of its gender. */
export const phrase = (part: SentencePart, head: Phrase): Phrase => ({
  ...part,
  key: part.in(''),
  gender: head.gender,
  ...(head.plural ? { plural: true } : {}),
});

/** Several things that one bearer does: “deals 1 more damage and gets no cover”. */
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

/** What a modifier says, of its bearer, for as long as that is. */
export function borne(clause: CardClause, bearer: Phrase, until = ''): CardClause {
  const textOf = (order: WordOrder, subject: string, longer: string): string => clause.of(order, subject, `${until}${longer}`, bearer);
  const subject = bearer.in('');
  return { ...clause, subject, key: bearer.key, of: textOf, in: (form) => textOf(isOrder(form) ? form : 'main', subject, '') };
}

/** With sentences that follow. */
export const followed = (clause: CardClause, after: string | undefined): CardClause => ({ ...clause, ...(after ? { after } : {}) });

/** Clauses that share a subject become one: “the target suffers 2 wounds and loses 1 energy”. */
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

/** Conditions, one after another; those of one subject share it, but for `each`: “the enemy suffered wounds and has no energy”. */
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

/** Something done, as one part of a sentence; `instructs`: it begins by telling the player what to do, or goes on in sentences of its own. */
export interface SpokenPart extends SentencePart {
  instructs: boolean;
}

/** As one part that can stand inside a sentence; sentences that belong to it follow. */
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

/** As sentences of their own. */
export const asSentences = (clauses: readonly CardClause[], speech: Speech): string =>
  merged(clauses, speech)
    .map((run) => [ended(run.in('main')), ...(run.after === undefined ? [] : [run.after])].join(' '))
    .join(' ');

const ended = (sentence: string): string => `${capital(sentence)}${/[.!?]$/.test(sentence) ? '' : '.'}`;

/** Parts joined by “and”, in whatever form they are asked for. */
export const joined = (parts: readonly SentencePart[], join: (items: readonly string[]) => string): SentencePart => ({
  in: (form) => join(parts.map((part) => part.in(form))),
});

/** Every option of a node has been spoken of, or named as one that says nothing. */
export const saidAll = (_rest: Readonly<Record<string, never>>): void => undefined;

import { msg, str } from '@lit/localize';
import { capital } from '../sentences.ts';

/** Something somebody does: subject and predicate stand apart, so that neighbours with one subject can share it. */
export interface Clause {
  /** Null: an instruction, such as “flip an arcane card”. */
  subject: string | null;
  predicate: string;
  /** Whole sentences that follow and belong to this clause. */
  after?: string;
}

export const clause = (subject: string | null, predicate: string, after?: string): Clause => ({
  subject,
  predicate,
  ...(after === undefined ? {} : { after }),
});

const alone = ({ subject, predicate }: Clause): string => (subject === null ? predicate : `${subject} ${predicate}`);

/** Clauses that share a subject become one: “the target suffers 2 wounds and loses 1 energy”. */
function merged(clauses: readonly Clause[]): { text: string; after?: string }[] {
  const runs: Clause[][] = [];
  for (const next of clauses) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && last.subject === next.subject && next.subject !== null && last.after === undefined) run.push(next);
    else runs.push([next]);
  }
  return runs.map((run) => {
    const [first, ...more] = run;
    if (first === undefined) return { text: '' };
    const predicates = [first.predicate, ...more.map(({ predicate }) => predicate)];
    const last = predicates.pop() ?? '';
    const joined = predicates.length === 0 ? last : msg(str`${predicates.join(', ')} and ${last}`, { id: 'clause.and' });
    const after = run.at(-1)?.after;
    return { text: alone({ subject: first.subject, predicate: joined }), ...(after === undefined ? {} : { after }) };
  });
}

/** As one string that can stand inside a sentence; sentences that belong to it follow. */
export function inSentence(clauses: readonly Clause[]): string {
  const runs = merged(clauses);
  return runs
    .map(({ text, after }, at) => {
      const last = at === runs.length - 1;
      if (after !== undefined) return `${text}. ${after}`;
      return last ? text : msg(str`${text}, then`, { id: 'clause.then' });
    })
    .join(' ')
    .replace(/([.:]) (\S)/g, (_, end: string, letter: string) => (end === '.' ? `${end} ${capital(letter)}` : `${end} ${letter}`));
}

/** As sentences of their own. */
export const asSentences = (clauses: readonly Clause[]): string =>
  merged(clauses)
    .map(({ text, after }) => [`${capital(text)}${/[.!?]$/.test(text) ? '' : '.'}`, ...(after === undefined ? [] : [after])].join(' '))
    .join(' ');

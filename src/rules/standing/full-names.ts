import type { Decision } from '../terms/decision.ts';
import type { Seat } from '../terms/ids.ts';
import type { Match } from '../terms/match.ts';

/** The id of a model that may be named by its slug alone: the only model with this slug, or, among several, the one of the seat. */
export function fullName(ids: readonly string[], name: string, seat?: Seat): string {
  if (ids.includes(name)) return name;
  const bearers = ids.filter((id) => id.slice(id.indexOf(':') + 1) === name);
  const fullId = `${seat}:${name}`;
  if (bearers.length === 1) return bearers[0] as string;
  return ids.includes(fullId) ? fullId : name;
}

/** Fields of a decision that name models. */
interface DecisionNames {
  model?: string;
  target?: string;
  pay?: string;
  targets?: string[];
  option?: string;
  order?: string[];
}

const NAMES = ['model', 'target', 'pay', 'targets', 'option', 'order'] as const satisfies (keyof DecisionNames)[];

/** The options of the seat's open question, which are not names of models: an ability may have the slug of a model. */
function offered(match: Match, seat: Seat): readonly string[] {
  const opening = match.openings.find((open) => open.seat === seat && open.kind === 'choice');
  if (opening?.kind !== 'choice') return [];
  const { question } = opening;
  return question.ask === 'option' ? question.options : question.ask === 'order' ? question.items : [];
}

/** The decision with the full ids of its models. Unknown names stay, to be refused. */
export function withFullNames(match: Match, decision: Decision): Decision {
  const { models } = match.table;
  const name = (short: string): string => (Object.hasOwn(models, short) ? short : fullName(Object.keys(models), short, decision.seat));
  const answer = (item: string, full: string): string => (offered(match, decision.seat).includes(item) ? item : full);
  const given: DecisionNames = decision as DecisionNames; // each kind of decision has only some of these fields
  if (NAMES.every((field) => given[field] === undefined)) return decision;
  const next: DecisionNames = {};
  if (given.model !== undefined) next.model = name(given.model);
  if (given.target !== undefined) next.target = name(given.target);
  if (given.pay !== undefined) next.pay = name(given.pay);
  if (given.targets !== undefined) next.targets = given.targets.map(name);
  if (decision.kind === 'answer' && given.option !== undefined) next.option = answer(given.option, name(given.option));
  if (decision.kind === 'answer' && given.order !== undefined) {
    next.order = given.order.map((item) => answer(item, [name(item.split('/')[0] ?? ''), ...item.split('/').slice(1)].join('/')));
  }
  return { ...decision, ...next };
}

import { msg } from '@lit/localize';
import type { Clause } from '../../rules/terms/ids.ts';
import type { RuleClause, System } from './system.ts';
import { systems } from './systems.ts';
import './texts.ts';

/** The systems in reading order: a heading, and the letters of its pages. */
interface Chapter {
  title: () => string;
  systems: readonly string[];
}

export const chapters: readonly Chapter[] = [
  { title: () => msg('Getting started', { id: 'rulebook.begin' }), systems: ['DEF', 'CRD', 'SET', 'MST', 'DEP'] },
  { title: () => msg('A turn', { id: 'rulebook.turn' }), systems: ['TRN', 'REP', 'INI', 'ACT', 'REA', 'DSC'] },
  {
    title: () => msg('Movement', { id: 'rulebook.moving' }),
    systems: ['STP', 'JOG', 'TRV', 'MOV', 'TER', 'FAE', 'FAL', 'EDG', 'REM'],
  },
  { title: () => msg('Moonstones and slain models', { id: 'rulebook.stones' }), systems: ['HRV', 'HLD', 'SLW', 'SLN'] },
  { title: () => msg('Sight and cover', { id: 'rulebook.sight' }), systems: ['LOS', 'COV', 'ELE', 'ENG'] },
  { title: () => msg('Abilities', { id: 'rulebook.abilities' }), systems: ['ABL', 'ARC', 'CTL', 'CHR'] },
  { title: () => msg('Melee', { id: 'rulebook.melee' }), systems: ['MEL', 'CRT', 'DMG', 'FUP', 'SIG', 'END'] },
  { title: () => msg('Sunrise', { id: 'rulebook.end' }), systems: ['WIN', 'SUD'] },
  { title: () => msg('By agreement', { id: 'rulebook.agreed' }), systems: ['DRF', 'EVA', 'CMP', 'UPG', 'VAR'] },
];

const pages = new Map(systems.map((system) => [system.id, system]));
const clauses = new Map<Clause, RuleClause>(systems.flatMap((system) => system.clauses.map((clause) => [clause.id, clause])));

/** The page of a system or of one of its clauses: `MEL`, `MEL-13`. */
export const systemOf = (clause: string): System | null => pages.get(clause.slice(0, 3)) ?? null;

export const ruleClause = (id: Clause): RuleClause | null => clauses.get(id) ?? null;

/** Every clause that is an interpretation, by system; systems without one are left out. */
export const rulings = (): { system: System; clauses: RuleClause[] }[] =>
  systems
    .map((system) => ({ system, clauses: system.clauses.filter(({ why }) => why !== undefined) }))
    .filter(({ clauses: ruleClauses }) => ruleClauses.length > 0);

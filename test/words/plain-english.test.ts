import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../tools/words/messages.ts';

const english = [...messagesOf()].map(([id, { english: text }]) => ({ id, text }));

/** The statements of a message. A question may begin with any word, and so may a heading or a label, which ends without a stop. */
const statements = (text: string): string[] => text.split(/(?<=[.:;!?…])\s+/).filter((sentence) => /[.;]”?$/.test(sentence));

/** Messages that may keep a pattern: headings and labels. Each was looked at; the list only gets shorter. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'a relative clause as a subject': ['rule.ABL-19'],
  nobody: ['campaign-ask.nobody', 'campaign-result.nobody', 'duel.would-do', 'duel.would-do-x', 'duel.would-nothing'],
  'anybody, everybody or somebody': ['match.ask-undo-sure', 'pairing.everybody-on-the-green'],
  'a term with a capital here and without one there': [],
};

const PATTERNS: Readonly<Record<string, (text: string) => boolean>> = {
  'a relative clause as a subject': (text) => statements(text).some((sentence) => /^“?(Who|What)\b/.test(sentence)),
  whoever: (text) => /whoever|whomever/i.test(text),
  nobody: (text) => /nobody/i.test(text),
  'anybody, everybody or somebody': (text) => /(any|every|some)body\b(?!’s)/i.test(text) && !/bodyguard/i.test(text),
  'for nothing, which means in vain': (text) => /for nothing/i.test(text),
  'break off': (text) => /\b(?:break|broken|breaks|broke) off\b/i.test(text),
  'the glass': (text) => /\bglass\b/i.test(text),
  anew: (text) => /\banew\b/i.test(text),
  'all the same, for anyway': (text) => /all the same/i.test(text),
  'is no …': (text) => /\bis no (?:action|step|piece|target|wound)\b/i.test(text),
  'a percent sign after a space': (text) => /\d ?\}? %/.test(text),
  'a term with a capital here and without one there': (text) =>
    /(?:Arcane|Melee|Campaign) (?:Cards?|Decks?)\b|Objective Markers?|(?:Arcane|Active|Passive) Abilit|[Rr]eaction step|\b[a-z”’]+,? Moonstones\b/.test(
      text,
    ),
};

describe('the English of the screens (docs/words.md)', () => {
  it.each(Object.keys(PATTERNS))('has not: %s', (pattern) => {
    const matches = PATTERNS[pattern] ?? (() => false);
    const found = english.filter(({ text }) => matches(text)).map(({ id }) => id);
    expect(found.filter((id) => ALLOWED[pattern]?.includes(id) !== true).map((id) => english.find((message) => message.id === id))).toEqual(
      [],
    );
  });

  it('allows nothing that no longer needs it', () => {
    const idle = Object.entries(ALLOWED).flatMap(([pattern, ids]) =>
      ids.filter((id) => !english.some((message) => message.id === id && PATTERNS[pattern]?.(message.text) === true)),
    );
    expect(idle).toEqual([]);
  });

  it('finds what it looks for', () => {
    const found = (text: string): string[] => Object.keys(PATTERNS).filter((pattern) => PATTERNS[pattern]?.(text) === true);
    expect(found('Who has nobody left to activate is skipped.')).toEqual(['a relative clause as a subject', 'nobody']);
    expect(found('Who wins? What next?')).toEqual([]);
    expect(found('Only whoever looks at the glass may play it anew for nothing.')).toEqual([
      'whoever',
      'for nothing, which means in vain',
      'the glass',
      'anew',
    ]);
    expect(found('Draw three arcane cards for an arcane ability.')).toEqual([]);
    expect(found('Draw three Arcane Cards.')).toEqual(['a term with a capital here and without one there']);
  });
});

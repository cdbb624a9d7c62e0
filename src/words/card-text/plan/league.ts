import type { League, LeagueGain } from '../../../rules/terms/card-language.ts';
import { capital, sentence } from '../../language/sentences.ts';
import { type CardClause, joined, allFieldsUsed, type Speech, text } from '../clauses.ts';
import type { CountedNoun, Phrase } from '../language.ts';

// The effects of a card in a campaign, in sentences.

function eachOf({ what, is, ...rest }: NonNullable<LeagueGain['each']>, { say, language }: Speech): CardClause {
  allFieldsUsed(rest);
  const nothing = { other: false, nearest: false, slain: false, named: [] };
  const phrase = language.described({ article: 'each', is: is ?? [], ...nothing }, () => []);
  switch (what) {
    case 'slain':
      return say('league.each-slain', { who: phrase });
    case 'standing':
      return say('league.each-standing', { who: phrase });
    case 'far':
      return say('league.each-far', { who: phrase });
    case 'active-marker':
      return say('league.each-marker');
  }
}

const points = (count: number, noun: CountedNoun, { language }: Speech): Phrase[] =>
  count === 0 ? [] : [language.amount(String(Math.abs(count)), Math.abs(count), noun)];

function gainText({ who, vp = 0, mp = 0, each, most, if: conditions, ...rest }: LeagueGain, speech: Speech): string {
  allFieldsUsed(rest);
  const { say, language } = speech;
  const roles = {
    what: joined([...points(vp, 'victory-point', speech), ...points(mp, 'machination-point', speech)], language.and),
    each: each ? say('league.for-each', { each: eachOf(each, speech) }) : '',
    most: most === undefined ? '' : say('league.most', { n: most }),
  };
  const gain = ((): CardClause => {
    if (who === 'supporters') return say('league.supporters', roles);
    if (who === 'saboteurs') return say('league.saboteurs', roles);
    return vp + mp < 0 ? say(`league.${who}-loses`, roles) : say(`league.${who}-gains`, roles);
  })();
  if (!conditions) return sentence(gain.in('main'));
  const cond = joined(
    conditions.map((condition) => say(`league.${condition}`)),
    language.andConditions,
  );
  return sentence(text(say('league.if', { cond, then: gain })));
}

function markersText([least, most]: NonNullable<League['markers']>, { say }: Speech): CardClause {
  if (least !== most) return say('league.some-markers');
  return most === 1 ? say('league.one-marker') : say('league.markers', { n: most });
}

/** The points of a card in a campaign; the head of the card says when they count. */
export function leagueText({ counts: _, gains, markers, moreCards, order, must, ...rest }: League, speech: Speech): string {
  allFieldsUsed(rest);
  const { say } = speech;
  return [
    ...(must ? [text(say('league.must'))] : []),
    ...(markers ? [text(markersText(markers, speech))] : []),
    ...gains.map((gain) => gainText(gain, speech)),
    ...(moreCards
      ? [
          text(
            moreCards.who === 'self'
              ? say('league.more-cards', { n: { in: () => String(moreCards.n), plural: moreCards.n > 1 } })
              : say('league.more-for-opponent'),
          ),
        ]
      : []),
    ...(order ? [text(say(`league.${order}`))] : []),
  ]
    .map(capital)
    .join(' ');
}

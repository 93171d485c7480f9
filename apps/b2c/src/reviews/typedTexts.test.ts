import { questionForm, reviewForm } from '@driveline/validation';
import { expect, test } from 'vitest';
import { B2cErrors } from '../http/errors.ts';
import { shippedMarkets } from '../markets/shipped.ts';
import { typedTexts } from './typedTexts.ts';

const market = shippedMarkets.markets.find(({ code }) => code === 'us')!;
const review = (more: object) =>
  typedTexts(
    market,
    reviewForm(),
    { stars: 5, title: 'Quiet', text: 'Quiet.', displayName: 'Ada', ...more },
    'error_review_invalid',
  );

test('[PLUS-051] title and name are one line, and no line break in them makes an entry of its own', () => {
  expect(
    review({ title: 'Quiet\r\n\n01a2  review\u2028SKU 1', displayName: ' Ada\t\u000B\u0007 D.\n' }),
  ).toMatchObject({
    title: 'Quiet 01a2 review SKU 1',
    displayName: 'Ada D.',
  });
});

test('[PLUS-051] a text keeps its lines and loses what moves a cursor', () => {
  expect(review({ text: 'One\r\ntwo\rthree\u2029\tfour \u001B[2Jfive\u0085' }).text).toBe(
    'One\ntwo\nthree\n four [2Jfive',
  );
  const asked = { question: 'One\nor\u0000 two?', displayName: 'Ada\nD.' };
  expect(typedTexts(market, questionForm(), asked, 'error_question_invalid')).toEqual({
    question: 'One\nor two?',
    displayName: 'Ada D.',
  });
});

test('[PLUS-051] signs that hide or turn words are dropped, and a title of nothing else is missing', () => {
  expect(review({ title: '\u202Ede\u2066a\u2069b\uFEFFc\u200B' }).title).toBe('deabc');
  // What joins an emoji, and letters of some scripts, stays.
  expect(review({ title: '👩\u200D🔧' }).title).toBe('👩\u200D🔧');
  for (const title of ['\u200B\u202A\u202C', '\u2066\u2069', '\uFEFF', '\u0007', ' \u200B '])
    expect(() => review({ title }), JSON.stringify(title)).toThrow(B2cErrors);
});

import { describe, expect, test } from 'vitest';
import { consentCookie, consentOf, readConsent } from './consent.ts';

const formOf = (choice: string, ...categories: string[]) => {
  const form = new FormData();
  form.set('choice', choice);
  for (const category of categories) form.append('category', category);
  return form;
};

describe('[SHELL-071] the choice of cookies', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['sessionId=1', undefined],
    ['a=1; consent=none', []],
    ['consent=analytics.survey', ['analytics', 'survey']],
    ['consent=novelty.survey', ['survey']],
  ])('%s reads as %j', (cookies, accepted) => {
    expect(readConsent(cookies)).toEqual(accepted);
  });

  test.each([
    [formOf('some', 'survey', 'analytics', 'novelty'), ['analytics', 'survey']],
    [formOf('some'), []],
    [formOf('all', 'survey'), ['analytics', 'sessionReplay', 'attribution', 'survey']],
    [formOf('none', 'survey'), []],
  ])('a form keeps what its button and its boxes say', (form, accepted) => {
    expect(consentOf(form)).toEqual(accepted);
    const [pair = ''] = consentCookie(consentOf(form)).split(';');
    expect(readConsent(pair)).toEqual(accepted);
  });
});

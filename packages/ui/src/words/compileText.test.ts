import { expect, test } from 'vitest';
import { countFor, pluralFor } from '../i18n/plural.ts';
import { wordCode } from './wordCode.ts';

/** What a text says, run as the code that it becomes. */
function said(signature: string, text: string, ...values: unknown[]): unknown {
  const { code } = wordCode('a.b', text, signature);
  const word: unknown = new Function('plural', 'grouped', `return ${code}`)(
    pluralFor('en-US'),
    countFor('en-US'),
  );
  return typeof word === 'function' ? word(...values) : word;
}

test.each([
  ['', 'It’s "here" \\ there', [], 'It’s "here" \\ there'],
  ['', "I don't know", [], "I don't know"],
  ['stock time', '{stock} · ready {time}', [], '{stock} · ready {time}'],
  ['(store)', 'Only `at` ${store} \\n', ['$A'], 'Only `at` $$A \\n'],
  ['(store)', "Only at $'{'{store}'}'", ['A'], 'Only at ${A}'],
  ['(count)', '{count} of {count, number}', [12345], '12345 of 12,345'],
  ['(count)', '{count, plural, one {# item} other {# items}}', [1], '1 item'],
  ['(count)', '{count, plural, one {# item} other {# items}}', [12345], '12,345 items'],
  ['(count)', '{count, plural, =0 {none} =1 {few} =2 {few} other {{count}}}', [2], 'few'],
  ['(count)', '{count, plural, =0 {none} one {one} other {{count}}}', [0], 'none'],
  ['(kind)', '{kind, select, a {A} b {B} other {?}}', ['b'], 'B'],
  ['(kind)', '{kind, select, none {nothing} other {?}}', ['none'], 'nothing'],
  ['(name?)', 'Fits{name, select, none {} other { your {name}}}', [undefined], 'Fits'],
  ['(name?)', 'Fits{name, select, none {} other { your {name}}}', ['Fit'], 'Fits your Fit'],
  [
    '({ from, to? }, place)',
    '{from}{to, select, none {} other {–{to}}} in {place}',
    [{ from: 1 }, 'X'],
    '1 in X',
  ],
  [
    '(count, name?)',
    '{count, plural, one {#} other {{name, select, none {nobody} other {{count, number} for {name}}}}}',
    [1200, 'you'],
    '1,200 for you',
  ],
])('%s %j says what was meant', (signature, text, values, expected) => {
  expect(said(signature, text, ...values)).toBe(expected);
});

test.each([
  [
    '(count)',
    '{total} items',
    'has the argument {total}, which its component does not give. It gives {count}.',
  ],
  ['', '{total} items', 'has the argument {total}, which its component does not give. It gives none.'],
  ['stock', '{stock, select, other {}}', 'chooses or formats an argument.'],
  ['(count)', '{count', 'cannot be read'],
  ['(day)', '{day, date, short}', 'formats an argument.'],
  ['(count)', '{count, number, percent}', 'formats an argument.'],
  ['(count)', '{count, selectordinal, other {#}}', 'formats an argument.'],
  ['(count)', '{count, plural, offset:1 other {#}}', 'formats an argument.'],
  ['(name?)', 'Fits your {name}', 'writes {name}, which may be absent, outside of'],
  ['(name?)', '{name, select, a {A} other {B}}', "chooses by {name}, which may be absent: it takes 'none'"],
])('%s %j is refused by its id', (signature, text, reason) => {
  expect(() => wordCode('a.b', text, signature)).toThrow(`The word 'a.b' ${reason}`);
});

import { orderTypes } from '@driveline/validation';
import { describe, expect, test } from 'vitest';
import { enUS } from './en-US.ts';
import { esMX } from './es-MX.ts';
import { esUS } from './es-US.ts';
import type { UiStrings } from './messages.ts';
import { ptBR } from './pt-BR.ts';

/** The strings of a language by their path; functions are left out. */
function texts(strings: object, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(strings)) {
    if (typeof value === 'string') found.set(path + key, value);
    else if (typeof value === 'object' && value)
      texts(value, `${path}${key}.`).forEach((text, at) => found.set(at, text));
  }
  return found;
}

test.each([
  ['es-MX', esMX],
  ['es-US', esUS],
  ['pt-BR', ptBR],
])('%s has every text of en-US, none of them empty', (_locale, strings: UiStrings) => {
  const translated = texts(strings);
  expect([...translated.keys()].toSorted()).toEqual([...texts(enUS).keys()].toSorted());
  expect([...translated.values()].filter((text) => text.trim() === '')).toEqual([]);
});

describe('counts take the form of their language', () => {
  test.each([
    [enUS.maximumLength(1), 'Maximum 1 character'],
    [enUS.maximumLength(30), 'Maximum 30 characters'],
    [esMX.maximumLength(1), 'Máximo 1 carácter'],
    [esMX.maximumLength(30), 'Máximo 30 caracteres'],
    [ptBR.maximumLength(30), 'Máximo de 30 caracteres'],
    [enUS.errorSummary(1), 'There is 1 problem to correct'],
    [esMX.errorSummary(2), 'Hay 2 datos por corregir'],
    [ptBR.errorSummary(1), 'Há 1 campo para corrigir'],
    [esMX.inStock(1), '1 disponible'],
    [esMX.inStock(4), '4 disponibles'],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected);
  });
});

test('[SHELL-057] the question before closing, in the words of the spec', () => {
  expect(enUS.confirmClose).toEqual({ question: 'Are you sure you want to close?', yes: 'YES', no: 'NO' });
});

test('[VALID-003] [VALID-005] the words of the form rules', () => {
  expect(enUS.maximumLength(20)).toBe('Maximum 20 characters');
  expect(enUS.required).toBe('required');
});

/** What the components' code says by name. */
const source = Object.entries(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../i18n/**', '!../**/*.{test,stories,guide}.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
  .map(([, code]) => code)
  .join('\n');

/** Named by data, and by forms that check with rules of their own (VALID-005). */
const BY_OTHERS = new Set([
  'required',
  ...orderTypes,
  ...Object.keys(enUS.order.paymentNames),
  ...Object.keys(enUS.consent.categories),
]);

test('every text is one that a component asks for', () => {
  const named = new Set(source.match(/[\w-]+(?: [A-Z][\w-]*)*/g));
  const keys = (strings: object): string[] =>
    Object.entries(strings).flatMap(([key, value]) =>
      typeof value === 'object' && value && !Array.isArray(value) ? [key, ...keys(value)] : [key],
    );
  expect(keys(enUS).filter((key) => !named.has(key) && !BY_OTHERS.has(key))).toEqual([]);
});

test('a count is grouped as its language groups digits', () => {
  expect([enUS, esMX, ptBR].map(({ shelf }) => shelf.itemCount(12345))).toEqual([
    '12,345 items',
    '12,345 artículos',
    '12.345 itens',
  ]);
});

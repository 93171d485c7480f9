import { describe, expect, test } from 'vitest';
import { enUS } from './en-US.ts';
import { esMX } from './es-MX.ts';
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

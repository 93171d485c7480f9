import { expect, test } from 'vitest';
import { byLetter, entriesNamed } from './byLetter.ts';
import { holdsWords } from './heldWords.ts';

test.each([
  ['', true],
  ['  ', true],
  ['NUMERO', true],
  ['numero  codigo ', true],
  ['código de Número', true],
  ['frete', false],
  ['codigo frete', false],
])('the words %j are in the text, without case and accents: %s', (typed, isHeld) => {
  expect(holdsWords('Código de número', typed)).toBe(isHeld);
});

const entries = ['Ärmel', 'alba', 'Norvik', '3D Parts'].map((label) => ({ label, href: `/${label}` }));

test('[CATALOG-046] names stand by their letter, without case and accents; figures come last', () => {
  expect(byLetter(entries).map(({ id, links }) => [id, links.map(({ label }) => label)])).toEqual([
    ['a', ['Ärmel', 'alba']],
    ['n', ['Norvik']],
    ['other', ['3D Parts']],
  ]);
});

test('[CATALOG-046] the field leaves the names that hold its letters', () => {
  expect(entriesNamed(entries, ' MEL ').map(({ label }) => label)).toEqual(['Ärmel']);
  expect(entriesNamed(entries, 'zz')).toEqual([]);
});

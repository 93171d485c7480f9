import { expect, test } from 'vitest';
import { soldTitle } from './soldTitle.ts';

const names = { 'en-US': 'Seat cover, new', 'es-MX': 'Funda de asiento' };
const options = [{ id: 'color', value: 'black', label: 'Colour', text: 'Black' }];
const offered = [
  {
    id: 'color',
    names: { 'en-US': 'Colour', 'es-MX': 'Color' },
    choices: [{ value: 'black', names: { 'en-US': 'Black', 'es-MX': 'Negro' } }],
  },
];
const sold = { title: 'Seat cover · Colour: Black', names, options, offered };

test('a part is called what it was sold as, in the language that it was sold in', () => {
  expect(soldTitle({ locale: 'en-US' }, sold, 'en-US')).toBe('Seat cover · Colour: Black');
  expect(soldTitle({ locale: 'en-US' }, sold)).toBe('Seat cover · Colour: Black');
});

test('in another language it is called what the catalogue calls it, with what was chosen', () => {
  const speech = { locale: 'es-US', defaultLocale: 'en-US' };
  expect(soldTitle(speech, sold, 'en-US')).toBe('Funda de asiento · Color: Negro');
  expect(soldTitle(speech, sold, null)).toBe('Funda de asiento · Color: Negro');
  expect(soldTitle(speech, sold)).toBe('Funda de asiento · Color: Negro');
});

test('a choice that is no longer offered keeps its words', () => {
  const speech = { locale: 'es-US', defaultLocale: 'en-US' };
  const none = [{ ...offered[0]!, choices: [] }];
  for (const other of [[], null, none])
    expect(soldTitle(speech, { ...sold, offered: other }, 'en-US')).toBe('Funda de asiento · Colour: Black');
});

test('a part that the catalogue no longer has, or has not named so, keeps its title', () => {
  const speech = { locale: 'es-US', defaultLocale: 'en-US' };
  expect(soldTitle(speech, { title: 'Wiper' }, 'en-US')).toBe('Wiper');
  expect(soldTitle(speech, { title: 'Wiper', names: null }, 'en-US')).toBe('Wiper');
  expect(soldTitle(speech, { title: 'Wiper', names: { 'en-US': 'Blade' } }, 'en-US')).toBe('Wiper');
});

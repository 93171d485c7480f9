import { expect, test } from 'vitest';
import { us } from '../../../test/markets.ts';
import { cleanSearchText, searchText } from './searchText.ts';

test.each([
  ['brake-pads!*', '-', 'brake-pads'],
  ['brake-pads!*', '', 'brakepads'],
  ['  brake    pads\t', '', 'brake pads'],
  ['10W-30', '-/.#&+', '10W-30'],
  ['1/4 "drive"', '-/.#&+', '1/4 drive'],
  ['balata Ñandú', '', 'balata Ñandú'],
  ['suspensa\u0303o', '', 'suspensão'],
  ['фильтр 油', '', 'фильтр 油'],
  ['<script>', '', 'script'],
  ['?!', '', ''],
])('[VALID-025] %j with %j kept is sent as %j', (text, extraCharacters, cleaned) => {
  expect(cleanSearchText(text, { extraCharacters })).toBe(cleaned);
});

test('[VALID-025] a text of which nothing is left is no search', () => {
  expect(searchText(' ?! ', us)?.rule).toBe('searchText.missing');
  expect(searchText('H7', us)).toBeUndefined();
});

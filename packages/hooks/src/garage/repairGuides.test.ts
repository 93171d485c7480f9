import { expect, test } from 'vitest';
import { matchingGuides } from './repairGuides.ts';

const systems = [
  {
    id: 'brakes',
    title: 'Brakes',
    children: [
      { id: 'pads', title: 'Replace the pads' },
      { id: 'fluid', title: 'Bleed the brakes' },
    ],
  },
  { id: 'engine', title: 'Engine', children: [{ id: 'oil', title: 'Change the oil' }] },
];

const found = (words: string) =>
  matchingGuides(systems, words).map(({ id, children }) => [id, ...children.map((guide) => guide.id)]);

test.each([
  ['no words', '  ', ['brakes', 'pads', 'fluid'], ['engine', 'oil']],
  ['the name of a system brings all its guides', 'BRAKE', ['brakes', 'pads', 'fluid']],
  ['a guide comes alone', 'pads', ['brakes', 'pads']],
  ['nothing', 'gearbox'],
])('[ACCT-056] %s', (_, words, ...systemsFound) => {
  expect(found(words)).toEqual(systemsFound);
});

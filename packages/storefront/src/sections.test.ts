import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

const idsOf = (...changes: Parameters<typeof sectionsOf>[1] & object) =>
  sectionsOf('home', changes)
    .map(({ id }) => id)
    .join(' ');

type Place = { readonly before: string } | { readonly after: string };

const a = (place: Place) => ({ insert: 'a', file: 'a.tsx', ...place });
const b = (place: Place) => ({ insert: 'b', file: 'b.tsx', ...place });

test.each([
  ['none', [], 'hero parts jobs nearYou deals cards'],
  [
    'an inserted one',
    [{ insert: 'promise', after: 'jobs', file: 'a.tsx' }],
    'hero parts jobs promise nearYou deals cards',
  ],
  [
    'one at the start',
    [{ insert: 'promise', before: 'hero', file: 'a.tsx' }],
    'promise hero parts jobs nearYou deals cards',
  ],
  ['a moved one', [{ move: 'deals', before: 'jobs' }], 'hero parts deals jobs nearYou cards'],
  ['one moved to the end', [{ move: 'hero', after: 'cards' }], 'parts jobs nearYou deals cards hero'],
  ['a removed one', [{ remove: 'nearYou' }], 'hero parts jobs deals cards'],
  [
    'several, in their order',
    [
      { remove: 'jobs' },
      { insert: 'a', after: 'hero', file: 'a.tsx' },
      { insert: 'b', after: 'hero', file: 'b.tsx' },
    ],
    'hero a b parts nearYou deals cards',
  ],
  [
    'one right after a section that another is before',
    [a({ before: 'jobs' }), b({ after: 'parts' })],
    'hero parts b a jobs nearYou deals cards',
  ],
])('[PLUS-030] sections with %s', (_, changes, ids) => expect(idsOf(...changes)).toBe(ids));

test.each([
  [
    'inserted before the same one',
    [a({ before: 'jobs' }), b({ before: 'jobs' })],
    'hero parts a b jobs nearYou deals cards',
  ],
  [
    'moved after the same one',
    [
      { move: 'deals', after: 'hero' },
      { move: 'cards', after: 'hero' },
    ],
    'hero deals cards parts jobs nearYou',
  ],
  [
    'inserted and moved',
    [a({ after: 'hero' }), { move: 'deals', after: 'hero' }, b({ after: 'hero' })],
    'hero a deals b parts jobs nearYou cards',
  ],
  [
    'put after one that was put there',
    [{ move: 'deals', after: 'hero' }, a({ after: 'deals' }), b({ after: 'hero' })],
    'hero deals a b parts jobs nearYou cards',
  ],
  [
    'put after one that moves away',
    [a({ after: 'hero' }), { move: 'hero', after: 'cards' }, b({ after: 'hero' })],
    'a parts jobs nearYou deals cards hero b',
  ],
  [
    'put after one, and moved away',
    [
      a({ after: 'hero' }),
      { move: 'deals', after: 'hero' },
      { move: 'deals', before: 'jobs' },
      b({ after: 'hero' }),
    ],
    'hero a b parts deals jobs nearYou cards',
  ],
])('[PLUS-030] sections %s stand in the order in which they are written', (_, changes, ids) =>
  expect(idsOf(...changes)).toBe(ids),
);

test.each([
  [{ remove: 'heroes' }, "There is no section 'home.heroes'. Did you mean 'home.hero'?"],
  [{ move: 'deals', after: 'job' }, "There is no section 'home.job'. Did you mean 'home.jobs'?"],
  [{ insert: 'hero', after: 'jobs', file: 'a.tsx' }, "The sections of 'home' have 'hero' already."],
  [{ insert: 'our hero', after: 'jobs', file: 'a.tsx' }, "'our hero' cannot name a section of 'home'."],
  [{ insert: 'promise', after: 'jobs' }, "A change of the sections of 'home' does nothing."],
  [{ move: 'hero', before: 'hero' }, "The section 'home.hero' is removed or moved by the same change"],
])('[PLUS-030] a change such as %j is refused', (change, message) =>
  expect(() => idsOf(change)).toThrow(message),
);

test('[PLUS-030] a section that an earlier change removed is said to be so', () =>
  expect(() => idsOf({ remove: 'jobs' }, { insert: 'a', after: 'jobs', file: 'a.tsx' })).toThrow(
    "The section 'home.jobs' is removed or moved",
  ));

test.each([
  ['contact before delivery', [{ move: 'contact', before: 'delivery' }], 'contact delivery payment review'],
  [
    'a section of its own between steps',
    [{ insert: 'note', after: 'delivery', file: 'a.tsx' }],
    'delivery note contact payment review',
  ],
])('[PLUS-030] a checkout may have %s', (_, changes, ids) =>
  expect(
    sectionsOf('checkout', changes)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(ids),
);

test.each([
  [[{ remove: 'contact' }], "The checkout needs its section 'contact'"],
  [[{ move: 'payment', before: 'contact' }], 'The checkout cannot go delivery, payment, contact, review'],
  [[{ move: 'review', before: 'delivery' }], 'The checkout cannot go review, delivery, contact, payment'],
])('[PLUS-030] a checkout that cannot end in an order is refused: %j', (changes, message) =>
  expect(() => sectionsOf('checkout', changes)).toThrow(message),
);

import { expect, test } from 'vitest';
import { unsaidPictures } from './acceptedPictures.mjs';

test.each([
  ['Pictures: the header is two pixels lower, for its shadow', []],
  ['The header has a shadow.\n\nPictures: all with a header', []],
  ['', ['ui: give the header a shadow']],
  ['Pictures:', ['ui: give the header a shadow']],
  ['These Pictures: are new', ['ui: give the header a shadow']],
])('a commit whose body is %j leaves %j unsaid', (body, unsaid) => {
  expect(unsaidPictures([{ subject: 'ui: give the header a shadow', body }])).toEqual(unsaid);
});

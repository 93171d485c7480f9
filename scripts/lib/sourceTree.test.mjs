import { expect, test } from 'vitest';
import { releaseCommit } from './sourceTree.mjs';

test('a release that the history does not hold is named, with what to do', () => {
  expect(() => releaseCommit('9.9.9')).toThrow(
    'The history does not reach back to release 9.9.9. Fetch all of it: git fetch --unshallow',
  );
});

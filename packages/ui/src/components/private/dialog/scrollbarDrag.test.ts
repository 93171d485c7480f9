import { expect, test } from 'vitest';
import { isScrollbarDrag } from './scrollbarDrag.ts';

test.each([
  // start x, moved, is a drag
  [1004, 11, true],
  [1015, 40, true],
  [1004, 10, false],
  [1015, 0, false],
  [1003, 40, false],
  [300, 300, false],
])('[SHELL-058] [CONST-015] [CONST-016] from %d of 1024, moved by %d: %s', (x, moved, isDrag) => {
  expect(isScrollbarDrag({ x, y: 100 }, { x, y: 100 + moved }, 1024)).toBe(isDrag);
});

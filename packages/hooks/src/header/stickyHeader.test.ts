import { expect, test } from 'vitest';
import { isHeaderSticky } from './stickyHeader.ts';

test.each([
  ['desktop', 60, 0, false],
  ['desktop', 61, 0, true],
  ['desktop', 92, 32, false],
  ['desktop', 93, 32, true],
  ['mobile', 80, 0, false],
  ['mobile', 81, 0, true],
])(
  '[SHELL-037][CONST-054] on %s, %d px down a header of 120 at %d sticks: %s',
  (width, scrollY, headerTop, sticks) => {
    expect(isHeaderSticky({ scrollY, headerTop, headerHeight: 120, isMobile: width === 'mobile' })).toBe(
      sticks,
    );
  },
);

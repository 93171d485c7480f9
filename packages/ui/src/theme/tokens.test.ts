import { expect, test } from 'vitest';
import { media } from './media.ts';
import { breakpoints, motion, text } from './tokens.ts';

test('[CONST-001] [CONST-002] [CONST-003] [CONST-004] where each width class begins', () => {
  expect(breakpoints).toEqual({ mobile: 0, tablet: 720, desktop: 1140, xl: 1600 });
});

test('media queries follow the breakpoints', () => {
  expect(media.tablet).toContain('min-width: 720px');
  expect(media.desktop).toContain('min-width: 1140px');
  expect(media.xl).toContain('min-width: 1600px');
});

test('[SHELL-059] [CONST-039] dialogs take 200 ms, in styles and in script', () => {
  expect(motion.dialogMs).toBe(200);
  expect(motion.dialog).toBe('200ms');
});

test('[PLUS-034] all type is in rem, so that the text size of the browser counts', () => {
  for (const { phone, desktop } of Object.values(text)) {
    const sizes = [phone.fontSize, phone.lineHeight, desktop.fontSize, desktop.lineHeight];
    expect(sizes.filter((size) => !/^[\d.]+rem$/.test(size))).toEqual([]);
  }
});

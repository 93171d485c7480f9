import { Button } from '@driveline/ui';
import { varName } from '@driveline/ui/theme';
import { commands } from 'vitest/browser';
import { expect, test } from 'vitest';
import { onEmptyPage, show } from './keys.tsx';
import { fitWindow } from './pictureSize.ts';

onEmptyPage();

const radius = `--${varName(['radius', 'm'])}`;
const root = document.documentElement.style;

test('a corner that is one pixel rounder is another picture, and the same corner the same', async () => {
  await show(<Button variant="outline">Add to cart</Button>);
  const size = await fitWindow(400);
  await commands.keepPicture(size);
  expect(await commands.compareToKept(size)).toEqual({ isSame: true, pixels: 0 });
  try {
    root.setProperty(
      radius,
      `${parseFloat(getComputedStyle(document.documentElement).getPropertyValue(radius)) + 1}px`,
    );
    const { isSame, pixels } = await commands.compareToKept(size);
    expect(isSame).toBe(false);
    expect(pixels).toBeGreaterThan(0);
  } finally {
    root.removeProperty(radius);
  }
  expect(await commands.compareToKept(size)).toEqual({ isSame: true, pixels: 0 });
});

import { Button } from '@driveline/ui';
import { expect, test } from 'vitest';
import { onEmptyPage, show } from './keys.tsx';

onEmptyPage();

test('nothing moves while a picture is taken, whatever a component says of its motion', async () => {
  const style = document.createElement('style');
  style.textContent =
    '@layer loud { button, span { transition: color 9s !important; animation: x 9s !important } }';
  document.head.append(style);
  try {
    await show(<Button pending>Save</Button>);
    for (const element of document.querySelectorAll('button, span')) {
      const { animationName, transitionDuration } = getComputedStyle(element);
      expect([animationName, transitionDuration]).toEqual(['none', '0s']);
    }
    expect(document.getAnimations()).toEqual([]);
  } finally {
    style.remove();
  }
});

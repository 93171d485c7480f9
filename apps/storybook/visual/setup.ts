import { setProjectAnnotations } from '@storybook/react-vite';
import { beforeEach } from 'vitest';
import { asRobot, stillStyle } from '../../../packages/storefront/stories/stillPictures.ts';
import preview from '../.storybook/preview.tsx';

setProjectAnnotations([preview]);

// Each story is a first visit: parts that one before it chose to compare would stand at its foot.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`;
});

const { userAgent } = navigator;
Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => asRobot(userAgent) });

// The runner's title would hide from axe that a page has none.
document.querySelector('head > title')?.remove();

const still = document.createElement('style');
still.textContent = stillStyle;
document.head.prepend(still);

// A module that comes late is waited for (`settle`): else a picture shows the page without it where it is slow.
type Wrap = <T>(load: () => Promise<T>) => Promise<T>;
const runner = (globalThis as unknown as { __vitest_browser_runner__: { wrapDynamicImport: Wrap } })
  .__vitest_browser_runner__;
const { wrapDynamicImport } = runner;
let onTheirWay = 0;
const count = (by: number) => still.toggleAttribute('data-waiting', (onTheirWay += by) > 0);
runner.wrapDynamicImport = (load) => {
  count(1);
  return wrapDynamicImport(load).finally(() => count(-1));
};

import { setProjectAnnotations } from '@storybook/react-vite';
import { asRobot, stillStyle } from '../../../packages/storefront/stories/stillPictures.ts';
import preview from '../.storybook/preview.tsx';

setProjectAnnotations([preview]);

const { userAgent } = navigator;
Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => asRobot(userAgent) });

// The runner's title would hide from axe that a page has none.
document.querySelector('head > title')?.remove();

const still = document.createElement('style');
still.textContent = stillStyle;
document.head.prepend(still);

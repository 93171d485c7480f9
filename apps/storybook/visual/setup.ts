import { setProjectAnnotations } from '@storybook/react-vite';
import preview from '../.storybook/preview.tsx';

setProjectAnnotations([preview]);

// What is offered beside a page comes after a while, and to no robot (CONF-027): a picture must not wait for it.
const { userAgent } = navigator;
Object.defineProperty(navigator, 'userAgent', {
  configurable: true,
  get: () => `${userAgent} Googlebot/2.1`,
});

// The runner's title would hide from axe that a page has none.
document.querySelector('head > title')?.remove();

// A picture must not depend on the moment it is taken. Among important rules the first layer wins over later ones and
// over those of no layer, so this one stands before the components' own: their 1 ms of less motion would be a moment.
const still = document.createElement('style');
still.textContent = `
@layer still {
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
}
body { min-height: 0 !important; margin: 0; }
html { scroll-behavior: auto !important; scrollbar-width: none; }
`;
document.head.prepend(still);

import { setProjectAnnotations } from '@storybook/react-vite';
import preview from '../.storybook/preview.tsx';

setProjectAnnotations([preview]);

// A picture must not depend on the moment it is taken.
const still = document.createElement('style');
still.textContent = `
*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
body { min-height: 0 !important; margin: 0; }
html { scroll-behavior: auto !important; scrollbar-width: none; }
`;
document.head.append(still);

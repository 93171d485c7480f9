import type { Preview } from '@storybook/react-vite';
import { chromaticModes, defaultMode, defaultTrial, toolbar, widths } from '../modes.ts';
import { ModeFrame } from './ModeFrame.tsx';

const choice = (title: string, items: readonly string[]) => ({
  description: title,
  toolbar: { title, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    brand: choice('Brand', toolbar.brand),
    market: choice('Market', toolbar.market),
    colorMode: choice('Colour mode', toolbar.colorMode),
    direction: choice('Direction', toolbar.direction),
    motion: choice('Motion', toolbar.motion),
  },
  initialGlobals: { ...defaultMode, ...defaultTrial },
  decorators: [
    (Story, { globals, storyGlobals }) => (
      <ModeFrame globals={globals} fixed={storyGlobals}>
        <Story />
      </ModeFrame>
    ),
  ],
  parameters: {
    layout: 'padded',
    // The theme paints the page; a second background would hide what a shopper sees.
    backgrounds: { disable: true },
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    options: { storySort: { order: ['Foundations', 'Components', 'Commerce', 'Shell', 'Pages'] } },
  },
};

export default preview;

import type { Preview } from '@storybook/react-vite';
import { chromaticModes, defaultMode, defaultTrial, toolbar, widths, type VisualMode } from './mode.ts';

const choice = (title: string, items: readonly string[]) => ({
  description: title,
  toolbar: { title, items: [...items], dynamicTitle: true },
});

/** What every Storybook of a shop has: the knobs of its toolbar, its widths, its modes for Chromatic. */
export const previewSettings = (modes: readonly VisualMode[]) =>
  ({
    globalTypes: {
      brand: choice('Brand', toolbar.brand),
      market: choice('Market', toolbar.market),
      colorMode: choice('Colour mode', toolbar.colorMode),
      direction: choice('Direction', toolbar.direction),
      motion: choice('Motion', toolbar.motion),
    },
    initialGlobals: { ...defaultMode, ...defaultTrial },
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
      chromatic: { modes: chromaticModes(modes) },
    },
  }) satisfies Preview;

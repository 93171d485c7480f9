import type { Meta, StoryObj } from '@storybook/react-vite';
import { Composer } from './Composer.tsx';
import { composerTried } from './composerTried.ts';

const meta = {
  title: 'Foundations/Composer',
  // In a frame of its own: it lays a theme over the whole page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 1000 } } },
} satisfies Meta;
export default meta;

/** Compose a brand, see every page of its shop, and download the shop that `create-shop` would write. */
export const ComposeYourShop: StoryObj = {
  // Beside the page, as on a designer's screen.
  parameters: { visual: { widths: [1440] } },
  render: () => <Composer />,
};

/** What the composer does, for the tests: it opens at rest for everyone else. */
export const Tried: StoryObj = {
  tags: ['!dev', '!autodocs'],
  parameters: { visual: { widths: [] } },
  render: () => <Composer />,
  play: ({ canvasElement }) => composerTried(canvasElement),
};

import type { Preview } from '@storybook/react-vite';
import { previewSettings } from '../../../packages/storefront/stories/previewSettings.ts';
import { visualModes } from '../modes.ts';
import { ModeFrame } from './ModeFrame.tsx';

const { parameters, ...settings } = previewSettings(visualModes);

const preview: Preview = {
  ...settings,
  tags: ['autodocs'],
  decorators: [
    (Story, { globals, storyGlobals }) => (
      <ModeFrame globals={globals} fixed={storyGlobals}>
        <Story />
      </ModeFrame>
    ),
  ],
  parameters: {
    ...parameters,
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guides',
          'Foundations',
          ['Overview'],
          'Components',
          'Commerce',
          'Shell',
          'Pages',
          'Slots',
        ],
      },
    },
  },
};

export default preview;

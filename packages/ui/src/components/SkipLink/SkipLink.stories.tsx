import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  component: SkipLink,
  title: 'Foundations/SkipLink',
  decorators: [
    (Story) => (
      <>
        <Story />
        {/* Room for what shows above the page. */}
        <main id="main" tabIndex={-1} style={{ minBlockSize: 64 }} />
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;

/** The first press of the Tab key shows it. */
export const OnFocus: StoryObj<typeof meta> = {
  parameters: { visual: { widths: [390] } },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

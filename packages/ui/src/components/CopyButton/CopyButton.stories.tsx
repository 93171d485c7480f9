import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  component: CopyButton,
  title: 'Components/CopyButton',
  args: { value: 'AO-4471', children: 'Copy part number' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        default: <CopyButton value="AO-4471">Copy part number</CopyButton>,
        quiet: (
          <CopyButton value="AO-4471" variant="quiet">
            Copy part number
          </CopyButton>
        ),
        primary: (
          <CopyButton value="000201" variant="primary" size="l">
            Copy the Pix code
          </CopyButton>
        ),
      }}
    />
  ),
};

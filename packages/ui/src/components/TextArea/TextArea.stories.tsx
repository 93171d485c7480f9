import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { TextArea } from './TextArea.tsx';

const meta = { component: TextArea, title: 'Components/TextArea', args: { label: 'Message' } } satisfies Meta<
  typeof TextArea
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      narrow
      states={{
        empty: <TextArea label="Message" />,
        'filled, optional': (
          <TextArea
            label="How we find the door"
            optional
            defaultValue={'Through the yard, second door on the left.\nThe bell is broken: please knock.'}
          />
        ),
        'at its longest': (
          <TextArea label="Message" maxLength={28} defaultValue="Where is my second brake pad" />
        ),
        'with an error': (
          <TextArea label="Message" errorMessage="Write a message." description="No card numbers, please" />
        ),
        disabled: <TextArea label="Message" defaultValue="Sent on November 21" disabled />,
      }}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { ComboBox } from './ComboBox.tsx';

const options = [
  { id: 'halden', label: 'Halden' },
  { id: 'kestrel', label: 'Kestrel', description: 'Also sold as Falke' },
  { id: 'norvik', label: 'Norvik' },
  { id: 'vega', label: 'Vega', isDisabled: true },
];

const meta = {
  component: ComboBox,
  title: 'Components/ComboBox',
  args: { label: 'Make', options },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <StateSheet
      narrow
      states={{
        empty: <ComboBox {...args} description="Type a part of it" />,
        filled: <ComboBox {...args} defaultValue="kestrel" optional />,
        'with an error': <ComboBox {...args} errorMessage="Choose a make, for example Halden." />,
        disabled: <ComboBox {...args} defaultValue="norvik" disabled />,
      }}
    />
  ),
};

export const NothingMatches: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, 'zz');
    await expect(within(document.body).getByRole('listbox')).toHaveTextContent(/\S/);
  },
};

export const Open: Story = {
  parameters: { visual: { widths: [390] } },
  decorators: [
    // Room for what opens; a picture is as high as the page.
    (Story) => (
      <div style={{ minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, 'e');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  component: Heading,
  title: 'Foundations/Heading',
  args: { level: 1, children: 'Brake rotors' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        'display, large': (
          <Heading level={1} size="displayL">
            What are you fixing?
          </Heading>
        ),
        'level 1': <Heading level={1}>Brake rotors</Heading>,
        'title, large': (
          <Heading level={1} size="titleL">
            Front brake rotor, vented, coated
          </Heading>
        ),
        'level 2': <Heading level={2}>Order summary</Heading>,
        'level 3': <Heading level={3}>Front brake rotor</Heading>,
      }}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  title: 'Components/Breadcrumbs',
  args: {
    crumbs: [
      { label: 'Parts', href: '#parts' },
      { label: 'Brakes', href: '#brakes' },
      { label: 'Discs and drums', href: '#discs' },
      { label: 'Rotors' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = [
  { label: 'Parts', href: '#parts' },
  { label: 'Suspension, steering and wheel alignment', href: '#suspension' },
  { label: 'Electromechanical power steering components', href: '#steering' },
  { label: 'Steering racks with electromechanical assistance for vehicles with a tow package' },
];

export const AllStates: Story = {
  render: (args) => (
    <StateSheet
      states={{
        'four levels, three of them on a phone': <Breadcrumbs {...args} aria-label="Four" />,
        'long names': <Breadcrumbs crumbs={long} aria-label="Long" />,
        'the top alone': <Breadcrumbs crumbs={[{ label: 'Parts' }]} aria-label="One" />,
      }}
    />
  ),
};

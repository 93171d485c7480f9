import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'specs', title: 'Specifications', content: 'Diameter 296 mm, thickness 28 mm' },
  { id: 'core', title: 'Core deposit', content: 'Refunded when you return the old part within 45 days.' },
  { id: 'warranty', title: 'Warranty', content: 'Two years, in every store.' },
];

const meta = { component: Accordion, title: 'Components/Accordion', args: { items } } satisfies Meta<
  typeof Accordion
>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = (name: string, open?: string) =>
  items.map((item) => ({ ...item, id: `${name}-${item.id}`, defaultOpen: item.id === open }));

export const AllStates: Story = {
  render: () => (
    <StateSheet
      narrow
      states={{
        closed: <Accordion items={named('closed')} />,
        'one open': <Accordion items={named('open', 'core')} exclusive level={3} />,
        'long titles': (
          <Accordion
            items={[
              {
                id: 'long-returns',
                title: 'Devoluciones y garantía de las refacciones remanufacturadas con depósito por casco',
                content: 'Trae la pieza usada a cualquier tienda.',
              },
            ]}
          />
        ),
      }}
    />
  ),
};

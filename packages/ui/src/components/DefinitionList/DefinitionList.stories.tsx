import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { DefinitionList } from './DefinitionList.tsx';

const meta = {
  component: DefinitionList,
  title: 'Components/DefinitionList',
  args: { items: [] },
} satisfies Meta<typeof DefinitionList>;
export default meta;
type Story = StoryObj<typeof meta>;

const items = [
  { term: 'Outside diameter', value: '296 mm' },
  { term: 'Thickness', value: '26 mm' },
  { term: 'Bolts', value: '5 × 114.3' },
  { term: 'Warranty', value: '2 years' },
];

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        rows: <DefinitionList items={items} />,
        columns: <DefinitionList items={items} layout="columns" />,
        inline: <DefinitionList items={items} layout="inline" />,
        'long words': (
          <DefinitionList
            items={[
              {
                term: 'Electromechanical parking brake',
                value:
                  'with heavy-duty tow package and stainless-steel hardware, from chassis 1HGCM82633A004352 on',
              },
            ]}
          />
        ),
      }}
    />
  ),
};

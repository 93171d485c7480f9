import type { Meta, StoryObj } from '@storybook/react-vite';
import { suggestions } from '../fixtures/header.tsx';
import { hanging } from '../fixtures/hanging.tsx';
import { SearchField } from './SearchField.tsx';
import { SuggestionList } from './SuggestionList.tsx';

const meta = {
  component: SearchField,
  title: 'Commerce/Search',
  subcomponents: { SuggestionList },
  parameters: { playgrounds: { SuggestionList: hanging } },
  args: { action: '/searchresult' },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

const room = (child: React.ReactNode) => <div style={{ minBlockSize: '620px' }}>{child}</div>;

export const Plain: Story = { args: { defaultValue: 'brake' } };

export const WithSuggestions: Story = {
  args: {
    defaultValue: 'brake',
    combobox: { listId: 'list', isOpen: true, activeId: 'list-1' },
    children: (
      <SuggestionList
        id="list"
        typed="brake"
        recent={['brake pads', 'oil filter 5W-30']}
        general={['brake rotors', 'brake caliper front left', 'squeaking brakes']}
        products={suggestions}
        activeIndex={1}
        vehicle="Halden"
        onClearRecent={() => undefined}
      />
    ),
  },
  render: (args) => room(<SearchField {...args} />),
};

export const RecentOnly: Story = {
  args: {
    combobox: { listId: 'list', isOpen: true },
    children: (
      <SuggestionList
        id="list"
        recent={['filter', 'battery', 'oil']}
        general={[]}
        products={[]}
        onClearRecent={() => undefined}
      />
    ),
  },
  render: (args) => room(<SearchField {...args} />),
};

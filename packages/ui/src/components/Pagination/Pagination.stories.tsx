import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  title: 'Components/Pagination',
  args: { page: 1, total: 20, hrefOf: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

const hrefOf = (page: number) => `#page-${page}`;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        first: <Pagination page={1} total={20} hrefOf={hrefOf} aria-label="First" />,
        middle: <Pagination page={10} total={20} hrefOf={hrefOf} aria-label="Middle" />,
        last: <Pagination page={20} total={20} hrefOf={hrefOf} aria-label="Last" />,
        few: <Pagination page={2} total={3} hrefOf={hrefOf} aria-label="Few" />,
      }}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Text } from '../Text/Text.tsx';

const meta = { component: Skeleton, title: 'Components/Skeleton', args: {} } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      narrow
      states={{
        lines: (
          <Text>
            <Skeleton />
            <Skeleton width="70%" />
          </Text>
        ),
        box: <Skeleton shape="box" width="168px" height="126px" />,
        circle: <Skeleton shape="circle" width="48px" height="48px" />,
      }}
    />
  ),
};

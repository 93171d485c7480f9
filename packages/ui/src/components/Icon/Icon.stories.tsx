import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import * as icons from './index.ts';

const { Icon, CartIcon, ...others } = icons;

const meta = { component: Icon, title: 'Foundations/Icon', args: {} } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Set: Story = {
  render: () => (
    <Grid as="ul" min="150px" gap={4}>
      {Object.entries({ CartIcon, ...others }).map(([name, Drawing]) => (
        <Inline as="li" key={name}>
          <Drawing />
          <Text as="span" size="label" tone="secondary">
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline gap={5}>
      {[16, 20, 24, 32, 48].map((size) => (
        <CartIcon key={size} size={size} />
      ))}
    </Inline>
  ),
};

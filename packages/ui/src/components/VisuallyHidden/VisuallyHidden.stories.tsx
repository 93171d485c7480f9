import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartIcon } from '../Icon/commerceIcons.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  title: 'Foundations/VisuallyHidden',
  // Nothing of it is seen.
  parameters: { visual: { widths: [] } },
  args: { children: 'parts in the cart' },
  decorators: [
    (Story) => (
      <Text>
        <CartIcon size={20} /> 3 <Story />
      </Text>
    ),
  ],
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const HeardOnly: StoryObj<typeof meta> = {};

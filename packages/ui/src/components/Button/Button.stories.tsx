import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Button } from './Button.tsx';
import { CartIcon } from '../Icon/commerceIcons.tsx';
import { Inline } from '../Inline/Inline.tsx';

const meta = {
  component: Button,
  title: 'Components/Button',
  args: { children: 'Add to cart' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['primary', 'secondary', 'outline', 'quiet', 'danger'] as const;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        variants: (
          <Inline>
            {variants.map((variant) => (
              <Button key={variant} variant={variant}>
                Add to cart
              </Button>
            ))}
          </Inline>
        ),
        sizes: (
          <Inline>
            {(['s', 'm', 'l'] as const).map((size) => (
              <Button key={size} variant="primary" size={size}>
                Add to cart
              </Button>
            ))}
          </Inline>
        ),
        disabled: (
          <Inline>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} disabled>
                Add to cart
              </Button>
            ))}
          </Inline>
        ),
        pending: (
          <Inline>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} pending>
                Add to cart
              </Button>
            ))}
          </Inline>
        ),
        'with an icon': (
          <Button variant="primary" icon={<CartIcon size={20} />}>
            Add 2 to cart
          </Button>
        ),
        'full width': (
          <Button variant="primary" fullWidth>
            Continue to payment
          </Button>
        ),
        'long words': (
          <div style={{ inlineSize: '180px' }}>
            <Button variant="outline" fullWidth>
              Intentar de nuevo con otra forma de pago
            </Button>
          </div>
        ),
      }}
    />
  ),
};

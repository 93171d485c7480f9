import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { MenuIcon } from '../Icon/navigationIcons.tsx';
import { IconButton } from './IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';

const meta = {
  component: IconButton,
  title: 'Components/IconButton',
  args: { label: 'Menu', children: <MenuIcon /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        variants: (
          <Inline>
            {(['bare', 'outline', 'primary'] as const).map((variant) => (
              <IconButton key={variant} label="Menu" variant={variant}>
                <MenuIcon />
              </IconButton>
            ))}
          </Inline>
        ),
        sizes: (
          <Inline>
            {(['s', 'm', 'l'] as const).map((size) => (
              <IconButton key={size} label="Menu" variant="outline" size={size}>
                <MenuIcon />
              </IconButton>
            ))}
          </Inline>
        ),
        disabled: (
          <IconButton label="Menu" disabled>
            <MenuIcon />
          </IconButton>
        ),
      }}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { ArrowEndIcon } from '../Icon/navigationIcons.tsx';
import { Inline } from '../Inline/Inline.tsx';

const meta = {
  component: ButtonLink,
  title: 'Components/ButtonLink',
  args: { href: '#', children: 'Check out' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        variants: (
          <Inline>
            {(['primary', 'secondary', 'outline', 'quiet'] as const).map((variant) => (
              <ButtonLink key={variant} href="#checkout" variant={variant}>
                Check out
              </ButtonLink>
            ))}
          </Inline>
        ),
        'with an icon': (
          <ButtonLink href="#next" icon={<ArrowEndIcon size={20} />}>
            Show 24 more
          </ButtonLink>
        ),
      }}
    />
  ),
};

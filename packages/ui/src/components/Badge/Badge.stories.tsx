import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Badge } from './Badge.tsx';
import { CountBadge } from './CountBadge.tsx';
import { CheckIcon, CrossCircleIcon, QuestionIcon, RingIcon } from '../Icon/statusIcons.tsx';
import { Inline } from '../Inline/Inline.tsx';

const meta = {
  component: Badge,
  title: 'Components/Badge',
  subcomponents: { CountBadge },
  args: { children: 'Universal' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        tones: (
          <Inline>
            {(['neutral', 'fit', 'check', 'nofit', 'info', 'core', 'promo'] as const).map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </Inline>
        ),
        'with an icon': (
          <Inline>
            <Badge tone="fit" icon={<CheckIcon size={16} strokeWidth={2.6} />}>
              Fits your Halden
            </Badge>
            <Badge tone="check" icon={<QuestionIcon size={16} />}>
              1 question to confirm
            </Badge>
            <Badge tone="nofit" icon={<CrossCircleIcon size={16} />}>
              Does not fit your Halden
            </Badge>
            <Badge icon={<RingIcon size={16} />}>Universal</Badge>
          </Inline>
        ),
        counts: (
          <Inline>
            {[1, 12, 99, 100].map((count) => (
              <CountBadge key={count} count={count} />
            ))}
          </Inline>
        ),
      }}
    />
  ),
};

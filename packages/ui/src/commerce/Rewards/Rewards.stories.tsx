import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { activity, longActivity, longRewards, rewards } from '../fixtures/account.ts';
import { today } from '../fixtures/products.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import { RewardsActivity } from './RewardsActivity.tsx';
import { RewardsBalance } from './RewardsBalance.tsx';

const meta = {
  title: 'Commerce/Rewards',
  component: RewardsBalance,
  subcomponents: { RewardsActivity },
} satisfies Meta;
export default meta;

const retry = { onRetry: () => undefined };
const { expiresOn: _, rewardMinor: __, ...bare } = rewards;

export const Balance: StoryObj = {
  render: () => (
    <Sheet
      narrow
      states={{
        'on the way': <RewardsBalance rewards={rewards} />,
        'nothing yet': <RewardsBalance rewards={{ ...bare, balanceMinor: 0, credits: 0 }} />,
        'long text': <RewardsBalance rewards={longRewards} />,
        'without a card': <RewardsBalance rewards="none" joinHref="/rewards/join" linkHref="/rewards/link" />,
        loading: <RewardsBalance rewards={undefined} />,
        failed: <RewardsBalance rewards={null} retry={retry} />,
      }}
    />
  ),
};

const dates = { action: '/rewards', from: '2026-08-24', to: today, today };

export const Activity: StoryObj = {
  render: () => (
    <Sheet
      states={{
        filled: <RewardsActivity entries={activity} dates={dates} />,
        'long text': <RewardsActivity entries={longActivity} />,
        loading: <RewardsActivity entries={undefined} dates={dates} />,
        empty: (
          <RewardsActivity
            entries={[]}
            dates={dates}
            emptyActions={
              <ButtonLink href="/user/rewards/requestCredit">Request a missing credit</ButtonLink>
            }
          />
        ),
        failed: <RewardsActivity entries={null} retry={retry} />,
      }}
    />
  ),
};

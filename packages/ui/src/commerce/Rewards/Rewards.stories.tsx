import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { activity, longActivity, longRewards, mergeable, rewards } from '../fixtures/account.ts';
import { today } from '../fixtures/products.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import { RewardsActivity } from './RewardsActivity.tsx';
import { RewardsBalance } from './RewardsBalance.tsx';
import { RewardsMerge } from './RewardsMerge.tsx';
import { RewardsPass } from './RewardsPass.tsx';

const meta = {
  title: 'Commerce/Rewards',
  component: RewardsBalance,
  subcomponents: { RewardsActivity, RewardsMerge, RewardsPass },
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

const pass = { brand: 'Driveline', pageUrl: 'https://shop.example/wallet' };
const passes = [
  { system: 'ios', href: '#ios' },
  { system: 'android', href: '#android' },
] as const;
const { cardNumber, balanceMinor } = rewards;

export const Pass: StoryObj = {
  render: () => (
    <Sheet
      states={{
        filled: (
          <RewardsPass {...pass} passes={passes} card={{ cardNumber, balanceMinor, holder: 'Ana Torres' }} />
        ),
        'without a balance': <RewardsPass {...pass} card={{ cardNumber }} />,
        'long text': (
          <RewardsPass
            brand="Driveline"
            card={{ ...longRewards, holder: 'Maximiliana Konstantinopolitanska-Wielkopolska' }}
          />
        ),
        loading: <RewardsPass {...pass} card={undefined} />,
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

const huge = mergeable.map((card) => ({ ...card, balanceMinor: 1_234_567_89 }));

export const Merge: StoryObj = {
  render: () => (
    <Sheet
      states={{
        two: (
          <RewardsMerge
            cards={mergeable}
            actions={<ButtonLink href="/mergeConfirmation?step=confirm">Merge accounts</ButtonLink>}
          />
        ),
        'with a reward on top': <RewardsMerge cards={mergeable} addsReward />,
        'large balances': <RewardsMerge cards={[...huge, { ...huge[0]!, lastDigits: '9920' }]} />,
        loading: <RewardsMerge cards={undefined} />,
        failed: <RewardsMerge cards={null} retry={retry} />,
      }}
    />
  ),
};

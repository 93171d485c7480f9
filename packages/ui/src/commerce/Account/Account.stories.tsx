import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReceiptIcon } from '../../components/Icon/accountIcons.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Sheet } from '../fixtures/Sheet.tsx';
import { buying, products, today, vehicleShort } from '../fixtures/products.ts';
import { OverviewCard } from './OverviewCard.tsx';
import { ListedParts } from './ListedParts.tsx';
import { PartLists } from './PartLists.tsx';
import { ProfileSection } from './ProfileSection.tsx';

const meta = {
  title: 'Commerce/Account',
  component: OverviewCard,
  subcomponents: { ListedParts, PartLists, ProfileSection },
} satisfies Meta;
export default meta;

const nothing = () => undefined;
const orders = { title: 'Orders & returns', href: '/user/orderHistory', icon: <ReceiptIcon /> };
const empty = { words: 'No orders yet', action: { label: 'See today’s deals', href: '/deals' } };

export const Overview: StoryObj = {
  render: () => (
    <Sheet
      narrow
      states={{
        filled: (
          <OverviewCard {...orders} state="filled">
            <p>Order W7K2-94QD arrives Wed, Nov 25</p>
          </OverviewCard>
        ),
        loading: <OverviewCard {...orders} state="loading" />,
        empty: <OverviewCard {...orders} state="empty" empty={empty} />,
        failed: <OverviewCard {...orders} state="failed" retry={{ onRetry: nothing }} />,
        'long text': (
          <OverviewCard
            {...orders}
            title="Orders, returns, refundable core deposits and everything that is still on its way"
            state="filled"
          >
            <p>{'A-long-number-without-a-space-that-must-not-widen-the-card '.repeat(3)}</p>
          </OverviewCard>
        ),
      }}
    />
  ),
};

const target = { action: '/user/myLists', intent: 'add-to-list', fields: { skuNumbers: '820101' } };
const lists = {
  lists: [
    { id: '1', name: 'Brake job', href: '?list=1', count: 2 },
    { id: '2', name: 'Everything-for-the-winter-'.repeat(2), href: '?list=2', count: 0 },
  ],
  add: target,
  create: { ...target, intent: 'create-list' },
};
const list = {
  ...buying,
  name: 'Brake job',
  shopHref: '/parts',
  takeOff: { ...target, intent: 'take-off-list' },
  rename: { ...target, intent: 'rename-list' },
  forget: { ...target, intent: 'remove-list' },
};

export const Lists: StoryObj = {
  render: () => (
    <Sheet
      states={{
        all: <PartLists {...lists} />,
        'parts wait': <PartLists {...lists} waiting={1} />,
        'none of a guest': <PartLists {...lists} lists={[]} isGuest />,
      }}
    />
  ),
};

export const OneList: StoryObj = {
  render: () => (
    <ListedParts {...list} products={products.slice(0, 2)} vehicle={vehicleShort} today={today} />
  ),
};

export const EmptyList: StoryObj = { render: () => <ListedParts {...list} products={[]} isEmpty /> };

const section = {
  title: 'Contact',
  items: [
    { term: 'Email', value: 'sam.rivera@example.com' },
    { term: 'Phone', value: '(619) 555-0142' },
  ],
  editHref: '?edit=contact',
  cancelHref: '/user/myProfile',
  save: { action: '/actions', intent: 'save-profile' },
  children: (
    <>
      <TextField label="Email" name="email" type="email" defaultValue="sam.rivera@example.com" required />
      <TextField label="Phone" name="phoneNumber" type="tel" defaultValue="(619) 555-0142" />
    </>
  ),
};

export const Profile: StoryObj = {
  render: () => (
    <Sheet
      states={{
        read: <ProfileSection {...section} />,
        'not added': <ProfileSection {...section} items={[]} />,
        edited: <ProfileSection {...section} isEditing asksPassword />,
        refused: <ProfileSection {...section} isEditing error="This email has an account already." />,
        saving: <ProfileSection {...section} isEditing isSaving />,
        'long text': (
          <ProfileSection
            {...section}
            title="Where we reach you about your orders, your returns and your refundable core deposits"
            items={[{ term: 'Email', value: `${'sam.rivera.of.harbor.garage.'.repeat(5)}@example.com` }]}
          />
        ),
        loading: <ProfileSection {...section} items={undefined} />,
        failed: <ProfileSection {...section} items={null} retry={{ onRetry: nothing }} />,
      }}
    />
  ),
};

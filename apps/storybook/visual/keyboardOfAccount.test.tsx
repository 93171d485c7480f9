import {
  MaintenanceTimeline,
  OrderCard,
  OrderList,
  ListedParts,
  OverviewCard,
  PartLists,
  ProfileSection,
  RewardsActivity,
  RewardsBalance,
  RewardsMerge,
  ServiceHistory,
  WarrantyList,
} from '@driveline/ui/account';
import { TextField } from '@driveline/ui/forms';
import { buying, noVehicle, rotor } from '../../../packages/ui/src/commerce/fixtures/products.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import {
  activity,
  intervals,
  onlineOrder,
  services,
} from '../../../packages/ui/src/commerce/fixtures/account.ts';
import { focused, onEmptyPage, press, show } from './keys.tsx';
import { pressRows } from './pressRows.tsx';

/** Keys of the pages of an account. */

onEmptyPage();

const target = (intent: string) => ({ action: '/actions', intent });
const retry = { onRetry: () => undefined };

pressRows({
  MaintenanceTimeline: {
    shown: (
      <MaintenanceTimeline
        intervals={intervals}
        unit="mi"
        mileage={44_620}
        saveMileage={target('save-mileage')}
      />
    ),
    stops: [
      'Update mileage',
      'Shop parts for Front brake pads',
      'Log service: Front brake pads',
      'Shop parts for Oil and filter',
      'Log service: Oil and filter',
      'Log service: Transfer case',
    ],
    does: { 'Update mileage': ['Enter', 'open'], 'Log service: Front brake pads': ['Enter', 'go'] },
  },
  OrderCard: {
    shown: <OrderCard order={onlineOrder} detailsHref="/order" buyAgain={target('buy-again')} />,
    stops: ['Details of order W7K2-94QD', 'Buy again: order W7K2-94QD'],
    does: {
      'Details of order W7K2-94QD': ['Enter', 'go /order'],
      'Buy again: order W7K2-94QD': [' ', 'send buy-again'],
    },
  },
  OrderList: {
    shown: <OrderList orders={[onlineOrder]} detailsHref={() => '/order'} />,
    stops: ['Details of order W7K2-94QD'],
    does: { 'Details of order W7K2-94QD': ['Enter', 'go /order'] },
  },
  PartLists: {
    shown: (
      <PartLists
        lists={[{ id: '1', name: 'Brake job', href: '?list=1', count: 2 }]}
        waiting={1}
        add={{ action: '/lists', intent: 'add-to-list' }}
        create={{ action: '/lists', intent: 'create-list' }}
      />
    ),
    stops: ['Brake job', 'Save here: Brake job', 'Name of the new list', 'Create list'],
    does: { 'Brake job': ['Enter', 'go ?list=1'], 'Save here: Brake job': ['Enter', 'send add-to-list'] },
  },
  ListedParts: {
    shown: (
      <ListedParts
        name="Brake job"
        products={[{ ...rotor, fit: noVehicle }]}
        {...buying}
        shopHref="/parts"
        takeOff={{ action: '/lists', intent: 'take-off-list' }}
        rename={{ action: '/lists', intent: 'rename-list' }}
        forget={{ action: '/lists', intent: 'remove-list' }}
      />
    ),
    stops: [
      rotor.title,
      'Add vehicle to check fit',
      `Take off the list: ${rotor.title}`,
      'Name of the list',
      'Rename',
      'Delete list',
    ],
    does: { [`Take off the list: ${rotor.title}`]: ['Enter', 'send take-off-list'] },
  },
  OverviewCard: {
    shown: <OverviewCard title="Orders" href="/orders" state="failed" retry={retry} />,
    stops: ['Orders', 'Try again'],
    does: { Orders: ['Enter', 'go /orders'], 'Try again': [' ', 'press'] },
  },
  RewardsActivity: { shown: <RewardsActivity entries={activity} />, stops: [] },
  RewardsBalance: {
    shown: <RewardsBalance rewards={null} retry={retry} />,
    stops: ['Try again'],
    does: { 'Try again': ['Enter', 'press'] },
  },
  RewardsMerge: {
    shown: <RewardsMerge cards={null} retry={retry} />,
    stops: ['Try again'],
    does: { 'Try again': ['Enter', 'press'] },
  },
  ServiceHistory: {
    shown: <ServiceHistory entries={services.slice(0, 1)} addHref="/add" remove={target('remove-service')} />,
    stops: ['Add service', 'Edit Oil and filter', 'Remove: Oil and filter'],
    does: { 'Add service': ['Enter', 'go /add'], 'Remove: Oil and filter': [' ', 'open'] },
  },
  WarrantyList: {
    shown: <WarrantyList purchases={null} retry={retry} />,
    stops: ['Try again'],
    does: { 'Try again': ['Enter', 'press'] },
  },
});

function Profile() {
  const [isEditing, setEditing] = useState(false);
  return (
    <ProfileSection
      title="Contact"
      items={[{ term: 'Name', value: 'Ana' }]}
      isEditing={isEditing}
      editHref="?edit"
      cancelHref="?"
      onEdit={() => setEditing(true)}
      onCancel={() => setEditing(false)}
      save={target('save')}
    >
      <TextField label="Name" name="name" />
    </ProfileSection>
  );
}

test('ProfileSection: opens into its first field, and gives the focus back when it closes', async () => {
  await show(<Profile />);
  document.querySelector<HTMLElement>('[data-edit]')!.focus();
  await press('Enter');
  expect(focused()).toBe('Name');
  await press('Tab', 'Tab');
  expect(focused()).toBe('Cancel');
  await press('Enter');
  expect(focused()).toBe('Edit Contact');
});

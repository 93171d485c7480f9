import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '../components/Alert/Alert.tsx';
import { Button } from '../components/Button/Button.tsx';
import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { ReceiptIcon, StoreIcon, TagIcon } from '../components/Icon/commerceIcons.tsx';
import { UserIcon } from '../components/Icon/contactIcons.tsx';
import { CarIcon } from '../components/Icon/vehicleIcons.tsx';
import { Link } from '../components/Link/Link.tsx';
import { PasswordField } from '../components/PasswordField/PasswordField.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { OverviewCard, type OverviewCardProps } from '../commerce/Account/OverviewCard.tsx';
import * as fixtures from '../commerce/fixtures/account.ts';
import { usePageWords, type PageWord } from '../commerce/fixtures/pageWords.ts';
import { today } from '../commerce/fixtures/products.ts';
import { ShopFrame } from '../commerce/fixtures/ShopFrame.tsx';
import { GarageCard } from '../commerce/Garage/GarageCard.tsx';
import { MaintenanceTimeline } from '../commerce/Garage/MaintenanceTimeline.tsx';
import type { GarageVehicle, RewardsAccount } from '../commerce/model/account.ts';
import { PageHeader } from '../commerce/Page/PageHeader.tsx';
import { RewardsActivity } from '../commerce/Rewards/RewardsActivity.tsx';
import { RewardsBalance } from '../commerce/Rewards/RewardsBalance.tsx';
import { NoVehicles } from '../commerce/Vehicle/NoVehicles.tsx';

const retry = { onRetry: () => undefined };

const cards: readonly { title: PageWord; href: string; icon: OverviewCardProps['icon'] }[] = [
  { title: 'orders', href: '/user/orderHistory', icon: <ReceiptIcon /> },
  { title: 'garage', href: '/user/myVehicle', icon: <CarIcon /> },
  { title: 'rewards', href: '/user/rewards', icon: <TagIcon /> },
  { title: 'store', href: '/store', icon: <StoreIcon /> },
  { title: 'profile', href: '/user/myProfile', icon: <UserIcon /> },
];

function Overview({ state }: { state: OverviewCardProps['state'] }) {
  const words = usePageWords();
  const contents: Partial<Record<PageWord, string>> = {
    orders: words('orderArrives'),
    garage: fixtures.garageVehicle.name,
    rewards: fixtures.rewards.cardNumber,
    store: '1420 Harbor Blvd',
    profile: 'sam.rivera@example.com',
  };
  return (
    <ShopFrame>
      <Heading level={1}>{words('account')}</Heading>
      <Grid min="320px">
        {cards.map(({ title, ...card }) => (
          <OverviewCard
            key={title}
            title={words(title)}
            {...card}
            state={state}
            retry={retry}
            empty={{ words: words('noOrders'), action: { label: words('shop'), href: '/parts' } }}
          >
            <Text>{contents[title]}</Text>
          </OverviewCard>
        ))}
      </Grid>
    </ShopFrame>
  );
}

const garage = {
  shopHref: '/parts',
  detailsHref: '/user/vehicleDetails/v1',
  maintenanceHref: '/user/maintenanceIntervals/v1',
  historyHref: '/user/serviceHistory/v1',
  prefer: { action: '/actions', intent: 'set-vehicle' },
  remove: { action: '/actions', intent: 'remove-vehicle' },
};

function Garage({ vehicles }: { vehicles: readonly GarageVehicle[] }) {
  const words = usePageWords();
  return (
    <ShopFrame>
      <PageHeader title={words('garage')}>
        <ButtonLink href="/user/myVehicle" variant="secondary">
          {words('addVehicle')}
        </ButtonLink>
      </PageHeader>
      {vehicles.length === 0 ? (
        <NoVehicles />
      ) : (
        <Grid min="340px">
          {vehicles.map((vehicle) => (
            <GarageCard key={vehicle.vehicleId} vehicle={vehicle} {...garage} />
          ))}
        </Grid>
      )}
    </ShopFrame>
  );
}

function Maintenance() {
  const words = usePageWords();
  return (
    <ShopFrame>
      <PageHeader title={words('maintenance')} lead={fixtures.garageVehicle.name} />
      <MaintenanceTimeline
        intervals={fixtures.intervals}
        unit="mi"
        mileage={44_620}
        saveMileage={{ action: '/actions', intent: 'save-mileage' }}
        logHref="/user/addServiceHistory/v1"
      />
    </ShopFrame>
  );
}

interface RewardsProps {
  rewards: RewardsAccount | 'none' | null | undefined;
  entries?: typeof fixtures.activity | null | undefined;
}

function Rewards({ rewards, entries }: RewardsProps) {
  const words = usePageWords();
  const dates = { action: '/user/rewards', from: '2026-08-24', to: today, today };
  return (
    <ShopFrame>
      <PageHeader title={words('rewards')} />
      <RewardsBalance rewards={rewards} joinHref="/rewards/join" linkHref="/rewards/link" retry={retry} />
      {rewards !== 'none' && <RewardsActivity entries={entries} dates={dates} retry={retry} />}
    </ShopFrame>
  );
}

function SignInForm({ refused = false }: { refused?: boolean }) {
  const words = usePageWords();
  return (
    <ShopFrame narrow itemCount={0}>
      <Card>
        <Stack gap={5}>
          <Heading level={1}>{words('signIn')}</Heading>
          <Text>{words('signInLead')}</Text>
          {refused && (
            <Alert tone="error" role="alert">
              {words('wrongPassword')}
            </Alert>
          )}
          <TextField
            label={words('email')}
            type="email"
            defaultValue={refused ? 'sam.rivera@example.com' : ''}
          />
          <PasswordField label={words('password')} autoComplete="current-password" />
          <Checkbox>{words('stay')}</Checkbox>
          <Button variant="primary">{words('signIn')}</Button>
          <Link href="/forgotPassword">{words('forgot')}</Link>
        </Stack>
      </Card>
      <Card>
        <Stack gap={4}>
          <Heading level={2}>{words('newHere')}</Heading>
          <ButtonLink href="/register" variant="secondary">
            {words('register')}
          </ButtonLink>
          <ButtonLink href="/checkout" variant="outline">
            {words('guest')}
          </ButtonLink>
        </Stack>
      </Card>
    </ShopFrame>
  );
}

const meta = { title: 'Pages/Account', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
const state = { parameters: { visual: { kind: 'pageState' } } };

export const OverviewFilled: StoryObj = { render: () => <Overview state="filled" /> };
export const OverviewLoading: StoryObj = { ...state, render: () => <Overview state="loading" /> };
export const OverviewEmpty: StoryObj = { ...state, render: () => <Overview state="empty" /> };
export const OverviewFailed: StoryObj = { ...state, render: () => <Overview state="failed" /> };

export const GarageFilled: StoryObj = {
  render: () => <Garage vehicles={[fixtures.garageVehicle, fixtures.overdueVehicle]} />,
};
export const GarageLongText: StoryObj = {
  ...state,
  render: () => <Garage vehicles={[fixtures.longGarageVehicle]} />,
};
export const GarageEmpty: StoryObj = { ...state, render: () => <Garage vehicles={[]} /> };
export const MaintenancePlan: StoryObj = { render: () => <Maintenance /> };

export const RewardsFilled: StoryObj = {
  render: () => <Rewards rewards={fixtures.rewards} entries={fixtures.activity} />,
};
export const RewardsLongText: StoryObj = {
  ...state,
  render: () => <Rewards rewards={fixtures.longRewards} entries={fixtures.longActivity} />,
};
export const RewardsWithoutCard: StoryObj = { ...state, render: () => <Rewards rewards="none" /> };
export const RewardsLoading: StoryObj = { ...state, render: () => <Rewards rewards={undefined} /> };
export const RewardsFailed: StoryObj = { ...state, render: () => <Rewards rewards={null} entries={null} /> };

export const SignIn: StoryObj = { render: () => <SignInForm /> };
export const SignInRefused: StoryObj = { ...state, render: () => <SignInForm refused /> };

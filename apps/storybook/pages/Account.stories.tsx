import {
  Alert,
  Button,
  ButtonLink,
  Card,
  CarIcon,
  Grid,
  Heading,
  Inline,
  NoVehicles,
  PageHeader,
  ReceiptIcon,
  Stack,
  StoreIcon,
  TagIcon,
  Text,
  UserIcon,
  useFormat,
  useStrings,
} from '@driveline/ui';
import {
  GarageCard,
  MaintenanceTimeline,
  OverviewCard,
  RewardsActivity,
  RewardsBalance,
  type OverviewCardProps,
} from '@driveline/ui/account';
import { Checkbox, PasswordField, TextField } from '@driveline/ui/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { frame, inShop } from './inShop.tsx';
import { usePageWords, type PageWord } from './pageWords.ts';
import { today, useShopData } from './shopData.ts';

const retry = { onRetry: () => undefined };

type CardWord = 'account.orders' | 'account.vehicles' | 'account.rewards' | 'store.yours' | 'account.profile';

interface CardOfOverview {
  title: CardWord;
  href: string;
  icon: OverviewCardProps['icon'];
  /** A profile is never empty. */
  empty?: { words: PageWord; label: PageWord; href: string };
}

const cards: readonly CardOfOverview[] = [
  {
    title: 'account.orders',
    href: '/user/orderHistory',
    icon: <ReceiptIcon />,
    empty: { words: 'account.noOrders', label: 'account.seeDeals', href: '/lp/deals' },
  },
  {
    title: 'account.vehicles',
    href: '/user/myVehicle',
    icon: <CarIcon />,
    empty: { words: 'account.noVehicle', label: 'account.addVehicle', href: '/user/myVehicle' },
  },
  {
    title: 'account.rewards',
    href: '/rewards',
    icon: <TagIcon />,
    empty: { words: 'account.noRewards', label: 'account.joinRewards', href: '/rewards' },
  },
  {
    title: 'store.yours',
    href: '/store',
    icon: <StoreIcon />,
    empty: { words: 'account.noStore', label: 'store.title', href: '/store' },
  },
  { title: 'account.profile', href: '/user/myProfile', icon: <UserIcon /> },
];

function Overview({ state }: { state: OverviewCardProps['state'] }) {
  const words = usePageWords();
  const { shell } = useStrings();
  const { date, money } = useFormat();
  const { garage, history, order, profile, rewards, store } = useShopData();
  const when = order.shipments.find(({ way }) => way !== 'pickup')?.when;
  const contents: Record<CardWord, string> = {
    'account.orders': words('orderArrives', {
      number: history[0]!.number,
      date: when ? date(when, 'day') : '',
    }),
    'account.vehicles': garage[0]!.name,
    'account.rewards': words('account.balance', { amount: money(rewards.balanceMinor) }),
    'store.yours': store.address1,
    'account.profile': profile.email,
  };
  return (
    <>
      <Heading level={1}>{shell.hello(profile.firstName)}</Heading>
      <Grid min="320px">
        {cards.map(({ title, empty, ...card }) => (
          <OverviewCard
            key={title}
            title={words(title)}
            {...card}
            state={state === 'empty' && !empty ? 'filled' : state}
            retry={retry}
            {...(empty && {
              empty: { words: words(empty.words), action: { label: words(empty.label), href: empty.href } },
            })}
          >
            <Text>{contents[title]}</Text>
          </OverviewCard>
        ))}
      </Grid>
    </>
  );
}

const ways = {
  shopHref: '/parts',
  detailsHref: '/user/vehicleDetails/v1',
  maintenanceHref: '/user/maintenanceIntervals/v1',
  historyHref: '/user/serviceHistory/v1',
  prefer: { action: '/actions', intent: 'set-vehicle' },
  remove: { action: '/actions', intent: 'remove-vehicle' },
};

function Garage({ look }: { look: 'filled' | 'long' | 'empty' }) {
  const words = usePageWords();
  const { garage } = useShopData();
  const long = {
    ...garage[0]!,
    name: `${garage[0]!.name} ${words('longPart')}`,
    mileage: { value: 1_284_000, unit: 'km' as const },
  };
  const vehicles = { filled: garage, long: [long], empty: [] }[look];
  return (
    <>
      <PageHeader title={words('account.vehicles')}>
        <ButtonLink href="/user/myVehicle" variant="secondary">
          {words('account.addVehicle')}
        </ButtonLink>
      </PageHeader>
      {vehicles.length === 0 ? (
        <NoVehicles />
      ) : (
        <Grid min="340px">
          {vehicles.map((vehicle) => (
            <GarageCard key={vehicle.vehicleId} vehicle={vehicle} {...ways} />
          ))}
        </Grid>
      )}
    </>
  );
}

function Maintenance() {
  const words = usePageWords();
  const { garage, intervals, market, plan } = useShopData();
  return (
    <>
      <PageHeader title={words('maintenance')} lead={garage[0]!.name} />
      <MaintenanceTimeline
        intervals={intervals}
        unit={market.units.distance}
        mileage={plan.mileage ?? 0}
        saveMileage={{ action: '/actions', intent: 'save-mileage' }}
        logHref="/user/addServiceHistory/v1"
      />
    </>
  );
}

interface RewardsProps {
  look: 'filled' | 'long' | 'none' | 'loading' | 'failed';
}

function Rewards({ look }: RewardsProps) {
  const words = usePageWords();
  const { rewards, activity } = useShopData();
  const dates = { action: '/user/rewards', from: '2026-08-24', to: today, today };
  const longCard = {
    ...rewards,
    balanceMinor: 1_234_567_89,
    credits: 4999,
    creditsNeeded: 5000,
    cardNumber: Array.from({ length: 4 }, () => rewards.cardNumber).join(' '),
  };
  const longEntry = {
    ...activity[0]!,
    description: `${activity[0]!.description} ${words('longPart')}`,
    amountMinor: 1_234_567_89,
    credits: 1250,
  };
  const card = { filled: rewards, long: longCard, none: 'none' as const, loading: undefined, failed: null }[
    look
  ];
  const entries = {
    filled: activity.slice(0, 5),
    long: [longEntry],
    none: undefined,
    loading: undefined,
    failed: null,
  }[look];
  return (
    <>
      <PageHeader title={words('account.rewards')} />
      <RewardsBalance rewards={card} joinHref="/rewards/join" linkHref="/rewards/link" retry={retry} />
      {card !== 'none' && <RewardsActivity entries={entries} dates={dates} retry={retry} />}
    </>
  );
}

function SignInForm({ refused = false }: { refused?: boolean }) {
  const words = usePageWords();
  const { profile } = useShopData();
  return (
    <>
      <Card>
        <Stack gap={5}>
          <Heading level={1}>{words('signIn.title')}</Heading>
          {refused && (
            <Alert tone="error" role="alert">
              {words('wrongPassword')}
            </Alert>
          )}
          <TextField
            label={words('signIn.username')}
            autoComplete="username"
            defaultValue={refused ? profile.email : ''}
            required
          />
          <PasswordField label={words('signIn.password')} autoComplete="current-password" required />
          <Checkbox>{words('signIn.remember')}</Checkbox>
          <Button variant="primary">{words('signIn.send')}</Button>
          <Inline gap={3}>
            <Button variant="quiet">{words('signIn.forgot')}</Button>
            <Button variant="quiet">{words('signIn.byCode')}</Button>
          </Inline>
        </Stack>
      </Card>
      <Card>
        <Stack gap={4}>
          <Heading level={2}>{words('signIn.newHere')}</Heading>
          <Text>{words('signIn.newHereLead')}</Text>
          <Inline gap={3}>
            <ButtonLink href="/create" variant="secondary">
              {words('signIn.create')}
            </ButtonLink>
            <ButtonLink href="/trackOrder" variant="outline">
              {words('signIn.track')}
            </ButtonLink>
          </Inline>
        </Stack>
      </Card>
    </>
  );
}

const meta = {
  title: 'Pages/Account',
  parameters: { layout: 'fullscreen', ...frame({ signedIn: true }) },
  decorators: [inShop],
} satisfies Meta;
export default meta;
const state = { parameters: { visual: { kind: 'pageState' } } };
const signIn = frame({ narrow: true, emptyCart: true, signedIn: false });

export const OverviewFilled: StoryObj = { render: () => <Overview state="filled" /> };
export const OverviewLoading: StoryObj = { ...state, render: () => <Overview state="loading" /> };
export const OverviewEmpty: StoryObj = { ...state, render: () => <Overview state="empty" /> };
export const OverviewFailed: StoryObj = { ...state, render: () => <Overview state="failed" /> };

export const GarageFilled: StoryObj = { render: () => <Garage look="filled" /> };
export const GarageLongText: StoryObj = { ...state, render: () => <Garage look="long" /> };
export const GarageEmpty: StoryObj = { ...state, render: () => <Garage look="empty" /> };
export const MaintenancePlan: StoryObj = { render: () => <Maintenance /> };

export const RewardsFilled: StoryObj = { render: () => <Rewards look="filled" /> };
export const RewardsLongText: StoryObj = { ...state, render: () => <Rewards look="long" /> };
export const RewardsWithoutCard: StoryObj = { ...state, render: () => <Rewards look="none" /> };
export const RewardsLoading: StoryObj = { ...state, render: () => <Rewards look="loading" /> };
export const RewardsFailed: StoryObj = { ...state, render: () => <Rewards look="failed" /> };

export const SignIn: StoryObj = { parameters: signIn, render: () => <SignInForm /> };
export const SignInRefused: StoryObj = {
  parameters: { ...state.parameters, ...signIn },
  render: () => <SignInForm refused />,
};

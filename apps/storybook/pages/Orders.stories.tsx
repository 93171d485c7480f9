import {
  Alert,
  AsideLayout,
  Button,
  ButtonLink,
  Card,
  Heading,
  OrderView,
  PageHeader,
  PaymentInstructions,
  Stack,
  Text,
} from '@driveline/ui';
import { OrderList, type HistoryOrder } from '@driveline/ui/account';
import { InfoCards } from '@driveline/ui/content';
import { TextField } from '@driveline/ui/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlyIn } from '../modes.ts';
import { frame, inShop } from './inShop.tsx';
import { usePageWords } from './pageWords.ts';
import { useShopBrand } from './shopBrand.ts';
import { today, useShopData } from './shopData.ts';

/** @param later whether the order waits for its money, in a market that knows that */
function Confirmed({ later = false }: { later?: boolean }) {
  const words = usePageWords();
  const { order, laterOrder, payLater } = useShopData();
  const shown = later ? laterOrder : order;
  return (
    <OrderView order={shown} today={today}>
      <Stack gap={2}>
        <Heading level={1}>{words('confirmation.heading')}</Heading>
        <Text>{words('confirmation.number', { number: shown.number })}</Text>
        <Text>{words('confirmation.mail', { email: shown.contact?.email ?? '' })}</Text>
      </Stack>
      {later && payLater && <PaymentInstructions payment={payLater} checkHref="#check" />}
    </OrderView>
  );
}

function LookUp({ refused = false }: { refused?: boolean }) {
  const words = usePageWords();
  const { order } = useShopData();
  const { blocks } = useShopBrand().content;
  return (
    <AsideLayout aside={<InfoCards {...blocks['/trackOrder']!} arrangement="column" />}>
      <Card>
        <Stack gap={5}>
          <Heading level={1}>{words('track.title')}</Heading>
          <Text>{words('track.description')}</Text>
          {refused && (
            <Alert tone="error" role="alert">
              {words('noSuchOrder')}
            </Alert>
          )}
          <TextField label={words('track.number')} defaultValue={refused ? order.number : ''} required />
          <TextField
            label={words('track.emailOrPhone')}
            defaultValue={refused ? (order.contact?.email ?? '') : ''}
            required
          />
          <Button variant="primary">{words('track.find')}</Button>
        </Stack>
      </Card>
    </AsideLayout>
  );
}

function Tracked() {
  const words = usePageWords();
  const { order, shipments } = useShopData();
  return (
    <OrderView order={{ ...order, shipments }} isTracked today={today}>
      <Stack gap={4} align="start">
        <Heading level={1}>{words('track.order', { number: order.number })}</Heading>
        <Button variant="outline">{words('orders.buyAgain')}</Button>
      </Stack>
    </OrderView>
  );
}

const links = {
  detailsHref: ({ number }: HistoryOrder) => `/user/orderHistory/${number}`,
  buyAgain: ({ type }: HistoryOrder) =>
    type === 'RETURN' ? undefined : { action: '/actions', intent: 'buy-again' },
};

interface HistoryProps {
  orders: 'filled' | 'long' | 'none' | 'loading' | 'failed';
}

function History({ orders }: HistoryProps) {
  const words = usePageWords();
  const { history } = useShopData();
  const [first] = history;
  const long = {
    ...first!,
    number: `${first!.number}-0000000000000000000000000000000001`,
    type: 'FLEETORDER',
    status: 'NEW_CODE',
    itemCount: 148,
    totalMinor: 1_234_567_89,
    lines: Array.from({ length: 7 }, (_, at) => ({ ...first!.lines[0]!, id: `${at}` })),
  };
  const shown = { filled: history, long: [long], none: [], loading: undefined, failed: null }[orders];
  return (
    <>
      <PageHeader title={words('account.orders')} lead={words('ordersLead')} />
      <OrderList
        orders={shown}
        {...links}
        retry={{ onRetry: () => undefined }}
        emptyActions={<ButtonLink href="/parts">{words('shop')}</ButtonLink>}
      />
    </>
  );
}

const meta = {
  title: 'Pages/Orders',
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
} satisfies Meta;
export default meta;
const state = { parameters: { visual: { kind: 'pageState' } } };
/** What was bought has left the cart. */
const emptied = frame({ emptyCart: true });

/** The confirmation of an order that waits for its money, in the market that knows that. */
function awaiting(code: string): StoryObj {
  const { globals, parameters } = onlyIn(code);
  return { globals, parameters: { ...parameters, ...emptied }, render: () => <Confirmed later /> };
}

export const Confirmation: StoryObj = { parameters: emptied, render: () => <Confirmed /> };
/** Where the market has the way to pay, and nowhere else. */
export const ConfirmationAwaitsPix: StoryObj = awaiting('br');
export const ConfirmationAwaitsOxxo: StoryObj = awaiting('mx');
export const Tracking: StoryObj = { render: () => <Tracked /> };
export const TrackingLookUp: StoryObj = { ...state, render: () => <LookUp /> };
export const TrackingNotFound: StoryObj = { ...state, render: () => <LookUp refused /> };
/** Whose orders these are. */
const member = frame({ signedIn: true });
const memberState = { parameters: { ...state.parameters, ...member } };

export const HistoryFilled: StoryObj = { parameters: member, render: () => <History orders="filled" /> };
export const HistoryLongText: StoryObj = { ...memberState, render: () => <History orders="long" /> };
export const HistoryLoading: StoryObj = { ...memberState, render: () => <History orders="loading" /> };
export const HistoryEmpty: StoryObj = { ...memberState, render: () => <History orders="none" /> };
export const HistoryFailed: StoryObj = { ...memberState, render: () => <History orders="failed" /> };

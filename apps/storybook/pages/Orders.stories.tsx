import {
  Alert,
  AsideLayout,
  Button,
  ButtonLink,
  Card,
  Heading,
  OrderSummary,
  OrderView,
  PageHeader,
  PaymentInstructions,
  Stack,
  Text,
} from '@driveline/ui';
import { OrderList, ShipmentTracker, type HistoryOrder } from '@driveline/ui/account';
import { TextField } from '@driveline/ui/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { frame, inShop } from './inShop.tsx';
import { usePageWords } from './pageWords.ts';
import { today, useShopData } from './shopData.ts';

/** @param later whether the order waits for its money, in a market that knows that */
function Confirmed({ later = false }: { later?: boolean }) {
  const words = usePageWords();
  const { order, laterOrder, payLater } = useShopData();
  const shown = later ? laterOrder : order;
  return (
    <OrderView order={shown} today={today}>
      <Stack gap={2}>
        <Heading level={1}>{words('thanks')}</Heading>
        <Text>{words('mailSent', { email: shown.contact?.email ?? '' })}</Text>
      </Stack>
      {later && payLater && <PaymentInstructions payment={payLater} checkHref="#check" />}
    </OrderView>
  );
}

function LookUp({ refused = false }: { refused?: boolean }) {
  const words = usePageWords();
  const { order } = useShopData();
  return (
    <Card>
      <Stack gap={5}>
        <Heading level={1}>{words('trackOrder')}</Heading>
        <Text>{words('trackLead')}</Text>
        {refused && (
          <Alert tone="error" role="alert">
            {words('noSuchOrder')}
          </Alert>
        )}
        <TextField label={words('orderNumber')} defaultValue={refused ? order.number : ''} />
        <TextField label={words('emailOrPhone')} defaultValue={refused ? (order.contact?.email ?? '') : ''} />
        <Button variant="primary">{words('findOrder')}</Button>
      </Stack>
    </Card>
  );
}

function Tracked() {
  const words = usePageWords();
  const { order, shipments } = useShopData();
  return (
    <>
      <PageHeader title={words('trackOrder')} lead={order.number} />
      <AsideLayout aside={<OrderSummary totals={order.totals} />}>
        {shipments.map((shipment) => (
          <ShipmentTracker key={shipment.id} shipment={shipment} today={today} />
        ))}
      </AsideLayout>
    </>
  );
}

const links = {
  detailsHref: ({ number }: HistoryOrder) => `/user/orderHistory/${number}`,
  buyAgain: () => ({ action: '/actions', intent: 'buy-again' }),
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
      <PageHeader title={words('orders')} lead={words('ordersLead')} />
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
const narrowState = { ...state.parameters, ...frame({ narrow: true }) };

export const Confirmation: StoryObj = { parameters: emptied, render: () => <Confirmed /> };
/** By Pix in Brazil, at an OXXO in Mexico; where nobody pays later, the confirmation alone. */
export const ConfirmationAwaitsPix: StoryObj = {
  parameters: { ...state.parameters, ...emptied },
  render: () => <Confirmed later />,
};
export const Tracking: StoryObj = { render: () => <Tracked /> };
export const TrackingLookUp: StoryObj = { parameters: narrowState, render: () => <LookUp /> };
export const TrackingNotFound: StoryObj = { parameters: narrowState, render: () => <LookUp refused /> };
export const HistoryFilled: StoryObj = { render: () => <History orders="filled" /> };
export const HistoryLongText: StoryObj = { ...state, render: () => <History orders="long" /> };
export const HistoryLoading: StoryObj = { ...state, render: () => <History orders="loading" /> };
export const HistoryEmpty: StoryObj = { ...state, render: () => <History orders="none" /> };
export const HistoryFailed: StoryObj = { ...state, render: () => <History orders="failed" /> };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '../components/Alert/Alert.tsx';
import { Button } from '../components/Button/Button.tsx';
import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import {
  atCounter,
  inTransit,
  largeOrder,
  onlineOrder,
  pickedUpOrder,
} from '../commerce/fixtures/account.ts';
import { placedOrder } from '../commerce/fixtures/orders.ts';
import { usePageWords } from '../commerce/fixtures/pageWords.ts';
import { today } from '../commerce/fixtures/products.ts';
import { AsideLayout } from '../components/AsideLayout/AsideLayout.tsx';
import { ShopFrame } from '../commerce/fixtures/ShopFrame.tsx';
import type { HistoryOrder } from '../commerce/model/account.ts';
import type { PayLater } from '../commerce/model/payLater.ts';
import { OrderList } from '../commerce/Order/OrderList.tsx';
import { OrderView } from '../commerce/Order/OrderView.tsx';
import { PaymentInstructions } from '../commerce/Order/PaymentInstructions.tsx';
import { ShipmentTracker } from '../commerce/Order/ShipmentTracker.tsx';
import { PageHeader } from '../commerce/Page/PageHeader.tsx';
import { OrderSummary } from '../commerce/Totals/OrderSummary.tsx';

const pix: PayLater = {
  kind: 'pix',
  status: 'waiting',
  amountMinor: placedOrder.totals.totalMinor,
  code: '00020126580014br.gov.bcb.pix013600000000-0000-4000-8000-00000000000052040000530398654063.565802BR6304A1B2',
  pageHref: '#page',
  payBy: '2026-11-21T22:05:00Z',
};

function Confirmed({ payLater }: { payLater?: PayLater }) {
  const words = usePageWords();
  return (
    <ShopFrame itemCount={0}>
      <OrderView order={placedOrder} today={today}>
        <Stack gap={2}>
          <Heading level={1}>{words('thanks')}</Heading>
          <Text>{words('mailSent')}</Text>
        </Stack>
        {payLater && <PaymentInstructions payment={payLater} checkHref="#check" />}
      </OrderView>
    </ShopFrame>
  );
}

function LookUp({ refused = false }: { refused?: boolean }) {
  const words = usePageWords();
  return (
    <ShopFrame narrow>
      <Card>
        <Stack gap={5}>
          <Heading level={1}>{words('trackOrder')}</Heading>
          <Text>{words('trackLead')}</Text>
          {refused && (
            <Alert tone="error" role="alert">
              {words('noSuchOrder')}
            </Alert>
          )}
          <TextField label={words('orderNumber')} defaultValue={refused ? 'W7K2-94QX' : ''} />
          <TextField label={words('emailOrPhone')} defaultValue={refused ? 'sam.rivera@example.com' : ''} />
          <Button variant="primary">{words('findOrder')}</Button>
        </Stack>
      </Card>
    </ShopFrame>
  );
}

function Tracked() {
  const words = usePageWords();
  return (
    <ShopFrame>
      <PageHeader title={words('trackOrder')} lead={placedOrder.number} />
      <AsideLayout aside={<OrderSummary totals={placedOrder.totals} />}>
        <ShipmentTracker shipment={atCounter} today={today} />
        <ShipmentTracker shipment={inTransit} today={today} />
      </AsideLayout>
    </ShopFrame>
  );
}

const links = {
  detailsHref: () => '/user/orderHistory/W7K2-94QD',
  buyAgain: () => ({ action: '/actions', intent: 'buy-again' }),
};

function History({ orders }: { orders: readonly HistoryOrder[] | null | undefined }) {
  const words = usePageWords();
  return (
    <ShopFrame>
      <PageHeader title={words('orders')} lead={words('ordersLead')} />
      <OrderList
        orders={orders}
        {...links}
        retry={{ onRetry: () => undefined }}
        emptyActions={<ButtonLink href="/parts">{words('shop')}</ButtonLink>}
      />
    </ShopFrame>
  );
}

const meta = { title: 'Pages/Orders', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
const state = { parameters: { visual: { kind: 'pageState' } } };

export const Confirmation: StoryObj = { render: () => <Confirmed /> };

export const ConfirmationAwaitsPix: StoryObj = { ...state, render: () => <Confirmed payLater={pix} /> };

export const Tracking: StoryObj = { render: () => <Tracked /> };

export const TrackingLookUp: StoryObj = { ...state, render: () => <LookUp /> };

export const TrackingNotFound: StoryObj = { ...state, render: () => <LookUp refused /> };

export const HistoryFilled: StoryObj = { render: () => <History orders={[onlineOrder, pickedUpOrder]} /> };

export const HistoryLongText: StoryObj = { ...state, render: () => <History orders={[largeOrder]} /> };

export const HistoryLoading: StoryObj = { ...state, render: () => <History orders={undefined} /> };

export const HistoryEmpty: StoryObj = { ...state, render: () => <History orders={[]} /> };

export const HistoryFailed: StoryObj = { ...state, render: () => <History orders={null} /> };

import { toMinor, type Shipment } from '@driveline/api';
import {
  checkoutQueries,
  orderGroup,
  orderGroups,
  orderShipments,
  shipmentWays,
  useB2c,
  wayOf,
} from '@driveline/hooks';
import {
  Button,
  CheckoutSection,
  RadioCard,
  RadioCards,
  Stack,
  Text,
  useFormat,
  type OrderGroup,
} from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import type { SectionProps } from './CheckoutPage.tsx';
import { wayField } from './chooseDelivery.ts';
import { StepMessage } from './StepMessage.tsx';
import { stepPath } from './steps.ts';
import { useStepPending } from './useStepPending.ts';

/** How you get it: each group of lines with its place, date and price. */
export function DeliverySection({ state, sectionState, fault }: SectionProps) {
  const text = useText();
  const { market } = useShop();
  const isPending = useStepPending('choose-delivery');
  return (
    <CheckoutSection
      id="delivery"
      step={1}
      title={text('checkout.delivery')}
      state={sectionState}
      editHref={stepPath('delivery')}
      summary={<Text size="bodyS">{useDeliverySummary(orderGroups(state.cart, market))}</Text>}
    >
      <form method="post" action={stepPath('delivery')} data-intent="choose-delivery">
        <Stack gap={5}>
          <input type="hidden" name="intent" value="choose-delivery" />
          <StepMessage message={fault?.message} />
          {orderShipments(state.cart).map((shipment) => (
            <Ways key={shipment.shipmentId} shipment={shipment} />
          ))}
          <Button type="submit" variant="primary" fullWidth pending={isPending}>
            {text('checkout.toContact')}
          </Button>
        </Stack>
      </form>
    </CheckoutSection>
  );
}

function Ways({ shipment }: { shipment: Shipment }) {
  const text = useText();
  const { money, date } = useFormat();
  const { market } = useShop();
  const ways = useWays(shipment);
  const { store } = orderGroup(shipment, market);
  return (
    <RadioCards
      legend={shipment.lineItemList.map((line) => line.itemDescription).join(', ')}
      name={wayField(shipment.shipmentId)}
      defaultValue={wayOf(shipment.shipmentType)}
    >
      {ways.map(({ way, when, price }) => {
        const minor = toMinor(price, market.currency.minorDigits);
        return (
          <RadioCard
            key={way}
            value={way}
            label={text(`checkout.way.${way}`)}
            description={[way === 'pickup' && store?.name, when && date(when, 'day')]
              .filter(Boolean)
              .join(', ')}
            end={minor === 0 ? text('checkout.free') : money(minor)}
          />
        );
      })}
    </RadioCards>
  );
}

/** What comes where and when, in one line. */
function useDeliverySummary(groups: readonly OrderGroup[]): string {
  const text = useText();
  const { date } = useFormat();
  return groups
    .map(({ way, lines, store, when }) => {
      const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const values = { count, store: store?.name ?? '', date: when ? date(when, 'day') : '' };
      return text(way === 'pickup' ? 'checkout.pickupSummary' : 'checkout.shipSummary', values);
    })
    .join(' · ');
}

/** The ways that all lines of a shipment can go, the chosen one among them. */
function useWays(shipment: Shipment) {
  const { client } = useB2c();
  const { data } = useQuery(checkoutQueries.shipmentOptions(client));
  const own = data?.shipments.find(({ shipmentId }) => shipmentId === shipment.shipmentId);
  return shipmentWays(shipment, own?.shippingMethods);
}

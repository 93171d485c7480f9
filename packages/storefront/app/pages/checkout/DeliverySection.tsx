import { toMinor, type Cart, type Shipment } from '@driveline/api';
import {
  chosenWay,
  orderGroup,
  orderGroups,
  orderShipments,
  shipmentWays,
  useShipmentOptions,
  wayField,
} from '@driveline/hooks';
import { CheckoutSection, RadioCard, RadioCards, Text, useFormat, useStrings } from '@driveline/ui';
import { useShop, useText } from '../../shop/useShop.ts';
import { Refused } from '../../parts/form/PostForm.tsx';
import type { CheckoutStepProps } from '../../../src/slots.ts';
import { Membership } from './Membership.tsx';
import { StepForm, useNextText } from './StepForm.tsx';

/** How you get it: each group of lines with its place, date and price. */
export function DeliverySection({ state, frame, fault }: CheckoutStepProps) {
  const { cart } = state;
  return (
    <CheckoutSection {...frame} summary={<Text size="bodyS">{useDeliverySummary(cart)}</Text>}>
      <StepForm step="delivery" intent="choose-delivery" buttonText={useNextText('delivery')}>
        <Refused answer={fault} />
        {orderShipments(cart).map((shipment) => (
          <Ways key={shipment.shipmentId} shipment={shipment} />
        ))}
      </StepForm>
      {state.containsShipToHomeItem && <Membership fault={fault} />}
    </CheckoutSection>
  );
}

/** The ways that all lines of a shipment can go, the chosen one among them. */
function Ways({ shipment }: { shipment: Shipment }) {
  const text = useText();
  const { money, date } = useFormat();
  const { freight } = useStrings().product.way;
  const { market } = useShop();
  const { data } = useShipmentOptions();
  const own = data?.shipments.find(({ shipmentId }) => shipmentId === shipment.shipmentId);
  const { store } = orderGroup(shipment, market);
  return (
    <RadioCards
      legend={shipment.lineItemList.map((line) => line.itemDescription).join(', ')}
      name={wayField(shipment.shipmentId)}
      defaultValue={chosenWay(shipment)}
    >
      {shipmentWays(shipment, own?.shippingMethods).map(({ way, when, price, isFreight }) => {
        const minor = toMinor(price, market.currency.minorDigits);
        return (
          <RadioCard
            key={way}
            value={way}
            label={text(`checkout.way.${way}`)}
            description={[way === 'instore' && store?.name, when && date(when, 'day'), isFreight && freight]
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
function useDeliverySummary(cart: Cart): string {
  const text = useText();
  const { date } = useFormat();
  const { market } = useShop();
  return orderGroups(cart, market)
    .map(({ shipmentType, lines, store, when }) => {
      const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const values = { count, store: store?.name ?? '', date: when ? date(when, 'day') : '' };
      return text(shipmentType === 'instore' ? 'checkout.pickupSummary' : 'checkout.shipSummary', values);
    })
    .join(' · ');
}

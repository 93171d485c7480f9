import { toMinor, type Shipment } from '@driveline/api';
import {
  chosenWay,
  deliverySummary,
  orderGroup,
  orderShipments,
  pickupOffer,
  shipmentWays,
  useMyStore,
  useShipmentOptions,
  wayField,
} from '@driveline/hooks';
import {
  ButtonLink,
  CheckoutSection,
  RadioCard,
  RadioCards,
  Stack,
  StoreIcon,
  Text,
  useFormat,
  useStrings,
} from '@driveline/ui';
import { useShop, useText } from '../../shop/useShop.ts';
import { Refused } from '../../parts/form/PostForm.tsx';
import type { CheckoutStepProps } from '../../../src/slots.ts';
import { Membership } from './Membership.tsx';
import * as paths from '../../paths/index.ts';
import { StepForm, useNextText } from './StepForm.tsx';

/** How you get it: each group of lines with its place, date and price. */
export function DeliverySection({ state, frame, fault }: CheckoutStepProps) {
  const { cart } = state;
  const text = useText();
  const { date } = useFormat();
  const { market } = useShop();
  const summary = deliverySummary(cart, market, text, (when) => date(when, 'day'));
  return (
    <CheckoutSection {...frame} summary={<Text size="bodyS">{summary}</Text>}>
      <StepForm step="delivery" intent="choose-delivery" buttonText={useNextText('delivery')}>
        <Refused answer={fault} />
        {orderShipments(cart).map((shipment) => (
          <Ways key={shipment.shipmentId} shipment={shipment} />
        ))}
        <PickupElsewhere state={state} />
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
  const mine = useMyStore();
  const store = orderGroup(shipment, market).store?.name ?? mine?.address1;
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
            description={[way === 'instore' && store, when && date(when, 'day'), isFreight && freight]
              .filter(Boolean)
              .join(', ')}
            end={minor === 0 ? text('checkout.free') : money(minor)}
          />
        );
      })}
    </RadioCards>
  );
}

/** The way to a store to pick up at, and back here: nothing can be picked up while none is chosen, or one without the parts. */
function PickupElsewhere({ state }: Pick<CheckoutStepProps, 'state'>) {
  const text = useText();
  const { address1: store } = useMyStore() ?? {};
  const offer = pickupOffer(state);
  if (!offer) return null;
  return (
    <Stack gap={3} align="start">
      {store && !offer.isAtStore && <Text size="bodyS">{text('checkout.notAtStore', { store })}</Text>}
      <ButtonLink
        href={paths.stores(offer.query)}
        data-intent="open-store-search"
        variant="outline"
        icon={<StoreIcon />}
      >
        {text(store ? 'checkout.otherStore' : 'checkout.pickupStore')}
      </ButtonLink>
    </Stack>
  );
}

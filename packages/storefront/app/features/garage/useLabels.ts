import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';

/** Names of a service's fields. */
export function useServiceLabels() {
  const text = useText();
  const { market } = useShop();
  return {
    date: text('garage.date'),
    mileage: text('garage.mileage', { unit: market.units.distance }),
    serviceType: text('garage.serviceType'),
    cost: text('garage.cost', { currency: market.currency.code }),
    shop: text('garage.shop'),
    note: text('garage.note'),
  };
}

/** Names of what an owner notes of a vehicle. */
export function useDetailLabels() {
  const text = useText();
  const { market } = useShop();
  return {
    nickname: text('garage.nickname'),
    vin: text('garage.vin'),
    licensePlate: text('garage.licensePlate'),
    state: text('garage.state'),
    mileage: text('garage.mileage', { unit: market.units.distance }),
    purchaseDate: text('garage.purchaseDate'),
    colour: text('garage.colour'),
    note: text('garage.note'),
  };
}

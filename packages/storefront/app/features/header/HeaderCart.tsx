import { toMinor } from '@driveline/api';
import { CartLink } from '@driveline/ui';
import { useLocation } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useHeaderData } from '../session/index.ts';

/** The way to the cart with its count and sum. */
export function HeaderCart() {
  const { currency } = useShop().market;
  const { pathname } = useLocation();
  const header = useHeaderData();
  return (
    <CartLink cart={shownCart(header, currency.minorDigits)} wordOnly={pathname === '/orderConfirmation'} />
  );
}

function shownCart({ data, isError }: ReturnType<typeof useHeaderData>, minorDigits: number) {
  if (!data) return isError ? null : undefined;
  const { itemCount, orderSubTotal } = data.miniCartMap;
  return { itemCount, subtotalMinor: toMinor(orderSubTotal, minorDigits) };
}

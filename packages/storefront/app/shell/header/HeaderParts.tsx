import { useHeader } from '@driveline/hooks';
import { toMinor } from '@driveline/api';
import { AccountLink, CartLink, LogoLink } from '@driveline/ui';
import { useLocation } from 'react-router-dom';
import * as paths from '../../paths/index.ts';
import { useShop } from '../../shop/useShop.ts';

// What headers are made of.

/** The brand's logo in the market's variant, leading home (CONF-022 to CONF-025). */
export function BrandLogo() {
  const { market, brand, record } = useShop();
  const { variant, desktop } = market.logo;
  return (
    <LogoLink
      href={paths.home()}
      brand={brand.name}
      variant={variant}
      logo={<img src={record.logos[variant]} alt="" width={desktop.width} height={desktop.height} />}
    />
  );
}

/** The way to the cart with its count and sum. */
export function HeaderCart() {
  const { currency } = useShop().market;
  const { pathname } = useLocation();
  const header = useHeader();
  return (
    <CartLink
      href={paths.cart()}
      cart={shownCart(header, currency.minorDigits)}
      wordOnly={pathname === paths.confirmation()}
    />
  );
}

function shownCart({ data, isError }: ReturnType<typeof useHeader>, minorDigits: number) {
  if (!data) return isError ? null : undefined;
  const { itemCount, orderSubTotal } = data.miniCartMap;
  return { itemCount, subtotalMinor: toMinor(orderSubTotal, minorDigits) };
}

/**
 * A guest's way to sign in, a member's to the account (SHELL-027). What a press does with script the flags say, and they are
 * asked when it comes: `AccountGate`.
 */
export function AccountEntry() {
  const { pathname, search } = useLocation();
  const account = useHeader().data?.myAccountMap;
  if (account?.anonymous === 'false') {
    const name = account.mf_homepage_header_username;
    return <AccountLink name={name} href={paths.account()} data-intent="open-account" />;
  }
  return <AccountLink href={paths.signIn(pathname + search)} rel="nofollow" data-intent="open-account" />;
}

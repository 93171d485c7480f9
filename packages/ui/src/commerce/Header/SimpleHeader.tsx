import type { ReactNode } from 'react';
import { classNames } from '../../components/private/classNames.ts';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import * as header from './header.css.ts';

export interface SimpleHeaderProps {
  menu: ReactNode;
  logo: ReactNode;
  search: ReactNode;
  vehicle: ReactNode;
  store: ReactNode;
  cart?: ReactNode;
  mainId?: string;
}

/** Menu, logo, search, vehicle, store and cart; no offers, no sign-in, no row below [CONF-011]. */
export function SimpleHeader({ menu, logo, search, vehicle, store, cart, mainId }: SimpleHeaderProps) {
  return (
    <>
      <SkipLink href={`#${mainId ?? 'main'}`} />
      <header className={classNames(header.root, header.simpleRoot)} data-surface="inverse" data-site-header>
        <div className={classNames(header.bar, header.simpleBar)}>
          <div className={header.menu}>{menu}</div>
          {logo}
          <div className={header.search}>{search}</div>
          <div className={classNames(header.vehicle, header.simpleVehicle)}>{vehicle}</div>
          <div className={header.store}>{store}</div>
          {cart && <div className={header.cart}>{cart}</div>}
        </div>
      </header>
    </>
  );
}

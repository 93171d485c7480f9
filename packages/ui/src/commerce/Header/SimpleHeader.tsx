import type { ReactNode } from 'react';
import { classNames } from '../../components/private/classNames.ts';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as header from './header.css.ts';
import { Languages, type HeaderLanguages } from './HeaderLanguages.tsx';

export interface SimpleHeaderProps extends BlockProps<'header'> {
  menu: ReactNode;
  logo: ReactNode;
  search: ReactNode;
  vehicle: ReactNode;
  store: ReactNode;
  cart?: ReactNode;
  /** Below the header, at its end. */
  languages?: HeaderLanguages | undefined;
  mainId?: string;
}

/** Menu, logo, search, vehicle, store and cart; no offers, no sign-in, no row below [CONF-011]. */
export function SimpleHeader(props: SimpleHeaderProps) {
  const { menu, logo, search, vehicle, store, cart, languages, mainId, className, ...rest } = props;
  return (
    <>
      <SkipLink href={`#${mainId ?? 'main'}`} />
      <header
        className={classNames(header.root, header.simpleRoot, className)}
        data-surface="inverse"
        data-site-header
        {...rest}
      >
        <div className={classNames(header.bar, header.simpleBar)}>
          <div className={header.menu}>{menu}</div>
          {logo}
          <div className={header.search}>{search}</div>
          <div className={classNames(header.vehicle, header.simpleVehicle)}>{vehicle}</div>
          <div className={header.store}>{store}</div>
          {cart && <div className={header.cart}>{cart}</div>}
        </div>
      </header>
      {languages && <Languages {...languages} className={header.languagesLine} />}
    </>
  );
}

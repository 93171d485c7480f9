import type { BankCardMethod, LaterMethod, WalletMethod } from '@driveline/validation';
import { classNames } from '../../components/private/classNames.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './CardVendors.css.ts';

/** Cards of the shop are worded with the order. */
type Named = Lowercase<BankCardMethod | WalletMethod | LaterMethod>;

/** The names that card vendors and other ways to pay give themselves; an unknown one is shown as it comes (CART-047). */
const names: Readonly<Record<string, string>> = {
  amex: 'American Express',
  'american express': 'American Express',
  master: 'Mastercard',
  mastercard: 'Mastercard',
  visa: 'Visa',
  discover: 'Discover',
  carnet: 'Carnet',
  elo: 'Elo',
  hipercard: 'Hipercard',
  paypal: 'PayPal',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  pix: 'Pix',
  boleto: 'Boleto',
  oxxo: 'OXXO',
} satisfies Record<Named, string> & Readonly<Record<string, string>>;

/** 'Visa' for `visa`. */
export function vendorName(vendor: string): string {
  return names[vendor.toLowerCase()] ?? vendor;
}

export interface CardVendorsProps extends BlockProps<'span'> {
  /** As the gateway names them. */
  vendors: readonly string[];
  label: string;
}

/**
 * The cards that are taken, in words: their marks belong to their owners. Running text and no list, since it stands in
 * the label of a choice, of which a screen reader makes one name.
 */
export function CardVendors({ vendors, label, className, ...rest }: CardVendorsProps) {
  return (
    <span className={classNames(styles.vendors, className)} {...rest}>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      {vendors.map((vendor, index) => (
        <span key={vendor} className={styles.vendor}>
          {vendorName(vendor)}
          {index < vendors.length - 1 && <VisuallyHidden>, </VisuallyHidden>}
        </span>
      ))}
    </span>
  );
}

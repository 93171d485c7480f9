import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { ProductSummary } from '../model/product.ts';
import type { BuyAmounts } from './buyAmounts.ts';
import * as styles from './BuyBox.css.ts';

export interface SmallPrintProps {
  product: ProductSummary;
  quantity: number;
  amounts: BuyAmounts;
  taxIncluded: boolean;
  terms?: string | undefined;
}

/** What the button's amount is made of, what comes back, and what is still to come. */
export function SmallPrint({ product, quantity, amounts, taxIncluded, terms }: SmallPrintProps) {
  const { product: words } = useStrings();
  const { money } = useFormat();
  const { priceMinor, coreMinor = 0 } = product;
  const parts = words.parts(quantity, money(priceMinor));
  return (
    <div className={styles.print}>
      {coreMinor > 0 && (
        <p>
          {`${parts} + ${words.deposit(quantity, money(coreMinor))}. `}
          <b>{words.afterReturn(money(amounts.partsMinor))}</b>
        </p>
      )}
      {coreMinor === 0 && quantity > 1 && <p>{parts}</p>}
      <p>{taxIncluded ? words.taxIncluded : words.taxLater}</p>
      {terms && <p>{terms}</p>}
    </div>
  );
}

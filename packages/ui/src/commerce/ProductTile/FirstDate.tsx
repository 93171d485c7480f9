import { useStrings } from '../../i18n/UiProvider.tsx';
import type { ProductSummary } from '../model/product.ts';
import { useDaySentence } from '../Product/useDaySentence.ts';
import * as styles from './ProductTile.css.ts';

/** One line: the soonest way to have it. */
export function FirstDate({
  product: { availability },
  today,
}: {
  product: Pick<ProductSummary, 'availability'>;
  today: string | undefined;
}) {
  const { inStock, offer, product } = useStrings();
  const sentence = useDaySentence(today);
  const stock = availability?.pickup?.quantity ?? 0;
  const { nextDay, regular } = availability ?? {};
  const arrival = nextDay
    ? sentence(product.way.nextDay, nextDay.date)
    : regular && sentence(product.way.regular, regular.date);
  const words =
    stock > 0
      ? inStock(stock)
      : (arrival ?? (availability ? (availability.regularReason ?? offer.noDelivery) : ''));
  return <p className={styles.availability}>{words}</p>;
}

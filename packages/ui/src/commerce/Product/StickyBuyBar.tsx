import { Button } from '../../components/Button/Button.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import { fitIcon, fitTone, fitWords } from '../Fit/fitLook.tsx';
import type { ProductSummary } from '../model/product.ts';
import { Price } from '../Price/Price.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { chosenSurcharge, type Chosen } from './PartChoices.tsx';
import { wholeNames } from '../private/wholeNames.tsx';
import * as styles from './StickyBuyBar.css.ts';

export interface StickyBuyBarProps extends BlockProps<'div'> {
  product: Pick<ProductSummary, 'title' | 'priceMinor' | 'coreMinor' | 'fit' | 'options'>;
  /** What is chosen of its options, which may cost more. */
  chosen?: Chosen;
  /** Short name of the shopper's vehicle. */
  vehicle?: string;
  /** Id of the form that its button sends; default `buy`. */
  formId?: string;
  /** `bar` at the lower edge of a phone, `card` in the column of wider screens; each shows itself there only. */
  variant: 'bar' | 'card';
  pending?: boolean;
}

/** Price, fit and button that stay in sight. The button sends the form of the buying column, without script too. */
export function StickyBuyBar(props: StickyBuyBarProps) {
  const { product, chosen = {}, vehicle, formId = 'buy', variant, pending, className, ...rest } = props;
  const { product: words } = useStrings();
  const { money } = useFormat();
  const isCard = variant === 'card';
  return (
    <div
      className={classNames(isCard ? styles.card : styles.bar, className)}
      role="group"
      aria-label={words.buyBar}
      data-buy-bar={isCard ? undefined : ''}
      {...rest}
    >
      <div className={isCard ? styles.cardFacts : styles.facts}>
        {isCard && <span className={styles.title}>{wholeNames(product.title)}</span>}
        <span className={styles.price}>
          <Price minor={product.priceMinor + chosenSurcharge(product.options ?? [], chosen)} size="m" />
          {Boolean(product.coreMinor) && (
            <span className={styles.deposit}>{words.plusDeposit(money(product.coreMinor ?? 0))}</span>
          )}
        </span>
        <FitLine product={product} vehicle={vehicle} />
      </div>
      <Button type="submit" form={formId} variant="primary" pending={pending}>
        {isCard ? words.addPlain : words.addShort}
      </Button>
    </div>
  );
}

function FitLine({ product: { fit }, vehicle }: Pick<StickyBuyBarProps, 'product' | 'vehicle'>) {
  const strings = useStrings();
  return (
    <span className={classNames(styles.fit, styles.fitTone[fitTone[fit.state]])} data-fit={fit.state}>
      {fitIcon(fit.state, 16)}
      <span className={styles.fitWords}>{fitWords(strings, fit, vehicle)}</span>
    </span>
  );
}

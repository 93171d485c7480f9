import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { CoreChip } from '../Core/CoreChip.tsx';
import { FitBadge } from '../Fit/FitBadge.tsx';
import type { ProductSummary } from '../model/product.ts';
import { Price } from '../Price/Price.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import { wholeNames } from '../private/wholeNames.tsx';
import { FirstDate } from '../ProductTile/FirstDate.tsx';
import * as styles from './BuyBox.css.ts';

export interface BothSidesProps extends BlockProps<'section'> {
  /** 'You may want both sides', worded. */
  title: string;
  /** On the button. */
  action: string;
  /** Of the other side; absent where both sides take the same part. */
  other?: ProductSummary | undefined;
  /** Adds both; absent where one of them can't be bought from here. */
  target?: FormTarget | undefined;
  /** Short name of the shopper's vehicle. */
  vehicle?: string | undefined;
  today?: string | undefined;
}

/** The part of the other side, and one press for both. */
export function BothSides(props: BothSidesProps) {
  const { title, action, other, target, vehicle, today, className, ...rest } = props;
  const titleId = useId();
  return (
    <section className={classNames(styles.box, className)} aria-labelledby={titleId} {...rest}>
      <Heading level={2} size="titleS" id={titleId}>
        {title}
      </Heading>
      {other && (
        <>
          <a href={other.href} className={styles.noteLink}>
            {wholeNames(other.title)}
          </a>
          <Price minor={other.priceMinor} wasMinor={other.wasMinor} size="m" />
          <CoreChip minor={other.coreMinor} />
          <FitBadge state={other.fit.state} vehicle={vehicle} />
          <FirstDate product={other} today={today} />
        </>
      )}
      {target && (
        <IntentForm target={target}>
          <Button type="submit" variant="outline" aria-describedby={titleId}>
            {action}
          </Button>
        </IntentForm>
      )}
    </section>
  );
}

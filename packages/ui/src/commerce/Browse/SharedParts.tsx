import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { AvailabilityLines } from '../Availability/AvailabilityLines.tsx';
import * as group from '../Cart/CartGroup.css.ts';
import { wholeNames } from '../private/wholeNames.tsx';
import * as line from '../Cart/CartLine.css.ts';
import { CoreChip } from '../Core/CoreChip.tsx';
import { FitBadge } from '../Fit/FitBadge.tsx';
import type { ProductSummary } from '../model/product.ts';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import { Price, PriceNote } from '../Price/Price.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import { isAvailable } from '../Product/wayOffers.ts';
import * as styles from './SharedParts.css.ts';

export interface SharedPartsProps extends BlockProps<'div'> {
  /** `quantity` is how many of each are shared; false where nobody knows a part of the link. */
  parts: readonly ProductSummary[] | false;
  /** Numbers that nobody knows. */
  unknown: readonly string[];
  /** What the cart did not take, after all were to be added. */
  refused: readonly { title: string; reason: string }[] | undefined;
  /** Whether it took any: they are not offered again. */
  hasAdded: boolean;
  /** Short name of the shopper's vehicle. */
  vehicle: string | undefined;
  /** `YYYY-MM-DD` at the store. */
  today: string | undefined;
  /** Puts all of them into the cart. */
  target: FormTarget;
  cartHref: string;
  shopHref: string;
  words: {
    add: string;
    /** Of what was refused. */
    outcome: string;
    /** Of what was refused without words, as by a late answer. */
    noReason: string;
    toCart: string;
    unknown: string;
    none: string;
    noneLead: string;
  };
}

/** Parts that somebody shared: what each is, whether it fits, what it costs, and one button for all [PLUS-068]. */
export function SharedParts(props: SharedPartsProps) {
  const { parts, unknown, refused, hasAdded, words, vehicle, today, ...others } = props;
  const { target, cartHref, shopHref, className, ...rest } = others;
  const { purchase } = useStrings();
  const toShop = <ButtonLink href={shopHref}>{purchase.shopParts}</ButtonLink>;
  return (
    <Stack className={classNames(styles.root, className)} {...rest}>
      {refused && (
        <Alert
          tone="warning"
          role="alert"
          title={words.outcome}
          actions={hasAdded && <Link href={cartHref}>{words.toCart}</Link>}
        >
          <ul>
            {refused.map(({ title, reason }, index) => (
              <li key={`${title}${index}`}>
                <b>{title}</b> {reason || words.noReason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {parts ? (
        <Card>
          <div className={styles.head}>
            <span className={styles.subtotal}>
              {purchase.subtotal}
              <Price size="m" minor={subtotalOf(parts)} />
            </span>
            {!hasAdded && (
              <IntentForm target={target}>
                <Button type="submit" variant="primary">
                  {words.add}
                </Button>
              </IntentForm>
            )}
          </div>
          <ul className={group.lines}>
            {parts.map((part) => (
              <SharedLine key={part.skuNumber} part={part} vehicle={vehicle} today={today} />
            ))}
          </ul>
        </Card>
      ) : (
        <EmptyState title={words.none} actions={toShop}>
          {words.noneLead}
        </EmptyState>
      )}
      {parts && !refused && unknown.length > 0 && <Alert>{words.unknown}</Alert>}
    </Stack>
  );
}

const subtotalOf = (parts: readonly ProductSummary[]) =>
  parts.filter(isBuyable).reduce((sum, { priceMinor, quantity }) => sum + priceMinor * quantity, 0);

function isBuyable({ available, availability }: ProductSummary): boolean {
  return available && (!availability || isAvailable(availability));
}

interface SharedLineProps {
  part: ProductSummary;
  vehicle: string | undefined;
  today: string | undefined;
}

function SharedLine({ part, vehicle, today }: SharedLineProps) {
  const { purchase, product } = useStrings();
  const { skuNumber, brand, partNumber, href, title, picture, priceMinor, wasMinor, quantity } = part;
  return (
    <li className={line.root} data-sku={skuNumber}>
      <PartPicture picture={picture} shape="small" className={line.picture} />
      <div className={line.body}>
        <p className={line.maker}>
          <span>{brand}</span>
          <span className={line.partNumber}>{partNumber}</span>
        </p>
        <h2 className={line.title}>
          <a href={href} className={line.titleLink}>
            {wholeNames(title)}
          </a>
        </h2>
        <FitBadge state={part.fit.state} {...(vehicle && { vehicle })} />
        {isBuyable(part) ? (
          <AvailabilityLines
            className={styles.availability}
            availability={part.availability}
            {...(today && { today })}
          />
        ) : (
          <b>{product.notAvailable}</b>
        )}
      </div>
      <div className={line.amounts}>
        <Price size="m" minor={priceMinor} wasMinor={wasMinor} />
        <PriceNote unit={part.unit} needed={part.fit.quantityNeeded} />
        <b>{purchase.quantity(quantity)}</b>
        <CoreChip minor={part.coreMinor} />
      </div>
    </li>
  );
}

import { useState, type ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import { CoreChip } from '../Core/CoreChip.tsx';
import type { ProductSummary } from '../model/product.ts';
import { PayTerms, Price, PriceNote } from '../Price/Price.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { BuyForm, type BuyFormProps } from './BuyForm.tsx';
import * as styles from './BuyBox.css.ts';
import { DeliveryPlace, type DeliveryPlaceForm } from './DeliveryPlace.tsx';
import { chosenSurcharge, type Chosen } from './PartChoices.tsx';
import { PartIdentity, type PartIdentityProps } from './PartIdentity.tsx';
import { isAvailable, mostOf } from './wayOffers.ts';

export interface BuyBoxProps
  extends BlockProps<'div'>, Omit<BuyFormProps, 'ready'>, Omit<PartIdentityProps, 'product'> {
  /** `waiting` keeps the price's place, `failed` says so and offers `retryHref`; default `ready`. */
  priceState?: 'ready' | 'waiting' | 'failed';
  /** Address of this page. */
  retryHref?: string;
  /** Days to bring the old part back. */
  coreReturnDays?: number;
  /** Between price and purchase: the verdict with its reasons, or its question. */
  fitProof?: ReactNode;
  /** Below the purchase: where a delivery would go. */
  deliveryPlace?: DeliveryPlaceForm;
  /** Below everything: save, share, compare. */
  actions?: ReactNode;
}

/**
 * The buying column: identity, price with its deposit, fit proof, ways to get it with date and place, quantity,
 * add [PLUS-012]. The proof has a form of its own, so the form to buy begins below it.
 */
export function BuyBox(props: BuyBoxProps) {
  const {
    priceState = 'ready',
    retryHref = '',
    coreReturnDays,
    fitProof,
    actions,
    deliveryPlace,
    ...others
  } = props;
  const { product, brandHref, reviewsHref, storesHref, ...more } = others;
  const { target, formId, today, place, vehicleHref, taxIncluded, terms, pending, error, ...ofForm } = more;
  const { remedy, onQuantityChange, startQuantity, startWay, ...ofChoices } = ofForm;
  const { startChoices = {}, onChoicesChange, className, ...rest } = ofChoices;
  const [chosen, setChosen] = useState(startChoices);
  const form = {
    product,
    target,
    formId,
    today,
    place,
    storesHref,
    vehicleHref,
    taxIncluded,
    terms,
    pending,
    error,
    remedy,
    onQuantityChange,
    startQuantity,
    startWay,
    startChoices,
    onChoicesChange: (next: Chosen) => {
      setChosen(next);
      onChoicesChange?.(next);
    },
  };
  const { available, availability } = product;
  const obtainable =
    available && (!availability || isAvailable(availability) || mostOf(availability) !== undefined);
  return (
    <div className={classNames(styles.root, className)} data-sku={product.skuNumber} {...rest}>
      <PartIdentity key={product.skuNumber} {...{ product, brandHref, reviewsHref }} />
      {priceState === 'failed' ? (
        <PriceFailed retryHref={retryHref} />
      ) : (
        <PriceBlock
          product={product}
          moreMinor={chosenSurcharge(product.options ?? [], chosen)}
          waiting={priceState === 'waiting'}
          {...(coreReturnDays && { coreReturnDays })}
        />
      )}
      {fitProof}
      {obtainable ? (
        // Another part or another application starts with its own quantity and choice.
        <BuyForm key={`${product.skuNumber} ${product.quantity}`} {...form} ready={priceState === 'ready'} />
      ) : (
        <NotAvailable product={product} storesHref={storesHref} />
      )}
      {deliveryPlace && obtainable && <DeliveryPlace form={deliveryPlace} place={place} />}
      {actions}
    </div>
  );
}

interface PriceBlockProps {
  product: ProductSummary;
  /** What the chosen options add. */
  moreMinor: number;
  waiting: boolean;
  coreReturnDays?: number;
}

function PriceBlock({ product, moreMinor, waiting, coreReturnDays }: PriceBlockProps) {
  const { priceMinor, wasMinor, coreMinor, payTerms, unit, fit } = product;
  return (
    <div className={styles.price} aria-busy={waiting || undefined}>
      {waiting ? (
        <span className={styles.waitingPrice}>
          <Skeleton height="26px" />
        </span>
      ) : (
        <Price minor={priceMinor + moreMinor} wasMinor={wasMinor && wasMinor + moreMinor} />
      )}
      {/* These are for the price without options. */}
      {!waiting && moreMinor === 0 && <PayTerms lines={payTerms} />}
      <PriceNote unit={unit} needed={fit.quantityNeeded} />
      {!waiting && <CoreChip minor={coreMinor} returnDays={coreReturnDays} />}
    </div>
  );
}

/** CATALOG-031: the details stay, nothing can be added, and there is a way to try again. */
function PriceFailed({ retryHref }: { retryHref: string }) {
  const { product, tryAgain } = useStrings();
  return (
    <div role="alert" className={styles.failed}>
      <p>{product.priceFailed}</p>
      <ButtonLink href={retryHref} variant="outline" size="s" data-intent="retry-price">
        {tryAgain}
      </ButtonLink>
    </div>
  );
}

function NotAvailable({ product, storesHref }: { product: ProductSummary; storesHref: string }) {
  const strings = useStrings();
  const { distance } = useFormat();
  const near = product.availability?.nearby;
  return (
    <div className={styles.box}>
      <Heading level={2} size="titleS">
        {strings.product.notAvailable}
      </Heading>
      <p className={styles.note}>
        {near
          ? `${strings.offer.stockAt(near.quantity, near.storeName)}, ${distance(near.distanceMeters)}`
          : strings.product.notAvailableHint}
      </p>
      <ButtonLink href={storesHref} data-intent="open-store-picker" data-sku={product.skuNumber}>
        {strings.product.checkStores}
      </ButtonLink>
    </div>
  );
}

import { useId, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { SavedPart } from '../model/order.ts';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import { Price } from '../Price/Price.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import { Failed, type Retry } from '../private/LoadedList.tsx';
import * as group from './CartGroup.css.ts';
import { wholeNames } from '../private/wholeNames.tsx';
import * as styles from './CartLine.css.ts';

export interface SavedPartsProps extends BlockProps<'section'> {
  /** Absent while they load; null when that failed. Without a part there is no section. */
  parts: readonly SavedPart[] | null | undefined;
  /** Takes `savedItemId`. */
  move: FormTarget;
  /** Takes `savedItemId`. */
  remove: FormTarget;
  /** After a failure. */
  retry?: Retry;
  /** After the list. */
  children?: ReactNode;
}

/** Parts that were saved for later, at today's prices, each with its way back into the cart [CART-013]. */
export function SavedParts({ parts, move, remove, retry, children, ...rest }: SavedPartsProps) {
  const { saved } = useStrings().purchase;
  const headingId = useId();
  // Most shoppers have saved nothing: a place that is held while the list loads would only close again.
  if (parts === undefined || parts?.length === 0) return null;
  if (parts === null) {
    return (
      <Card as="section" {...rest}>
        <Failed title={saved.failed} level={2} retry={retry} />
      </Card>
    );
  }
  return (
    <Card as="section" aria-labelledby={headingId} {...rest}>
      <Heading level={2} size="titleS" id={headingId}>
        {saved.title(parts.length)}
      </Heading>
      <ul className={group.lines}>
        {parts.map((part) => (
          <SavedLine key={part.id} part={part} move={withId(move, part)} remove={withId(remove, part)} />
        ))}
      </ul>
      {children}
    </Card>
  );
}

const withId = (target: FormTarget, { id }: SavedPart): FormTarget => ({
  ...target,
  fields: { ...target.fields, savedItemId: id },
});

interface SavedLineProps {
  part: SavedPart;
  move: FormTarget;
  remove: FormTarget;
}

function SavedLine({ part, move, remove }: SavedLineProps) {
  const { purchase, remove: removeWord } = useStrings();
  const { title, unitMinor, quantity, savedMinor } = part;
  return (
    <li className={styles.root} data-saved-sku={part.skuNumber}>
      <PartPicture picture={part.picture} shape="small" className={styles.picture} />
      <SavedBody part={part} />
      <div className={styles.amounts}>
        <Price size="m" minor={unitMinor} />
        {quantity > 1 && <span className={styles.note}>{purchase.quantity(quantity)}</span>}
        <PriceChange minor={unitMinor - savedMinor} />
      </div>
      <div className={styles.controls}>
        <IntentForm target={move}>
          <Button type="submit" variant="outline" size="s" aria-label={purchase.saved.moveToCartOf(title)}>
            {purchase.saved.moveToCart}
          </Button>
        </IntentForm>
        <IntentForm target={remove}>
          <Button type="submit" variant="quiet" size="s" aria-label={purchase.removeOf(title)}>
            {removeWord}
          </Button>
        </IntentForm>
      </div>
    </li>
  );
}

function SavedBody({ part }: { part: SavedPart }) {
  const { purchase } = useStrings();
  const { brand, partNumber, href, title, vehicleName, options = [] } = part;
  return (
    <div className={styles.body}>
      <p className={styles.maker}>
        <span>{brand}</span>
        <span className={styles.partNumber}>{partNumber}</span>
      </p>
      <h3 className={styles.title}>
        <a href={href} className={styles.titleLink}>
          {wholeNames(title)}
        </a>
      </h3>
      {options.map(({ label, text }) => (
        <p key={label} className={styles.note}>{`${label}: ${text}`}</p>
      ))}
      {vehicleName && <p className={styles.note}>{purchase.forVehicle(vehicleName)}</p>}
    </div>
  );
}

/** What one costs more or less than when it was saved; the list is of today's prices. */
function PriceChange({ minor }: { minor: number }) {
  const { saved } = useStrings().purchase;
  const { money } = useFormat();
  if (minor === 0) return null;
  const words = minor < 0 ? saved.priceDropped(money(-minor)) : saved.priceRose(money(minor));
  return <span className={styles.note}>{words}</span>;
}

import { useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ErrorIcon } from '../../components/Icon/statusIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { QuantityField } from '../../components/QuantityField/QuantityField.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import { CoreChip } from '../Core/CoreChip.tsx';
import { FitBadge } from '../Fit/FitBadge.tsx';
import type { OrderLine } from '../model/order.ts';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import { Price } from '../Price/Price.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import { wholeNames } from '../private/wholeNames.tsx';
import * as styles from './CartLine.css.ts';
import { LineFindingNote } from './LineFindingNote.tsx';
import { StockNote } from './StockNote.tsx';
import { SubstituteNote } from './SubstituteNote.tsx';
import { WaySwitch } from './WaySwitch.tsx';

export interface CartLineProps extends BlockProps<'li'> {
  line: OrderLine;
  /** Takes `quantity`, or `step` of -1 or 1. */
  update: FormTarget;
  remove: FormTarget;
  /** Moves the line to the saved parts; absent where a shop keeps none. */
  saveForLater?: FormTarget;
  /** Takes `skuNumber` of the line's `substitute`. */
  swap?: FormTarget;
  /** Takes `way`; absent where the line has one way only. */
  changeWay?: FormTarget;
  /** Settled quantities once script runs; without it the form is sent. */
  onQuantityChange?: (quantity: number) => void;
}

/** A line of the cart: what it is, whether it fits, how many, how it comes, and what it costs. */
export function CartLine(props: CartLineProps) {
  const { line, update, remove, saveForLater, swap, changeWay, onQuantityChange, className, ...rest } = props;
  const { purchase, remove: removeWord } = useStrings();
  const removeForm = useRef<HTMLFormElement>(null);
  // CART-001: 0 removes, with its way back.
  const change = (quantity: number) =>
    quantity === 0 ? removeForm.current?.requestSubmit() : onQuantityChange?.(quantity);
  return (
    <li className={classNames(styles.root, className)} data-sku={line.skuNumber} {...rest}>
      <PartPicture picture={line.picture} shape="small" className={styles.picture} />
      <LineBody line={line} />
      <LineAmounts line={line} />
      {line.error && (
        <p className={styles.error}>
          <ErrorIcon size={20} className={styles.errorIcon} />
          {line.error}
        </p>
      )}
      {line.substitute && swap && <SubstituteNote part={line.substitute} swap={swap} />}
      {line.remedy && <StockNote remedy={line.remedy} has={line.quantity} update={update} />}
      {line.findings?.map((finding) => (
        <LineFindingNote key={finding.kind} {...{ finding, update, remove }} />
      ))}
      <div className={styles.controls}>
        <IntentForm target={update} className={styles.quantityForm}>
          <QuantityField
            name="quantity"
            label={purchase.quantityOf(line.title)}
            // A new answer of the server replaces what stands in the field, and its buttons keep the focus.
            value={shownQuantity(line)}
            min={0}
            leastStep={1}
            stepName="step"
            {...(onQuantityChange && { onValueChange: change })}
          />
          <noscript>
            <Button type="submit" size="s">
              {purchase.update}
            </Button>
          </noscript>
        </IntentForm>
        <div className={styles.actions}>
          <IntentForm target={remove} ref={removeForm}>
            <Button type="submit" variant="quiet" size="s" aria-label={purchase.removeOf(line.title)}>
              {removeWord}
            </Button>
          </IntentForm>
          {saveForLater && (
            <IntentForm target={saveForLater}>
              <Button type="submit" variant="quiet" size="s" aria-label={purchase.saveForLaterOf(line.title)}>
                {purchase.saveForLater}
              </Button>
            </IntentForm>
          )}
        </div>
        {changeWay && <WaySwitch line={line} target={changeWay} />}
      </div>
    </li>
  );
}

/** What was typed and refused stays, unless the line has all that there are. */
const shownQuantity = ({ quantity, remedy }: OrderLine) =>
  remedy && remedy.quantity !== quantity ? remedy.asked : quantity;

function LineBody({ line }: { line: OrderLine }) {
  const { purchase } = useStrings();
  return (
    <div className={styles.body}>
      <p className={styles.maker}>
        <span>{line.brand}</span>
        <span className={styles.partNumber}>{line.partNumber}</span>
      </p>
      <h3 className={styles.title}>
        <a href={line.href} className={styles.titleLink}>
          {wholeNames(line.title)}
        </a>
      </h3>
      {line.options?.map(({ label, text }) => (
        <p key={label} className={styles.note}>{`${label}: ${text}`}</p>
      ))}
      <FitBadge state={line.fit.state} {...(line.vehicleName && { vehicle: line.vehicleName })} />
      {line.fit.position && <p className={styles.note}>{line.fit.position}</p>}
      {line.vehicleName && line.fit.state === 'UNIVERSAL' && (
        <p className={styles.note}>{wholeNames(purchase.forVehicle(line.vehicleName))}</p>
      )}
    </div>
  );
}

function LineAmounts({ line }: { line: OrderLine }) {
  const { purchase } = useStrings();
  const { money } = useFormat();
  const was = line.wasMinor && line.wasMinor > line.unitMinor ? line.wasMinor * line.quantity : undefined;
  return (
    <div className={styles.amounts}>
      <Price size="m" minor={line.totalMinor} wasMinor={was} />
      {(line.quantity > 1 || line.unit) && (
        <span className={styles.note}>
          {line.quantity > 1 ? purchase.each(money(line.unitMinor), line.unit ?? 'none') : line.unit}
        </span>
      )}
      {line.coreMinor > 0 && <CoreChip minor={line.coreMinor} />}
    </div>
  );
}

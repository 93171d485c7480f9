import type { ShipmentType } from '@driveline/validation';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { ErrorIcon } from '../../components/Icon/statusIcons.tsx';
import { QuantityField } from '../../components/QuantityField/QuantityField.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { Availability, StockRemedy } from '../model/availability.ts';
import type { PartFit } from '../model/fit.ts';
import type { ProductSummary } from '../model/product.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import { RemedyButtons } from '../private/RemedyButtons.tsx';
import { buyAmounts } from './buyAmounts.ts';
import { wholeNames } from '../private/wholeNames.tsx';
import * as styles from './BuyBox.css.ts';
import { chosenSurcharge, clashOf, PartChoices, type Chosen } from './PartChoices.tsx';
import { SmallPrint } from './SmallPrint.tsx';
import { usePartChoices } from './usePartChoices.ts';
import { WayCards } from './WayCards.tsx';
import { isAvailable, mostOf } from './wayOffers.ts';

export interface BuyFormProps {
  product: ProductSummary;
  /** Takes `skuNumber`, `quantity`, `way` and, for a part that does not fit, `fitConfirmed`. */
  target: FormTarget;
  /** The price is known, so that the part can be added. */
  ready: boolean;
  /** Of the form, for buttons outside it; default `buy`. */
  formId?: string;
  /** `YYYY-MM-DD` at the store. */
  today?: string;
  /** Postal code that a delivery goes to. */
  place?: string;
  /** Where a store is chosen. */
  storesHref: string;
  /** Where a vehicle is chosen. */
  vehicleHref: string;
  /** Prices hold the tax, as the market has it. */
  taxIncluded?: boolean;
  /** The shop's own promises, as '90-day returns, limited lifetime warranty.' */
  terms?: string;
  /** It is being added. */
  pending?: boolean;
  /** Why it could not be added. */
  error?: string;
  /** What helps where there were fewer. */
  remedy?: StockRemedy;
  /** What the field starts with; default the application's quantity. */
  startQuantity?: number;
  /** The way that the form starts with: of one that was refused. */
  startWay?: ShipmentType;
  /** Promises are for the quantity in the field: ask for them again. */
  onQuantityChange?: (quantity: number) => void;
  /** What is chosen of the part's options at first, by their ids: of a form that was refused. */
  startChoices?: Chosen;
  /** Another choice, and once what the form has when script comes. */
  onChoicesChange?: (chosen: Chosen) => void;
}

/** Ways, quantity and the button, as one form that works without script. */
export function BuyForm(props: BuyFormProps) {
  const { product, target, ready, formId = 'buy', today, place, storesHref } = props;
  const {
    taxIncluded = false,
    terms,
    pending,
    error,
    startQuantity = product.quantity,
    onQuantityChange,
  } = props;
  const { product: words, offer } = useStrings();
  const { money } = useFormat();
  const [quantity, setQuantity] = useState(startQuantity);
  // No way at all says more than the one that was tried.
  const short = shortOf(product.availability, quantity);
  const remedy = short ?? props.remedy;
  const { options = [] } = product;
  const { startChoices, onChoicesChange } = props;
  const { form, chosen, choose } = usePartChoices({ options, startChoices, onChoicesChange });
  const clash = clashOf(options, chosen);
  const unitMinor = product.priceMinor + chosenSurcharge(options, chosen);
  const amounts = buyAmounts(unitMinor, product.coreMinor ?? 0, quantity);
  const fields = { skuNumber: product.skuNumber, ...target.fields };
  return (
    <IntentForm
      ref={form}
      id={formId}
      target={{ ...target, fields }}
      className={styles.form}
      data-sku={product.skuNumber}
    >
      <PartChoices options={options} chosen={chosen} onChoose={choose} />
      <WayCards
        availability={product.availability}
        start={props.startWay}
        {...{ today, place, storesHref }}
      />
      <div className={styles.quantityLine}>
        <QuantityField
          name="quantity"
          label={words.quantityOf(product.title)}
          defaultValue={startQuantity}
          onValueChange={(next) => {
            setQuantity(next);
            onQuantityChange?.(next);
          }}
          className={styles.quantity}
        />
        <Takes product={product} />
      </div>
      <FitCaution fit={product.fit} vehicleHref={props.vehicleHref} />
      <Fault
        text={
          clash
            ? words.clash(...clash)
            : short?.quantity === undefined
              ? error
              : offer.stock.only(short.quantity)
        }
      />
      <Button type="submit" variant="primary" size="l" fullWidth disabled={!ready} pending={pending}>
        {ready ? words.addFor(money(amounts.todayMinor)) : words.addPlain}
      </Button>
      {remedy && (
        // Behind the button: Enter in the field presses the form's first one.
        <div className={styles.remedy}>
          <RemedyButtons remedy={remedy} />
        </div>
      )}
      {ready && <SmallPrint {...{ product, quantity, amounts, taxIncluded, terms }} />}
    </IntentForm>
  );
}

/** No way brings so many. */
function shortOf(availability: Availability | undefined, asked: number): StockRemedy | undefined {
  if (!availability || isAvailable(availability)) return undefined;
  const quantity = mostOf(availability);
  return quantity !== undefined && quantity < asked ? { asked, quantity } : undefined;
}

/** Why it cannot be added so, and how many there are [PLUS-062]. */
function Fault({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className={styles.error}>
      <ErrorIcon size={20} />
      {text}
    </p>
  );
}

/** The start quantity is the application's, and it says so [PLUS-015]. */
function Takes({ product: { fit, quantity } }: { product: ProductSummary }) {
  const { product } = useStrings();
  if (quantity < 2 || quantity !== fit.quantityNeeded) return null;
  return <p className={styles.takes}>{wholeNames(product.takes(quantity, fit.vehicleName))}</p>;
}

/** What stands between the shopper and a part that is not known to fit. */
function FitCaution({ fit, vehicleHref }: { fit: PartFit; vehicleHref: string }) {
  const { product, offer } = useStrings();
  switch (fit.state) {
    case 'DOES_NOT_FIT':
      // CATALOG-035: adding takes a word of the shopper's own; the browser asks for it without script.
      return (
        <Checkbox name="fitConfirmed" value="true" required className={styles.mismatch}>
          {product.confirmMismatch(fit.vehicleName)}
        </Checkbox>
      );
    case 'NEEDS_MORE_INFO':
      return <Caution text={product.notConfirmed} href="#fit" link={product.answerOne} />;
    case 'NO_VEHICLE':
      return (
        <Caution
          text={product.notChecked}
          href={vehicleHref}
          link={offer.addVehicle}
          intent="open-vehicle-picker"
        />
      );
    default:
      return null;
  }
}

interface CautionProps {
  text: string;
  href: string;
  link: string;
  intent?: string;
}

function Caution({ text, href, link, intent }: CautionProps) {
  return (
    <p className={styles.note}>
      {`${text} `}
      <a href={href} className={styles.noteLink} data-intent={intent}>
        {link}
      </a>
    </p>
  );
}

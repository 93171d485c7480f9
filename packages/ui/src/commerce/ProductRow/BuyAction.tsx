import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { ErrorIcon } from '../../components/Icon/statusIcons.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { ProductSummary } from '../model/product.ts';
import { IntentForm } from '../private/IntentForm.tsx';
import * as styles from './ProductRow.css.ts';

export interface BuyActionProps {
  product: ProductSummary;
  /** Address that takes `skuNumber` and `quantity`. */
  addAction: string;
  /** Where a vehicle is chosen. */
  vehicleHref?: string;
  /** Default `m`. */
  size?: 's' | 'm';
  /** What went wrong when this part was added; stands above the action [CATALOG-025]. */
  error?: string;
}

/**
 * The one thing to do next with a part of a list: add it, answer its question, name a vehicle, or read on.
 * A part for some vehicles is not added before one is known [CATALOG-026].
 */
export function BuyAction({ error, ...props }: BuyActionProps) {
  return (
    <>
      {error && (
        <p role="alert" className={styles.error}>
          <ErrorIcon size={20} />
          {error}
        </p>
      )}
      <NextStep {...props} />
    </>
  );
}

function NextStep(props: Omit<BuyActionProps, 'error'>) {
  const { product, addAction, vehicleHref = '/user/myVehicle', size = 'm' } = props;
  const { offer } = useStrings();
  const { href, fit, available, skuNumber, quantity, title } = product;
  const more = { fullWidth: true, size, 'aria-description': title };
  if (!available) {
    return (
      <ButtonLink {...more} variant="outline" href={href}>
        {offer.seeOptions}
      </ButtonLink>
    );
  }
  if (fit.state === 'NEEDS_MORE_INFO') {
    return (
      <ButtonLink {...more} href={`${href}#fit`} data-intent="answer-fit" data-sku={skuNumber}>
        {offer.answerToConfirm}
      </ButtonLink>
    );
  }
  if (fit.state === 'NO_VEHICLE') {
    return (
      <ButtonLink {...more} href={vehicleHref} data-intent="open-vehicle-picker">
        {offer.addVehicleToCheck}
      </ButtonLink>
    );
  }
  if (fit.state === 'DOES_NOT_FIT') {
    return (
      <ButtonLink {...more} variant="outline" href={href}>
        {offer.seePart}
      </ButtonLink>
    );
  }
  return (
    <IntentForm target={{ action: addAction, intent: 'add-to-cart', fields: { skuNumber, quantity } }}>
      <Button {...more} type="submit" variant="primary">
        {offer.add(quantity)}
      </Button>
    </IntentForm>
  );
}

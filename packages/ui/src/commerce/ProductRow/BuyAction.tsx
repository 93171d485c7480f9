import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { ErrorIcon } from '../../components/Icon/statusIcons.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { StockRemedy } from '../model/availability.ts';
import type { ProductSummary } from '../model/product.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import { RemedyButtons } from '../private/RemedyButtons.tsx';
import { isAvailable } from '../Product/wayOffers.ts';
import * as styles from './BuyAction.css.ts';

export interface BuyActionProps {
  product: ProductSummary;
  /**
   * Takes `skuNumber` and `quantity`, and `take` or `takeBy` of a remedy. The same object each time keeps a row or
   * tile from being rendered again.
   */
  target: FormTarget;
  /** Where a vehicle is chosen. */
  vehicleHref: string;
  /** Default `m`. */
  size?: 's' | 'm';
  /** What went wrong when this part was added; stands above the action [CATALOG-025]. */
  error?: string;
  /** What helps where there were fewer. */
  remedy?: StockRemedy;
}

interface Titled extends BuyActionProps {
  /** Id of the part's title: twenty buttons of a list are called the same. */
  titleId: string;
}

/**
 * The one thing to do next with a part of a list: add it, answer its question, name a vehicle, or read on.
 * A part for some vehicles is not added before one is known [CATALOG-026].
 */
export function BuyAction({ error, remedy, ...props }: Titled) {
  return (
    <>
      {error && (
        <p role="alert" className={styles.error}>
          <ErrorIcon size={20} />
          {error}
        </p>
      )}
      {error && remedy && (
        <IntentForm target={targetOf(props)} className={styles.remedy}>
          <RemedyButtons remedy={remedy} />
        </IntentForm>
      )}
      <NextStep {...props} />
    </>
  );
}

function targetOf({ product, target }: Pick<BuyActionProps, 'product' | 'target'>): FormTarget {
  const { skuNumber, quantity } = product;
  return { ...target, fields: { skuNumber, quantity, ...target.fields } };
}

function NextStep(props: Omit<Titled, 'error' | 'remedy'>) {
  const { product, vehicleHref, size = 'm', titleId } = props;
  const { offer } = useStrings();
  const { href, fit, available, availability, skuNumber, quantity } = product;
  const more = { fullWidth: true, size, 'aria-describedby': titleId };
  // The page of the part says how many there are, and where.
  if (!available || (availability && !isAvailable(availability))) {
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
  if (product.configurable) {
    return (
      <ButtonLink {...more} variant="outline" href={`${href}#buy`}>
        {offer.chooseOptions}
      </ButtonLink>
    );
  }
  return (
    <IntentForm target={targetOf(props)}>
      <Button {...more} type="submit" variant="primary">
        {offer.add(quantity)}
      </Button>
    </IntentForm>
  );
}

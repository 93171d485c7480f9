import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { StoreIcon } from '../../components/Icon/commerceIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import * as styles from './CartLine.css.ts';

export interface PickUpAllProps extends BlockProps<'div'> {
  /** As the shopper knows it: '1420 Harbor Blvd'. */
  store: string;
  target: FormTarget;
  /** What the store cannot hand out, after it was asked. */
  missing?: readonly { title: string; reason: string }[] | undefined;
  /** Stores that have the whole cart. */
  storesHref: string;
}

/** One press has the whole cart picked up at one store, or says which parts are in the way [CART-012]. */
export function PickUpAll({ store, target, missing, storesHref, className, ...rest }: PickUpAllProps) {
  const { oneStop } = useStrings().purchase;
  if (missing) {
    return (
      <Alert tone="warning" role="alert" title={oneStop.missing(store)} className={className} {...rest}>
        <ul>
          {missing.map(({ title, reason }) => (
            <li key={title}>
              <b>{title}</b> {reason}
            </li>
          ))}
        </ul>
        <Link href={storesHref}>{oneStop.stores}</Link>
      </Alert>
    );
  }
  return (
    <div className={classNames(styles.finding, className)} {...rest}>
      <span className={styles.findingText}>
        <StoreIcon size={20} className={styles.errorIcon} />
        {oneStop.title}
      </span>
      <IntentForm target={target}>
        <Button type="submit" size="s" variant="outline">
          {oneStop.pickUpAll(store)}
        </Button>
      </IntentForm>
    </div>
  );
}

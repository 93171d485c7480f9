import { Button } from '../../components/Button/Button.tsx';
import { ErrorIcon } from '../../components/Icon/statusIcons.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import { RemedyButtons, type RemedyButtonsProps } from '../private/RemedyButtons.tsx';
import * as styles from './CartLine.css.ts';

/** How many there are of a line whose field asks for more, and one press that mends it [PLUS-062]. */
export function StockNote({ remedy, has, update }: RemedyButtonsProps & { update: FormTarget }) {
  const { offer, purchase } = useStrings();
  const { asked, quantity = 0, restBy } = remedy;
  return (
    <div role="alert" className={styles.finding}>
      {quantity > 0 && (
        <span className={styles.findingText}>
          <ErrorIcon size={20} className={styles.errorIcon} />
          {offer.stock.only(quantity)}
        </span>
      )}
      <IntentForm
        target={{ ...update, fields: { ...update.fields, quantity: asked } }}
        className={styles.remedy}
      >
        <RemedyButtons remedy={remedy} {...(has !== undefined && { has })} />
        {restBy && (
          <Button
            type="submit"
            name="split"
            value={`${quantity} ${restBy}`}
            size="s"
            variant="outline"
            formNoValidate
          >
            {purchase.split(quantity, asked - quantity)}
          </Button>
        )}
      </IntentForm>
    </div>
  );
}

import { ErrorIcon } from '../../components/Icon/statusIcons.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import { RemedyButtons, type RemedyButtonsProps } from '../private/RemedyButtons.tsx';
import * as styles from './CartLine.css.ts';

/** How many there are of a line whose field asks for more, and one press that mends it [PLUS-062]. */
export function StockNote({ remedy, has, update }: RemedyButtonsProps & { update: FormTarget }) {
  const { stock } = useStrings().offer;
  const { asked, quantity, message = quantity ? stock.only(quantity) : '' } = remedy;
  return (
    <div role="alert" className={styles.finding}>
      {message && (
        <span className={styles.findingText}>
          <ErrorIcon size={20} className={styles.errorIcon} />
          {message}
        </span>
      )}
      <IntentForm
        target={{ ...update, fields: { ...update.fields, quantity: asked } }}
        className={styles.remedy}
      >
        <RemedyButtons remedy={remedy} has={has} />
      </IntentForm>
    </div>
  );
}

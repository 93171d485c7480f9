import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { SubstitutePart } from '../model/order.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import * as styles from './CartLine.css.ts';

export interface SubstituteNoteProps {
  part: SubstitutePart;
  /** Takes `skuNumber`. */
  swap: FormTarget;
}

/** A part in place of one that is sold out, and one press that takes it, without script too [CART-014]. */
export function SubstituteNote({ part, swap }: SubstituteNoteProps) {
  const { substitute } = useStrings().purchase;
  const { money } = useFormat();
  const { skuNumber, brand, title, href, unitMinor } = part;
  return (
    <div className={styles.finding}>
      <div className={styles.noteText}>
        <span className={styles.noteTitle}>{substitute.title}</span>
        <Link href={href}>{`${brand} ${title}`}</Link>
        <span>{`${money(unitMinor)} · ${useDifference(part)}`}</span>
      </div>
      <IntentForm target={{ ...swap, fields: { ...swap.fields, skuNumber } }}>
        <Button type="submit" size="s" variant="outline" aria-label={substitute.swapOf(title)}>
          {substitute.swap}
        </Button>
      </IntentForm>
    </div>
  );
}

function useDifference({ differenceMinor }: SubstitutePart): string {
  const { substitute } = useStrings().purchase;
  const { money } = useFormat();
  if (differenceMinor === 0) return substitute.samePrice;
  return differenceMinor > 0
    ? substitute.more(money(differenceMinor))
    : substitute.less(money(-differenceMinor));
}

import { Button } from '../../components/Button/Button.tsx';
import { InfoIcon } from '../../components/Icon/statusIcons.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { LineFinding } from '../model/order.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import * as styles from './CartLine.css.ts';

export interface LineFindingNoteProps {
  finding: LineFinding;
  /** Takes `quantity`. */
  update: FormTarget;
  remove: FormTarget;
}

/** What to look at before paying, and one press that mends it, without script too [PLUS-005]. */
export function LineFindingNote({ finding, update, remove }: LineFindingNoteProps) {
  const { purchase, remove: removeWord } = useStrings();
  const { quantity } = finding;
  const target = quantity > 0 ? { ...update, fields: { ...update.fields, quantity } } : remove;
  return (
    <div className={styles.finding}>
      <span className={styles.findingText}>
        <InfoIcon size={20} className={styles.errorIcon} />
        {useFindingText(finding)}
      </span>
      <IntentForm target={target}>
        <Button type="submit" size="s" variant="outline">
          {quantity > 0 ? purchase.finding.takeQuantity(quantity) : removeWord}
        </Button>
      </IntentForm>
    </div>
  );
}

function useFindingText(finding: LineFinding): string {
  const { finding: words } = useStrings().purchase;
  const { kind, needed = 1, position = '', vehicleName = '', otherVehicleName = '' } = finding;
  switch (kind) {
    case 'tooFew':
      return words.tooFew(needed);
    case 'sameSideTwice':
      return words.sameSideTwice(position.toLowerCase(), needed);
    case 'otherVehicle':
      return words.otherVehicle(vehicleName, otherVehicleName);
  }
}

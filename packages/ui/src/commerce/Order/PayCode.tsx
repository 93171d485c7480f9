import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import * as styles from './PaymentInstructions.css.ts';

/** A code that is typed or pasted elsewhere. */
export function PayCode({ label, code }: { label: string; code: string }) {
  const { payLater } = useStrings();
  return (
    <div className={styles.code}>
      <span>{label}</span>
      <span className={styles.value}>{code}</span>
      <CopyButton value={code} className={styles.copy} aria-label={`${payLater.copy}: ${label}`}>
        {payLater.copy}
      </CopyButton>
    </div>
  );
}

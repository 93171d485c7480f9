import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import * as styles from './PaymentInstructions.css.ts';

export interface PayCodeProps {
  label: string;
  code: string;
  /** How it is shown; default as it is copied. */
  shown?: string;
  /** Copying it is the next step: a wide button in the colour of the main action. */
  isNext?: boolean;
}

/** A code that is typed or pasted elsewhere. */
export function PayCode({ label, code, shown = code, isNext = false }: PayCodeProps) {
  const { payLater } = useStrings();
  return (
    <div className={styles.code}>
      <span className={styles.codeLabel}>{label}</span>
      <span className={styles.value}>{shown}</span>
      <CopyButton
        value={code}
        {...(isNext && { variant: 'primary', size: 'm', fullWidth: true })}
        aria-label={`${payLater.copy}: ${label}`}
      >
        {payLater.copy}
      </CopyButton>
    </div>
  );
}

import { Button } from '../../components/Button/Button.tsx';
import { CopyIcon } from '../../components/Icon/actionIcons.tsx';
import { CheckIcon } from '../../components/Icon/statusIcons.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { useCopy } from '../../components/private/useCopy.ts';
import * as styles from './PaymentInstructions.css.ts';

/** A code that is typed or pasted elsewhere. */
export function PayCode({ label, code }: { label: string; code: string }) {
  const { payLater, copied } = useStrings();
  const { isCopied, copy } = useCopy(code);
  return (
    <div className={styles.code}>
      <span>{label}</span>
      <span className={styles.value}>{code}</span>
      <Button
        size="s"
        className={styles.copy}
        icon={isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        aria-label={`${payLater.copy}: ${label}`}
        onClick={copy}
      >
        {payLater.copy}
      </Button>
      <VisuallyHidden role="status">{isCopied && copied}</VisuallyHidden>
    </div>
  );
}

import { useStrings } from '../../i18n/UiProvider.tsx';
import { classNames } from '../private/classNames.ts';
import * as fieldStyles from '../private/fieldStyles.css.ts';

/** Informs once the limit is reached; the value stays valid (VALID-003). */
export function LengthMessage({ reached, maxLength }: { reached: boolean; maxLength: number }) {
  const { maximumLength } = useStrings();
  // The live region exists before its text does, or screen readers would not speak it.
  return (
    <div role="status" className={classNames(fieldStyles.help, fieldStyles.status)}>
      {reached && maximumLength(maxLength)}
    </div>
  );
}

import { Button } from '../../components/Button/Button.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { Field } from '../../components/private/Field.tsx';
import * as fieldStyles from '../../components/private/fieldStyles.css.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import * as styles from './HomeHero.css.ts';

export interface VinFormProps extends BlockProps<'form', 'target' | 'action'> {
  /** Takes `vin`. */
  target: FormTarget;
  /** Stands below another way to choose. */
  withOr?: boolean;
}

/** The vehicle by its number: posted, since an address with a VIN would end up in logs. */
export function VinForm({ target, withOr, className, ...rest }: VinFormProps) {
  const { hero } = useStrings().page;
  return (
    <IntentForm target={target} className={classNames(styles.vinLine, className)} {...rest}>
      {withOr && <span className={styles.or}>{hero.orPick}</span>}
      <Field label={hero.vin} description={hero.vinHint}>
        {(aria) => (
          <input
            name="vin"
            required
            minLength={17}
            maxLength={17}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className={classNames(fieldStyles.control, styles.vin)}
            {...aria}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" size="l" className={styles.vinButton}>
        {hero.useVin}
      </Button>
    </IntentForm>
  );
}

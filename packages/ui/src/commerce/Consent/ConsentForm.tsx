import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import * as styles from './ConsentForm.css.ts';

export interface ConsentFormProps extends BlockProps<'form', 'action' | 'target'> {
  /** Takes `choice` (`some`, `all`, `none`) and a `category` for each ticked box. */
  target: FormTarget;
  /** Ids of what may be refused; words for them stand in the strings. */
  categories: readonly string[];
  accepted: readonly string[];
}

/**
 * What may be kept in this browser [SHELL-071]. Nothing is ticked beforehand, and to refuse everything takes
 * one press, as to accept everything does.
 */
export function ConsentForm({ target, categories, accepted, className, ...rest }: ConsentFormProps) {
  const { consent } = useStrings();
  const { necessary } = consent.categories;
  return (
    <IntentForm target={target} className={classNames(styles.root, className)} {...rest}>
      <p className={styles.lead}>{consent.lead}</p>
      <div className={styles.categories}>
        <div className={styles.necessary}>
          <div className={styles.meaning}>
            <p className={styles.name}>{necessary?.name}</p>
            <p className={styles.use}>{necessary?.use}</p>
          </div>
          <span className={styles.always}>{consent.alwaysOn}</span>
        </div>
        {categories.map((id) => (
          <Checkbox
            key={id}
            name="category"
            value={id}
            className={styles.category}
            defaultChecked={accepted.includes(id)}
            description={consent.categories[id]?.use}
          >
            {consent.categories[id]?.name ?? id}
          </Checkbox>
        ))}
      </div>
      <div className={styles.actions}>
        <Button type="submit" name="choice" value="some" variant="primary">
          {consent.save}
        </Button>
        <Button type="submit" name="choice" value="all" variant="outline">
          {consent.acceptAll}
        </Button>
        <Button type="submit" name="choice" value="none" variant="outline">
          {consent.necessaryOnly}
        </Button>
      </div>
    </IntentForm>
  );
}

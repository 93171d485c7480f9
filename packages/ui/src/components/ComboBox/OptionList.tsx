import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { CheckIcon } from '../Icon/statusIcons.tsx';
import * as optionStyles from '../private/optionStyles.css.ts';
import type { ComboBoxOption } from './ComboBox.tsx';
import * as styles from './ComboBox.css.ts';

/** What a combo box offers for what is typed. */
export function OptionList({ options }: { options: readonly ComboBoxOption[] }) {
  const { noMatches } = useStrings();
  return (
    <Popover offset={4} className={styles.panel}>
      <ListBox
        items={options}
        className={optionStyles.list}
        renderEmptyState={() => <div className={optionStyles.empty}>{noMatches}</div>}
      >
        {({ id, label, description }) => (
          <ListBoxItem id={id} textValue={label} className={optionStyles.option}>
            {({ isSelected }) => (
              <>
                <span className={optionStyles.words}>
                  <span>{label}</span>
                  {description && <span className={optionStyles.description}>{description}</span>}
                </span>
                {isSelected && <CheckIcon size={18} />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}

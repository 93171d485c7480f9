import type { ReactNode, Ref } from 'react';
import { SearchIcon } from '../../components/Icon/navigationIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './Search.css.ts';

export interface SearchFieldProps extends BlockProps<'form'> {
  /** Page that answers, asked by GET with `searchText`. */
  action: string;
  defaultValue?: string;
  placeholder?: string;
  /** Default `search`. */
  id?: string;
  /**
   * Set once suggestions are attached: the same input becomes a combobox. Before, and without script, it is a
   * plain search box.
   */
  combobox?: { listId: string; isOpen: boolean; activeId?: string };
  /** `SuggestionList`, below the box. */
  children?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** One box for part, number, symptom or size. */
export function SearchField(props: SearchFieldProps) {
  const {
    action,
    defaultValue,
    placeholder,
    id = 'search',
    combobox,
    children,
    inputRef,
    className,
    ...rest
  } = props;
  const { shell, search } = useStrings();
  return (
    <form
      role="search"
      method="get"
      action={action}
      className={classNames(styles.root, className)}
      data-intent="search"
      {...rest}
    >
      <div className={styles.box}>
        <input
          ref={inputRef}
          id={id}
          type="search"
          name="searchText"
          aria-label={shell.searchLabel}
          placeholder={placeholder ?? shell.searchPlaceholder}
          defaultValue={defaultValue}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={120}
          className={styles.input}
          {...(combobox && comboboxAttributes(combobox))}
        />
        <button type="submit" aria-label={search} className={styles.submit}>
          <SearchIcon size={22} strokeWidth={2.4} />
        </button>
      </div>
      {children}
    </form>
  );
}

function comboboxAttributes({ listId, isOpen, activeId }: NonNullable<SearchFieldProps['combobox']>) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': activeId,
  } as const;
}

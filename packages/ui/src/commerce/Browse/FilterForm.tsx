import type { ComponentProps } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { TextField } from '../../components/TextField/TextField.tsx';
import * as styles from './FilterForm.css.ts';

export interface FilterFormProps extends Omit<ComponentProps<'form'>, 'action' | 'children' | 'role'> {
  /** Address of the page: it takes `q`. */
  action: string;
  label: string;
  /** Of the button. */
  submitLabel: string;
  /** What is filtered by. */
  query?: string;
  /** While the shopper types. Without script the form asks for the page with `q`. */
  onQueryChange?: (query: string) => void;
}

/** A field that leaves of a list what holds its words. */
export function FilterForm(props: FilterFormProps) {
  const { action, label, submitLabel, query = '', onQueryChange, className, ...rest } = props;
  return (
    // Beside the shop's own search: two landmarks of a kind need names that tell them apart.
    <form
      role="search"
      aria-label={label}
      action={action}
      className={classNames(styles.root, className)}
      {...rest}
    >
      <TextField
        type="search"
        name="q"
        label={label}
        defaultValue={query}
        autoComplete="off"
        className={styles.field}
        onChange={(event) => onQueryChange?.(event.currentTarget.value)}
      />
      <Button type="submit" size="l">
        {submitLabel}
      </Button>
    </form>
  );
}

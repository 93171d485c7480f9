import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './FieldGroup.css.ts';

export interface FieldGroupProps extends ComponentProps<'fieldset'> {
  legend?: ReactNode;
  /** Two where there is room, for a first and a last name. Default 1. */
  columns?: keyof typeof styles.fields;
}

/** Fields that belong together, evenly apart. Groups nest, so that a row of two stands among single ones. */
export function FieldGroup({ legend, columns = 1, className, children, ...rest }: FieldGroupProps) {
  // Without a name a fieldset would be a group that says nothing.
  const nameless =
    legend == null && rest['aria-label'] === undefined && rest['aria-labelledby'] === undefined;
  return (
    <fieldset
      className={classNames(styles.root, className)}
      {...(nameless && { role: 'presentation' })}
      {...rest}
    >
      {legend != null && <legend className={styles.legend}>{legend}</legend>}
      <div className={styles.fields[columns]}>{children}</div>
    </fieldset>
  );
}

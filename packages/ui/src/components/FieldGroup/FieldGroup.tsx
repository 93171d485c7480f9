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
  // Without a name a fieldset would be a group that says nothing; one that is switched off stays one.
  const nameless =
    legend == null && rest['aria-label'] === undefined && rest['aria-labelledby'] === undefined;
  const Root = (nameless && rest.disabled === undefined ? 'div' : 'fieldset') as 'fieldset';
  return (
    <Root className={classNames(styles.root, className)} {...rest}>
      {legend != null && <legend className={styles.legend}>{legend}</legend>}
      <div className={styles.fields[columns]}>{children}</div>
    </Root>
  );
}

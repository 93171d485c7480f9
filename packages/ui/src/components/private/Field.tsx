import { useId, type CSSProperties, type ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { ErrorContent } from './ErrorContent.tsx';
import type { FieldProps } from './fieldProps.ts';
import { FieldLabelContent } from './FieldLabelContent.tsx';
import * as styles from './fieldStyles.css.ts';
import { idList } from './idList.ts';

/** Attributes that tie a control to its label, help and error. */
export interface FieldAria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends FieldProps {
  /** Of the control; made up when missing. */
  id?: string | undefined;
  /** What a page says of the control besides. */
  describedBy?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  children: (aria: FieldAria) => ReactNode;
}

/** Label, help and error around a platform control. */
export function Field(props: Props) {
  const { label, description, errorMessage, optional, id, describedBy, className, style, children } = props;
  const madeId = useId();
  const controlId = id ?? madeId;
  const helpId = description ? `${controlId}-help` : undefined;
  const errorId = errorMessage ? `${controlId}-error` : undefined;
  return (
    <div className={classNames(styles.field, className)} style={style}>
      <label htmlFor={controlId} className={styles.label}>
        <FieldLabelContent optional={optional}>{label}</FieldLabelContent>
      </label>
      {children({
        id: controlId,
        'aria-describedby': idList(errorId, helpId, describedBy),
        'aria-invalid': errorMessage ? true : undefined,
      })}
      {errorMessage && (
        <div id={errorId} className={styles.error}>
          <ErrorContent>{errorMessage}</ErrorContent>
        </div>
      )}
      {description && (
        <div id={helpId} className={styles.help}>
          {description}
        </div>
      )}
    </div>
  );
}

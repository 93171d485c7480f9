import type { ComponentProps, ReactNode } from 'react';
import * as choiceStyles from '../private/choiceStyles.css.ts';
import { classNames } from '../private/classNames.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> {
  /** What is switched. */
  children: ReactNode;
  description?: ReactNode;
  compact?: boolean;
}

/** Takes effect at once, or with its form before script runs; a choice to be sent is a `Checkbox`. */
export function Switch({ children, description, compact, className, style, ...input }: SwitchProps) {
  const line = classNames(choiceStyles.line, compact && choiceStyles.compactLine, className);
  return (
    <label className={line} style={style}>
      <span className={choiceStyles.words}>
        {children}
        {description && <span className={choiceStyles.description}>{description}</span>}
      </span>
      <input className={styles.input} {...input} type="checkbox" role="switch" />
    </label>
  );
}

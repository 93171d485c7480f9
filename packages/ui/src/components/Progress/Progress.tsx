import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Progress.css.ts';

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children'> {
  label: ReactNode;
  /** Out of `max`; without it the work goes on and nobody knows how long. */
  value?: number;
  /** Default 100. */
  max?: number;
  /** What is reached, in words: "3 of 5 credits". */
  valueLabel?: ReactNode;
}

/** How far something is, on the platform's `progress`. `className` and `style` go to the whole. */
export function Progress({ label, valueLabel, max = 100, id, className, style, ...progress }: ProgressProps) {
  const madeId = useId();
  const barId = id ?? madeId;
  return (
    <div className={classNames(styles.root, className)} style={style}>
      <div className={styles.words}>
        <label htmlFor={barId}>{label}</label>
        {valueLabel != null && <span className={styles.value}>{valueLabel}</span>}
      </div>
      <progress
        id={barId}
        max={max}
        // Else a screen reader would say percent beside words that count something else.
        aria-valuetext={typeof valueLabel === 'string' ? valueLabel : undefined}
        {...progress}
        className={styles.bar}
      />
    </div>
  );
}

import type { ComponentProps } from 'react';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { CheckIcon } from '../Icon/statusIcons.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './StepNumber.css.ts';

export interface StepNumberProps extends Omit<ComponentProps<'span'>, 'children'> {
  step: number;
  /** Default `open`. */
  state?: keyof typeof styles.state;
}

/** The round number of a step; a tick once it is done. */
export function StepNumber({ step, state = 'open', className, ...rest }: StepNumberProps) {
  const { stepDone } = useStrings();
  return (
    <span className={classNames(styles.root, styles.state[state], className)} {...rest}>
      {state === 'done' ? <CheckIcon size={18} strokeWidth={2.4} label={`${step} ${stepDone}`} /> : step}
    </span>
  );
}

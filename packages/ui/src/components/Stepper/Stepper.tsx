import type { ComponentProps } from 'react';
import { useLinkComponent, useStrings } from '../../i18n/UiProvider.tsx';
import { classNames } from '../private/classNames.ts';
import { StepNumber, type StepNumberProps } from '../StepNumber/StepNumber.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';

export interface Step {
  label: string;
  /** Back to a step that is done. */
  href?: string;
}

export interface StepperProps extends Omit<ComponentProps<'ol'>, 'children'> {
  steps: readonly Step[];
  /** The step that is open, from 1; one more than there are when all is done. */
  current: number;
}

/** The steps of a task and where the shopper is. It mirrors the pages one to one; it is no menu. */
export function Stepper({ steps, current, className, ...rest }: StepperProps) {
  return (
    <ol className={classNames(styles.root, className)} {...rest}>
      {steps.map((step, at) => (
        <StepItem key={step.label} {...step} number={at + 1} total={steps.length} current={current} />
      ))}
    </ol>
  );
}

function stateOf(number: number, current: number): NonNullable<StepNumberProps['state']> {
  if (number < current) return 'done';
  return number === current ? 'current' : 'open';
}

interface StepItemProps extends Step {
  number: number;
  total: number;
  current: number;
}

function StepItem({ label, href, number, total, current }: StepItemProps) {
  const strings = useStrings();
  const Anchor = useLinkComponent();
  const state = stateOf(number, current);
  const isDone = state === 'done';
  return (
    <li
      className={classNames(styles.step, styles.state[state])}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <StepNumber step={number} state={state} aria-hidden />
      <VisuallyHidden>{strings.stepOf(number, total)} </VisuallyHidden>
      {isDone && href ? (
        <Anchor href={href} className={styles.link}>
          {label}
        </Anchor>
      ) : (
        <span>{label}</span>
      )}
      {isDone && <VisuallyHidden> {strings.stepDone}</VisuallyHidden>}
    </li>
  );
}

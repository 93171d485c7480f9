import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useStrings } from '../../i18n/UiProvider.tsx';
import * as buttonStyles from '../private/buttonStyles.css.ts';
import { classNames } from '../private/classNames.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Button.css.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One `primary` per card or section; default `secondary`. */
  variant?: buttonStyles.ButtonVariant;
  /** Default `m`, 44 px. */
  size?: buttonStyles.ButtonSize;
  fullWidth?: boolean;
  /** Works: shows a spinner, says so and takes no second press, but keeps the focus. */
  pending?: boolean;
  /** In front of the words. */
  icon?: ReactNode;
}

/** The platform's button. Default type `button`, so that a form is sent on purpose only. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'm',
    fullWidth,
    pending = false,
    icon,
    className,
    children,
    ...rest
  } = props;
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  return (
    <button
      type="button"
      className={classNames(
        buttonStyles.root,
        buttonStyles.size[size],
        buttonStyles.variant[variant],
        fullWidth && buttonStyles.fullWidth,
        pending && styles.pending,
        className,
      )}
      {...rest}
      {...(pending && { 'aria-busy': true, 'aria-disabled': true, onClick: swallow })}
    >
      {pending ? <Pending>{content}</Pending> : content}
    </button>
  );
}

function Pending({ children }: { children: ReactNode }) {
  const { pending } = useStrings();
  return (
    <>
      <span className={styles.pendingContent}>{children}</span>{' '}
      <span className={styles.pendingMark}>
        <Spinner />
        <VisuallyHidden>{pending}</VisuallyHidden>
      </span>
    </>
  );
}

/** `disabled` would drop the focus; a submit button must not send its form either. */
function swallow(event: MouseEvent): void {
  event.preventDefault();
}

import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { IconProps } from '../Icon/Icon.tsx';
import { CloseIcon } from '../Icon/navigationIcons.tsx';
import { CheckCircleIcon, ErrorIcon, InfoIcon, WarningIcon } from '../Icon/statusIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Alert.css.ts';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Default `info`. */
  tone?: keyof typeof styles.tone;
  title?: ReactNode;
  /** Buttons or links below the words. */
  actions?: ReactNode;
  /** Adds a close button. */
  onDismiss?: () => void;
}

const icons: Record<NonNullable<AlertProps['tone']>, ComponentType<IconProps>> = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  error: ErrorIcon,
};

/**
 * A message in the flow of the page. It is silent; give it `role="alert"` or `role="status"` where it appears
 * while the page is in use.
 */
export function Alert({
  tone = 'info',
  title,
  actions,
  onDismiss,
  className,
  children,
  ...rest
}: AlertProps) {
  const strings = useStrings();
  const ToneIcon = icons[tone];
  return (
    <div className={classNames(styles.root, styles.tone[tone], className)} {...rest}>
      <ToneIcon size={22} label={strings.tone[tone]} className={styles.icon} />
      <div className={styles.content}>
        {title != null && <p className={styles.title}>{title}</p>}
        {children}
        {actions != null && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton label={strings.close} onClick={onDismiss} className={styles.close}>
          <CloseIcon size={20} />
        </IconButton>
      )}
    </div>
  );
}

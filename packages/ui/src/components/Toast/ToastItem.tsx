import type { ComponentType } from 'react';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  type ToastProps as AriaToastProps,
} from 'react-aria-components/Toast';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import type { IconProps } from '../Icon/Icon.tsx';
import { CloseIcon } from '../Icon/navigationIcons.tsx';
import { CheckCircleIcon, ErrorIcon, InfoIcon, WarningIcon } from '../Icon/statusIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classNames } from '../private/classNames.ts';
import type { QueuedToast, ToastType } from './toast.ts';
import * as styles from './Toast.css.ts';

const icons: Record<ToastType, ComponentType<IconProps>> = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  error: ErrorIcon,
};

/** Warnings and errors interrupt, the others wait for a pause in speech (SHELL-045). */
const liveRole = { info: 'status', success: 'status', warning: 'alert', error: 'alert' } as const;

/** One notification with its icon, words, action and close button. */
export function ToastItem({ toast, onClose }: { toast: QueuedToast; onClose: () => void }) {
  const { tone, dismissNotification } = useStrings();
  const { type, state, kind, content } = toast;
  const snackbar = kind === 'snackbar';
  const StatusIcon = icons[type];
  return (
    <AriaToast
      toast={toast as unknown as AriaToastProps<unknown>['toast']}
      // react-aria's `alertdialog` would interrupt whatever the content's own live role is: Chrome raises an alert for it.
      render={({ 'aria-modal': _modal, ...element }) => <div {...element} role="group" />}
      data-state={state}
      data-surface={snackbar ? 'inverse' : undefined}
      className={classNames(styles.toast, styles.tone[type], snackbar && styles.snackbar)}
    >
      {!snackbar && (
        <StatusIcon size={22} label={tone[type]} className={classNames(styles.icon, styles.iconTone[type])} />
      )}
      <ToastContent role={liveRole[type]} className={styles.content}>
        {content.title !== undefined && (
          <Text slot="title" className={styles.title}>
            {content.title}
          </Text>
        )}
        <Text slot={content.title === undefined ? 'title' : 'description'} className={styles.text}>
          {content.text}
        </Text>
      </ToastContent>
      {content.action && <ToastButton snackbar={snackbar} action={content.action} onClose={onClose} />}
      <IconButton label={dismissNotification} onClick={onClose}>
        <CloseIcon size={20} />
      </IconButton>
    </AriaToast>
  );
}

interface ToastButtonProps {
  snackbar: boolean;
  action: NonNullable<QueuedToast['content']['action']>;
  onClose: () => void;
}

function ToastButton({ snackbar, action, onClose }: ToastButtonProps) {
  return (
    <Button
      variant="quiet"
      size="s"
      className={classNames(styles.action, snackbar && styles.snackbarAction)}
      onClick={() => {
        action.onAction();
        onClose();
      }}
    >
      {action.label}
    </Button>
  );
}

import { useMemo, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  type ToastRegionProps as AriaProps,
} from 'react-aria-components/Toast';
import { useLocale, useStrings } from '../../i18n/UiProvider.tsx';
import { classNames } from '../private/classNames.ts';
import { passFocusOn } from './passFocusOn.ts';
import { regionQueue } from './regionQueue.ts';
import { toastPositions, type QueuedToast } from './toast.ts';
import * as styles from './Toast.css.ts';
import { ToastItem } from './ToastItem.tsx';
import type { ToastQueue } from './toastQueue.ts';

export interface ToastRegionProps {
  queue: ToastQueue;
  /** On the list of each place. */
  className?: string;
}

/**
 * Shows a queue: a landmark that F6 reaches, with a list for each place in use. Times halt while a notification
 * is hovered or focused; the focus of one that goes moves to the next or back to the page.
 */
export function ToastRegion({ queue, className }: ToastRegionProps) {
  const { notifications } = useStrings();
  const locale = useLocale();
  const ariaQueue = useMemo(() => regionQueue(queue), [queue]);
  const toasts = useSyncExternalStore(queue.subscribe, queue.toasts, queue.toasts);
  // F6 knows a region by the element that it has when it is mounted, and an empty one has none.
  if (toasts.length === 0) return null;
  return (
    <I18nProvider locale={locale}>
      <AriaToastRegion
        // It has the part of react-aria's class that the region uses.
        queue={ariaQueue as unknown as AriaProps<QueuedToast['content']>['queue']}
        aria-label={notifications}
      >
        {toastPositions.map((position) => (
          <Place
            key={position}
            toasts={toasts.filter((toast) => toast.position === position)}
            className={classNames(styles.place, styles.position[position], className)}
            onClose={queue.close}
          />
        ))}
      </AriaToastRegion>
    </I18nProvider>
  );
}

interface PlaceProps {
  toasts: QueuedToast[];
  className: string;
  onClose: (key: string) => void;
}

function Place({ toasts, className, onClose }: PlaceProps) {
  const [first] = toasts;
  if (!first) return null;
  return (
    <ol data-position={first.position} className={className}>
      {toasts.map((toast) => (
        <li key={toast.key}>
          <ToastItem
            toast={toast}
            onClose={() => {
              passFocusOn();
              onClose(toast.key);
            }}
          />
        </li>
      ))}
    </ol>
  );
}

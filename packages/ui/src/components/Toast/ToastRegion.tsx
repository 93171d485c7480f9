import { useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  type ToastRegionProps as AriaProps,
} from 'react-aria-components/Toast';
import { useLocale, useStrings } from '../../i18n/UiProvider.tsx';
import { classNames } from '../private/classNames.ts';
import { regionQueue } from './regionQueue.ts';
import { toastPositions, type QueuedToast, type ToastPosition } from './toast.ts';
import * as styles from './Toast.css.ts';
import { ToastItem } from './ToastItem.tsx';
import type { ToastQueue } from './toastQueue.ts';

export interface ToastRegionProps {
  queue: ToastQueue;
  /** On every region of notifications. */
  className?: string;
}

/**
 * Shows a queue: one landmark per position in use, reached by F6. Times halt while one is hovered or focused;
 * the focus of a notification that goes moves to the next one or back to the page.
 */
export function ToastRegion({ queue, className }: ToastRegionProps) {
  return (
    <I18nProvider locale={useLocale()}>
      {toastPositions.map((position) => (
        <PositionRegion key={position} queue={queue} position={position} className={className} />
      ))}
    </I18nProvider>
  );
}

interface PositionProps {
  queue: ToastQueue;
  position: ToastPosition;
  className: string | undefined;
}

function PositionRegion({ queue, position, className }: PositionProps) {
  const { notifications } = useStrings();
  const here = useMemo(() => regionQueue(queue, position), [queue, position]);
  return (
    <AriaToastRegion
      // `regionQueue` has the part of the class that the region uses.
      queue={here as unknown as AriaProps<QueuedToast['content']>['queue']}
      aria-label={notifications}
      data-position={position}
      className={classNames(styles.region, styles.position[position], className)}
    >
      {({ toast }) => {
        const shown = toast as unknown as QueuedToast;
        return <ToastItem toast={shown} onClose={() => queue.close(shown.key)} />;
      }}
    </AriaToastRegion>
  );
}

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from './notify.ts';

const ToastRegion = lazy(async () => ({ default: (await import('@driveline/ui/overlays')).ToastRegion }));

/** The place of messages; it costs nothing before the first one. */
export function Notifications() {
  const count = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.toasts().length,
    () => 0,
  );
  if (count === 0) return null;
  return (
    <Suspense>
      <ToastRegion queue={toasts} />
    </Suspense>
  );
}

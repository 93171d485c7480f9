import { useEffect, useState, useSyncExternalStore } from 'react';
import { toasts } from './notify.ts';

const load = () => import('@driveline/ui/overlays');

/** The place of messages; it costs nothing before the first one, and is asked for again by the next when it cannot be had. */
export function Notifications() {
  const [overlays, setOverlays] = useState<Awaited<ReturnType<typeof load>>>();
  const count = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.toasts().length,
    () => 0,
  );
  useEffect(() => {
    if (count > 0) load().then(setOverlays, () => undefined);
  }, [count]);
  return count > 0 && overlays && <overlays.ToastRegion queue={toasts} />;
}

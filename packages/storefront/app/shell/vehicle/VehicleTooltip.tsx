import { useVehicleTooltip } from '@driveline/hooks';
import { VehicleHint } from '@driveline/ui/banners';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOverlay } from '../../shop/overlays.ts';
import * as paths from '../../paths/index.ts';

/** What asks for a vehicle, below the header's button for one (VEHST-013). */
export function VehicleTooltip({ wasActive }: { wasActive: boolean }) {
  const isEnabled = !useOverlay(({ open }) => open);
  const { isShown, dismiss } = useVehicleTooltip({ isEnabled, wasActive });
  const [place, setPlace] = useState<Element | null>();
  useEffect(() => {
    if (isShown) setPlace(document.querySelector('[data-source="header"]')?.parentElement);
  }, [isShown]);
  if (!isShown || !place) return null;
  return createPortal(<VehicleHint href={paths.vehicles()} onFollow={dismiss} onClose={dismiss} />, place);
}

import { useEffect, useState } from 'react';
import { useB2c } from '../client/ClientProvider.ts';
import { VEHICLE_TOOLTIP_S } from '../constants.ts';
import { useHeader } from '../header/useHeader.ts';
import { useMachine } from '../machine/useMachine.ts';
import { initialVehicleTooltip, vehicleTooltip } from './vehicleTooltip.ts';
import type { TooltipSituation } from './vehicleTooltip.ts';

const ACTIVITY = ['pointerdown', 'keydown', 'scroll'] as const;

/** VEHST-013: whether the shopper has moved since the page load. */
function useActivity(): boolean {
  const [wasActive, setWasActive] = useState(false);
  useEffect(() => {
    if (wasActive) return undefined;
    const note = () => setWasActive(true);
    for (const type of ACTIVITY) addEventListener(type, note, { passive: true });
    return () => {
      for (const type of ACTIVITY) removeEventListener(type, note);
    };
  }, [wasActive]);
  return wasActive;
}

/** VEHST-013 to VEHST-015, STATE-032: the hint at the picker. `page` must be the same object while the page is. */
export function useVehicleTooltip(page: TooltipSituation['page'], isEnabled = true) {
  const { client } = useB2c();
  const { data: header } = useHeader();
  const wasActive = useActivity();
  const [state, send] = useMachine(vehicleTooltip, initialVehicleTooltip, () => undefined);
  const flag = client.flag('YMME_TOOLTIP_ENABLED');
  const timeoutS = client.value('YMME_TOOLTIP_TIMEOUT_S', VEHICLE_TOOLTIP_S);
  const isKnown = header !== undefined;
  const hasVehicle = Boolean(header?.vehicleMap);
  useEffect(() => {
    if (!isKnown) return;
    send({ type: 'situation', situation: { flag, isEnabled, wasActive, hasVehicle, page, timeoutS } });
  }, [flag, hasVehicle, isEnabled, isKnown, page, send, timeoutS, wasActive]);
  return { isShown: state === 'shown', dismiss: () => send({ type: 'dismiss' }) };
}

import { useEffect } from 'react';
import { useB2c } from '../client/ClientProvider.ts';
import { VEHICLE_TOOLTIP_S } from '../constants.ts';
import { useHeader } from '../header/useHeader.ts';
import { useMachine } from '../machine/useMachine.ts';
import { useOpenPage } from './tooltipPage.ts';
import { initialVehicleTooltip, vehicleTooltip } from './vehicleTooltip.ts';
import type { TooltipSituation } from './vehicleTooltip.ts';

/**
 * VEHST-013 to VEHST-015, STATE-032: the hint at the picker, on pages that said what they show: `useTooltipPage`.
 * `wasActive`: a pointer, key or scroll event since the page load.
 */
export function useVehicleTooltip({
  isEnabled,
  wasActive,
}: Pick<TooltipSituation, 'isEnabled' | 'wasActive'>) {
  const { client } = useB2c();
  const { data: header } = useHeader();
  const page = useOpenPage();
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

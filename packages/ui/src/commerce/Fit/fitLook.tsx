import type { ReactElement } from 'react';
import { CheckIcon, CrossCircleIcon, QuestionIcon, RingIcon } from '../../components/Icon/statusIcons.tsx';
import { CarIcon } from '../../components/Icon/vehicleIcons.tsx';
import type { UiStrings } from '../../i18n/messages.ts';
import type { FitState, PartFit } from '../model/fit.ts';

/** The tone of a verdict in the colour roles. */
export const fitTone = {
  FITS: 'fit',
  NEEDS_MORE_INFO: 'check',
  DOES_NOT_FIT: 'nofit',
  UNIVERSAL: 'neutral',
  NO_VEHICLE: 'neutral',
} as const satisfies Record<FitState, string>;

/** Each state has a shape of its own, so that it holds without colour (WCAG 1.4.1). */
export function fitIcon(state: FitState, size: number): ReactElement {
  switch (state) {
    case 'FITS':
      return <CheckIcon size={size} strokeWidth={2.6} />;
    case 'NEEDS_MORE_INFO':
      return <QuestionIcon size={size} />;
    case 'DOES_NOT_FIT':
      return <CrossCircleIcon size={size} />;
    case 'UNIVERSAL':
      return <RingIcon size={size} />;
    case 'NO_VEHICLE':
      return <CarIcon size={size} />;
  }
}

/** The verdict in words; `vehicle` as long or short as there is room. */
export function fitWords({ fit }: UiStrings, verdict: Pick<PartFit, 'state'>, vehicle?: string): string {
  switch (verdict.state) {
    case 'FITS':
      return fit.fits(vehicle);
    case 'NEEDS_MORE_INFO':
      return fit.needsMoreInfo(1);
    case 'DOES_NOT_FIT':
      return fit.doesNotFit(vehicle);
    case 'UNIVERSAL':
      return fit.universal;
    case 'NO_VEHICLE':
      return fit.noVehicle;
  }
}

import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState.tsx';
import { GarageIcon } from '../../components/Icon/vehicleIcons.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';

export interface NoVehiclesProps extends Omit<EmptyStateProps, 'title' | 'picture' | 'actions' | 'children'> {
  /** Where vehicles are chosen without script. */
  href: string;
  /** In place of the button, as a `VehiclePicker` on the page itself. */
  children?: ReactNode;
}

/** The garage before the first vehicle [VEHST-016]. */
export function NoVehicles({ href, children, ...rest }: NoVehiclesProps) {
  const { vehicle } = useStrings();
  const add = (
    <ButtonLink href={href} variant="primary" data-intent="open-vehicle-picker">
      {vehicle.add}
    </ButtonLink>
  );
  return (
    <EmptyState
      title={vehicle.noVehicles}
      picture={<GarageIcon size={48} />}
      actions={children ?? add}
      {...rest}
    >
      {vehicle.noVehiclesHint}
    </EmptyState>
  );
}

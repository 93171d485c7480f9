import { ChevronDownIcon } from '../../components/Icon/navigationIcons.tsx';
import { CarIcon } from '../../components/Icon/vehicleIcons.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import * as styles from './VehicleButton.css.ts';

/** SHELL-018: the label has at most this many characters, without an ellipsis. */
const longest = 50;

export interface VehicleButtonProps {
  /** Full name of the saved vehicle. */
  vehicle?: string | null;
  /** Where vehicles are chosen without script; default `/user/myVehicle`. */
  href?: string;
}

/** The vehicle that the whole site speaks of, and the way to change it. */
export function VehicleButton({ vehicle, href = '/user/myVehicle' }: VehicleButtonProps) {
  const { shell } = useStrings();
  return (
    <a href={href} className={styles.root} data-intent="open-vehicle-picker" data-source="header">
      <CarIcon size={20} className={styles.icon} />
      {vehicle ? (
        <>
          <VisuallyHidden>{shell.yourVehicle(vehicle)}</VisuallyHidden>
          <span aria-hidden className={styles.name}>
            {vehicle.slice(0, longest)}
          </span>
          <span aria-hidden className={styles.change}>
            {shell.changeVehicle}
          </span>
          <ChevronDownIcon size={16} className={styles.chevron} />
        </>
      ) : (
        <span className={styles.name}>{shell.addVehicle}</span>
      )}
    </a>
  );
}

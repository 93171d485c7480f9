import { Link } from '../../components/Link/Link.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { GarageVehicle } from '../model/account.ts';
import { VehicleCard, type VehicleCardProps } from '../Vehicle/VehicleCard.tsx';
import * as styles from './GarageCard.css.ts';
import { MaintenanceBadge } from './MaintenanceBadge.tsx';
import { mileageWords } from './mileageWords.ts';

export interface GarageCardProps extends Omit<VehicleCardProps, 'vehicle' | 'children'> {
  vehicle: GarageVehicle;
  maintenanceHref?: string;
  historyHref?: string;
}

/** A vehicle of a signed-in shopper's garage: the card of a saved vehicle with its mileage and next service. */
export function GarageCard({ vehicle, maintenanceHref, historyHref, ...rest }: GarageCardProps) {
  const { garage } = useStrings().account;
  const formats = useFormat();
  const { name, mileage, nextService } = vehicle;
  return (
    <VehicleCard vehicle={vehicle} {...rest}>
      {(mileage ?? nextService) && (
        <dl className={styles.facts}>
          {mileage && (
            <div>
              <dt className={styles.term}>{garage.mileage}</dt>
              <dd className={styles.value}>{mileageWords(formats, mileage)}</dd>
            </div>
          )}
          {nextService && (
            <div>
              <dt className={styles.term}>{garage.nextService}</dt>
              <dd className={styles.value}>
                {nextService.name} <MaintenanceBadge status={nextService.status} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {(maintenanceHref ?? historyHref) !== undefined && (
        <p className={styles.links}>
          {maintenanceHref !== undefined && (
            <Link href={maintenanceHref} aria-label={garage.maintenanceOf(name)} className={styles.link}>
              {garage.maintenance}
            </Link>
          )}
          {historyHref !== undefined && (
            <Link href={historyHref} aria-label={garage.historyOf(name)} className={styles.link}>
              {garage.history}
            </Link>
          )}
        </p>
      )}
    </VehicleCard>
  );
}

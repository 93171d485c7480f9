import { useId, type ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { CheckIcon } from '../../components/Icon/statusIcons.tsx';
import { CarIcon } from '../../components/Icon/vehicleIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { SavedVehicle } from '../model/vehicle.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import { wholeNames } from '../private/wholeNames.tsx';
import * as styles from './VehicleCard.css.ts';

export interface VehicleCardProps extends BlockProps<'article'> {
  vehicle: SavedVehicle;
  /** Parts that fit it. */
  shopHref: string;
  /** Where another one is picked in its place; a guest keeps one vehicle. */
  changeHref?: string;
  detailsHref?: string;
  /** Takes `vehicleId`. */
  prefer?: FormTarget;
  /** Takes `vehicleId`; a storefront offers to undo it [PLUS-025]. */
  remove?: FormTarget;
  /** Rank of the name; default 2. */
  level?: 2 | 3;
  /** More about it, below its name. */
  children?: ReactNode;
}

/** A saved vehicle and what can be done with it [VEHST-016]. */
export function VehicleCard(props: VehicleCardProps) {
  const {
    vehicle,
    shopHref,
    changeHref,
    detailsHref,
    prefer,
    remove,
    level = 2,
    children,
    className,
    ...rest
  } = props;
  const { vehicle: words } = useStrings();
  const { name, nickname, preferred } = vehicle;
  const Title = `h${level}` as 'h2';
  const titleId = useId();
  return (
    <Card
      as="article"
      aria-labelledby={titleId}
      className={classNames(styles.root, className)}
      data-vehicle={vehicle.vehicleId}
      {...rest}
    >
      <CarIcon size={32} className={styles.icon} />
      <div className={styles.words}>
        <Title id={titleId} className={styles.name}>
          {wholeNames(nickname ?? name)}
        </Title>
        {nickname && <p className={styles.full}>{wholeNames(name)}</p>}
        {preferred && (
          <Badge tone="fit" icon={<CheckIcon size={16} />} className={styles.badge}>
            {words.preferred}
          </Badge>
        )}
      </div>
      {children != null && <div className={styles.more}>{children}</div>}
      <div className={styles.actions}>
        <ButtonLink href={shopHref} variant="primary" aria-label={words.shopPartsOf(name)}>
          {words.shopParts}
        </ButtonLink>
        {!preferred && prefer && (
          <VehicleForm target={prefer} vehicle={vehicle} label={words.preferOf(name)} variant="outline">
            {words.prefer}
          </VehicleForm>
        )}
        <div className={styles.links}>
          {detailsHref !== undefined && (
            <ButtonLink
              href={detailsHref}
              variant="quiet"
              className={styles.link}
              aria-label={words.detailsOf(name)}
            >
              {words.details}
            </ButtonLink>
          )}
          {changeHref !== undefined && (
            <ButtonLink
              href={changeHref}
              variant="quiet"
              className={styles.link}
              data-intent="open-vehicle-picker"
              aria-label={words.changeOf(name)}
            >
              {words.change}
            </ButtonLink>
          )}
          {remove && (
            <VehicleForm target={remove} vehicle={vehicle} label={words.removeOf(name)} variant="quiet">
              {words.remove}
            </VehicleForm>
          )}
        </div>
      </div>
    </Card>
  );
}

interface VehicleFormProps {
  target: FormTarget;
  vehicle: SavedVehicle;
  label: string;
  variant: 'outline' | 'quiet';
  children: string;
}

function VehicleForm({ target, vehicle: { vehicleId }, label, variant, children }: VehicleFormProps) {
  return (
    <IntentForm target={{ ...target, fields: { ...target.fields, vehicleId } }}>
      <Button
        type="submit"
        variant={variant}
        aria-label={label}
        className={variant === 'quiet' ? styles.link : ''}
      >
        {children}
      </Button>
    </IntentForm>
  );
}

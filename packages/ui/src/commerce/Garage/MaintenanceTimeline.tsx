import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { WrenchIcon } from '../../components/Icon/vehicleIcons.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { MaintenanceInterval, Mileage } from '../model/account.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import { LoadedList, type ListProps } from '../private/LoadedList.tsx';
import { Interval } from './Interval.tsx';
import * as styles from './MaintenanceTimeline.css.ts';
import { mileageWords } from './mileageWords.ts';

export interface MaintenanceTimelineProps extends ListProps {
  /** Most urgent first. Absent while they load; null when that failed. */
  intervals: readonly MaintenanceInterval[] | null | undefined;
  /** Of the market. */
  unit: Mileage['unit'];
  /** What the vehicle has run; absent while nobody noted it. */
  mileage?: number | undefined;
  /** Takes `mileage`; without it the mileage cannot be changed here. */
  saveMileage?: FormTarget;
  /** Why the mileage was not taken, worded. */
  mileageError?: string;
  /** Where a service is noted for a vehicle without a schedule. */
  logHref?: string;
}

/** What a vehicle needs and when, by mileage and months (ACCT-055). */
export function MaintenanceTimeline(props: MaintenanceTimelineProps) {
  const { intervals, unit, mileage, saveMileage, mileageError, logHref, level = 2, ...rest } = props;
  const { garage } = useStrings().account;
  return (
    <LoadedList
      items={intervals}
      label={garage.schedule}
      keyOf={({ id }) => id}
      row={(interval) => <Interval interval={interval} unit={unit} level={level} />}
      head={<MileageNow {...{ unit, mileage, saveMileage, mileageError }} />}
      skeleton={<IntervalSkeleton />}
      empty={{
        title: garage.noSchedule,
        hint: garage.noScheduleHint,
        picture: <WrenchIcon size={40} />,
        actions: logHref !== undefined && <ButtonLink href={logHref}>{garage.log}</ButtonLink>,
      }}
      failed={{ title: garage.scheduleFailed }}
      level={level}
      {...rest}
    />
  );
}

interface MileageNowProps {
  unit: Mileage['unit'];
  mileage: number | undefined;
  saveMileage: FormTarget | undefined;
  mileageError: string | undefined;
}

/** The mileage that the schedule is worked out with, changed in place. */
function MileageNow({ unit, mileage, saveMileage, mileageError }: MileageNowProps) {
  const { garage, profile } = useStrings().account;
  const formats = useFormat();
  return (
    <div className={styles.mileage}>
      <p>
        <span className={styles.term}>{garage.mileageNow}</span>{' '}
        <b className={styles.now}>
          {mileage === undefined ? profile.notAdded : mileageWords(formats, { value: mileage, unit })}
        </b>
      </p>
      {saveMileage && (
        <Disclosure
          // What was refused stays in sight.
          key={mileage}
          open={mileageError !== undefined || undefined}
          variant="plain"
          summary={garage.changeMileage}
        >
          <IntentForm target={saveMileage} className={styles.form}>
            <TextField
              label={garage.mileageNow}
              name="mileage"
              inputMode="numeric"
              defaultValue={mileage}
              required
              errorMessage={mileageError}
              end={<span className={styles.unit}>{unit}</span>}
            />
            <Button type="submit" variant="outline">
              {profile.save}
            </Button>
          </IntentForm>
        </Disclosure>
      )}
    </div>
  );
}

/** As high as an interval with both of its facts. */
function IntervalSkeleton() {
  return (
    <div className={styles.interval}>
      <Skeleton shape="circle" width="16px" height="16px" />
      <div className={styles.body}>
        <Skeleton width="45%" />
        <Skeleton shape="box" height="84px" />
        <Skeleton shape="box" width="14rem" height="44px" />
      </div>
    </div>
  );
}

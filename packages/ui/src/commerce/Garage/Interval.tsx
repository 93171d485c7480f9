import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { MaintenanceInterval, Mileage } from '../model/account.ts';
import type { BlockLevel } from '../private/LoadedList.tsx';
import { MaintenanceBadge } from './MaintenanceBadge.tsx';
import * as styles from './MaintenanceTimeline.css.ts';
import { mileageWords } from './mileageWords.ts';

interface IntervalProps {
  interval: MaintenanceInterval;
  unit: Mileage['unit'];
  level: BlockLevel;
}

/** One service of a schedule: how urgent, how often, when next, when last. */
export function Interval({ interval, unit, level }: IntervalProps) {
  const { garage } = useStrings().account;
  const { often, due, last } = useIntervalWords(interval, unit);
  return (
    <div className={styles.interval}>
      <span aria-hidden className={classNames(styles.dot, styles.dotOf[interval.status])} />
      <div className={styles.body}>
        <div className={styles.head}>
          <Heading level={level} size="titleS">
            {interval.name}
          </Heading>
          <MaintenanceBadge status={interval.status} />
        </div>
        {often && <p className={styles.note}>{often}</p>}
        <dl className={styles.facts}>
          {due && (
            <div>
              <dt className={styles.term}>{garage.due}</dt>
              <dd className={styles.value}>{due}</dd>
            </div>
          )}
          <div>
            <dt className={styles.term}>{garage.last}</dt>
            <dd className={styles.value}>{last}</dd>
          </div>
        </dl>
        <Actions interval={interval} />
      </div>
    </div>
  );
}

function Actions({ interval: { name, shopHref, logHref } }: { interval: MaintenanceInterval }) {
  const { garage } = useStrings().account;
  if ((shopHref ?? logHref) === undefined) return null;
  return (
    <div className={styles.actions}>
      {shopHref !== undefined && (
        <ButtonLink href={shopHref} size="s" variant="outline" aria-label={garage.shopPartsFor(name)}>
          {garage.shopParts}
        </ButtonLink>
      )}
      {logHref !== undefined && (
        <ButtonLink href={logHref} size="s" variant="outline" aria-label={garage.logOf(name)}>
          {garage.log}
        </ButtonLink>
      )}
    </div>
  );
}

/** 'every 5,000 mi or every 6 months', '45,000 mi or May 3, 2027'. */
function useIntervalWords(interval: MaintenanceInterval, unit: Mileage['unit']) {
  const { garage } = useStrings().account;
  const formats = useFormat();
  const { everyMileage, everyMonths, nextDue, lastService } = interval;
  const road = (value: number | undefined) =>
    value === undefined ? undefined : mileageWords(formats, { value, unit });
  const day = (iso: string | undefined) => (iso === undefined ? undefined : formats.date(iso, 'medium'));
  const either = (first: string | undefined, second: string | undefined) =>
    first !== undefined && second !== undefined ? garage.either(first, second) : (first ?? second);
  const every = road(everyMileage);
  return {
    often: either(
      every === undefined ? undefined : garage.everyMileage(every),
      everyMonths === undefined ? undefined : garage.everyMonths(everyMonths),
    ),
    due: either(road(nextDue.mileage), day(nextDue.date)),
    last: lastService ? `${day(lastService.date)} · ${road(lastService.mileage)}` : garage.neverDone,
  };
}

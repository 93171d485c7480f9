import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { GiftIcon } from '../../components/Icon/accountIcons.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { RewardsActivityEntry } from '../model/account.ts';
import { HiddenFields } from '../private/IntentForm.tsx';
import { LoadedList, type ListProps } from '../private/LoadedList.tsx';
import * as styles from './RewardsActivity.css.ts';

export interface RewardsActivityProps extends ListProps {
  /** Newest first. Absent while they load; null when that failed. */
  entries: readonly RewardsActivityEntry[] | null | undefined;
  /** The days that are shown; without it they cannot be chosen. */
  dates?: ActivityDates;
  /** Ways on where nothing has happened yet: how credits are earned, a purchase that is missing. */
  emptyActions?: ReactNode;
}

export interface ActivityDates {
  /** Page that answers; it gets `fromDate` and `toDate` (REWARD-002). */
  action: string;
  /** `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** The last day that can be chosen. */
  today?: string;
  /** What else stays in the address. */
  keep?: Readonly<Record<string, string | undefined>>;
}

/** What happened on a rewards card in a range of days. */
export function RewardsActivity({ entries, dates, emptyActions, ...rest }: RewardsActivityProps) {
  const { rewards } = useStrings().account;
  return (
    <LoadedList
      head={dates && <DatesForm {...dates} />}
      items={entries}
      label={rewards.activity}
      keyOf={({ id }) => id}
      row={(entry) => <Entry entry={entry} />}
      skeleton={<EntrySkeleton />}
      empty={{
        title: rewards.noActivity,
        hint: rewards.noActivityHint,
        picture: <GiftIcon size={40} />,
        actions: emptyActions,
      }}
      failed={{ title: rewards.activityFailed }}
      {...rest}
    />
  );
}

/** A page's address holds the days, so that the choice works without script. */
function DatesForm({ action, from, to, today, keep }: ActivityDates) {
  const { rewards } = useStrings().account;
  const max = today === undefined ? {} : { max: today };
  return (
    <form method="get" action={action} data-intent="show-rewards-activity" className={styles.dates}>
      <HiddenFields fields={keep} />
      {/* The days of another page replace what stands in the fields. */}
      <DateField
        key={`from ${from}`}
        label={rewards.from}
        name="fromDate"
        defaultValue={from}
        required
        {...max}
      />
      <DateField key={`to ${to}`} label={rewards.to} name="toDate" defaultValue={to} required {...max} />
      <Button type="submit" variant="outline" size="l">
        {rewards.show}
      </Button>
    </form>
  );
}

function Entry({ entry }: { entry: RewardsActivityEntry }) {
  const { account, order } = useStrings();
  const { money, date, number } = useFormat();
  const { description, type, amountMinor, credits } = entry;
  const typeName = (order.type as Readonly<Record<string, string>>)[type] ?? order.anyType;
  const signed = number(credits, { signDisplay: 'exceptZero' });
  return (
    <div className={styles.entry}>
      <div className={styles.words}>
        <p className={styles.title}>{description}</p>
        <p className={styles.note}>
          <time dateTime={entry.date}>{date(entry.date, 'medium')}</time> · {typeName}
        </p>
      </div>
      <div className={styles.amounts}>
        <p className={styles.title}>{money(amountMinor)}</p>
        {credits !== 0 && <p className={styles.note}>{account.rewards.changed(signed, Math.abs(credits))}</p>}
      </div>
    </div>
  );
}

function EntrySkeleton() {
  return (
    <div className={styles.entry}>
      <div className={styles.words}>
        <span className={styles.title}>
          <Skeleton width="60%" />
        </span>
        <span className={styles.note}>
          <Skeleton width="40%" />
        </span>
      </div>
      <div className={styles.amounts}>
        <span className={styles.title}>
          <Skeleton width="4rem" />
        </span>
        <span className={styles.note}>
          <Skeleton width="4rem" />
        </span>
      </div>
    </div>
  );
}

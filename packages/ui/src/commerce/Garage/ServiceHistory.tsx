import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PlusIcon } from '../../components/Icon/actionIcons.tsx';
import { WrenchIcon } from '../../components/Icon/vehicleIcons.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { ServiceEntry } from '../model/account.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import { LoadedList, type BlockLevel, type ListProps } from '../private/LoadedList.tsx';
import { mileageWords } from './mileageWords.ts';
import * as styles from './ServiceHistory.css.ts';
import { servicesByYear, type ServiceYear } from './servicesByYear.ts';

export interface ServiceHistoryProps extends ListProps {
  /** Newest first. Absent while they load; null when that failed. */
  entries: readonly ServiceEntry[] | null | undefined;
  addHref: string;
  /** Takes `serviceItemId`; asked once more in place, with and without script. */
  remove?: FormTarget;
}

/** What was done to a vehicle, by year with what the year cost (ACCT-053). */
export function ServiceHistory({ entries, addHref, remove, level = 2, ...rest }: ServiceHistoryProps) {
  const { services } = useStrings().account;
  const add = (
    <ButtonLink href={addHref} icon={<PlusIcon size={20} />}>
      {services.add}
    </ButtonLink>
  );
  return (
    <LoadedList
      items={entries && servicesByYear(entries)}
      label={services.label}
      keyOf={({ year }) => year}
      row={(year) => <Year year={year} remove={remove} level={level} />}
      head={entries && entries.length > 0 && <div>{add}</div>}
      skeleton={<ServiceSkeleton />}
      empty={{
        title: services.none,
        hint: services.noneHint,
        picture: <WrenchIcon size={40} />,
        actions: add,
      }}
      failed={{ title: services.failed }}
      level={level}
      {...rest}
    />
  );
}

interface YearProps {
  year: ServiceYear;
  remove: FormTarget | undefined;
  level: BlockLevel;
}

function Year({ year: { year, costMinor, entries }, remove, level }: YearProps) {
  const { services } = useStrings().account;
  const { money } = useFormat();
  return (
    <>
      <div className={styles.year}>
        <Heading level={level} size="titleS">
          {year}
        </Heading>
        {costMinor > 0 && (
          <p className={styles.note}>
            {services.yearTotal} <b className={styles.cost}>{money(costMinor)}</b>
          </p>
        )}
      </div>
      <ul role="list" className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <Service entry={entry} remove={remove} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Service({ entry, remove }: { entry: ServiceEntry; remove: FormTarget | undefined }) {
  const { account, edit } = useStrings();
  const formats = useFormat();
  const { id, date, mileage, name, costMinor, shop, note, editHref } = entry;
  const facts = [formats.date(date, 'medium'), mileageWords(formats, mileage), shop].filter(Boolean);
  return (
    <>
      <div className={styles.line}>
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.note}>{facts.join(' · ')}</p>
          {note !== undefined && <p className={styles.text}>{note}</p>}
        </div>
        {costMinor !== undefined && <p className={styles.cost}>{formats.money(costMinor)}</p>}
      </div>
      <div className={styles.actions}>
        {editHref !== undefined && (
          <Link href={editHref} aria-label={account.services.editOf(name)} className={styles.link}>
            {edit}
          </Link>
        )}
        {remove && (
          <Disclosure variant="plain" summary={<RemoveWords name={name} />}>
            <IntentForm
              target={{ ...remove, fields: { ...remove.fields, serviceItemId: id } }}
              aria-label={account.services.removeOf(name)}
              className={styles.confirm}
            >
              <p className={styles.note}>{account.services.removeQuestion}</p>
              <Button type="submit" size="s" variant="danger">
                {account.services.removeYes}
              </Button>
            </IntentForm>
          </Disclosure>
        )}
      </div>
    </>
  );
}

/** 'Remove', and only for who hears it, what. */
function RemoveWords({ name }: { name: string }) {
  const { remove } = useStrings();
  return (
    <>
      {remove}
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </>
  );
}

/** As high as a year with one service. */
function ServiceSkeleton() {
  return (
    <div className={styles.entries}>
      <Skeleton width="20%" />
      <Skeleton width="55%" />
      <Skeleton width="40%" />
      <Skeleton shape="box" width="8rem" height="44px" />
    </div>
  );
}

import type { ReactNode } from 'react';
import { StoreIcon } from '../../components/Icon/commerceIcons.tsx';
import { CheckCircleIcon, ClockIcon, InfoIcon } from '../../components/Icon/statusIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { StoreInfo } from '../model/store.ts';
import { placeTime } from '../private/placeTime.ts';
import { useDay } from '../private/useDay.ts';
import * as styles from './StoreFacts.css.ts';

/** Open or not, and until when: icon, words and weight, not colour alone (WCAG 1.4.1). */
export function OpenLine({ store }: { store: StoreInfo }) {
  const open = !store.closed.isClosed;
  return (
    <Fact icon={<ClockIcon size={18} />} tone={open ? 'good' : 'quiet'}>
      {store.messageToDisplay}
    </Fact>
  );
}

/** How much of this cart the store has, and when all of it could be picked up (ux goal 23). */
export function StockLine({ store, today }: { store: StoreInfo; today: string | undefined }) {
  const { store: words } = useStrings();
  const formats = useFormat();
  const day = useDay(today, { inSentence: true });
  const { available } = store;
  if (!store.bopusEnabled) return <Fact icon={<InfoIcon size={18} />}>{words.noPickup}</Fact>;
  if (!available || available.asked === 0) return null;
  const { inStock, asked, readyAt } = available;
  const when = readyAt && `${day(readyAt)}, ${placeTime(formats, readyAt)}`;
  if (inStock >= asked) {
    return (
      <Fact icon={<CheckCircleIcon size={18} />} tone="good" note={when && words.ready(when)}>
        {words.allInStock(asked)}
      </Fact>
    );
  }
  return (
    <Fact icon={<StoreIcon size={18} />} note={when ? words.allReady(when) : words.notAllReady}>
      {inStock > 0 ? words.someInStock(inStock, asked) : words.noneInStock(asked)}
    </Fact>
  );
}

interface FactProps {
  icon: ReactNode;
  tone?: 'good' | 'quiet';
  /** After the words. */
  note?: string | null;
  children: ReactNode;
}

function Fact({ icon, tone, note, children }: FactProps) {
  return (
    <p className={classNames(styles.fact, tone && styles.tone[tone])}>
      {icon}
      <span>
        <b className={styles.strong}>{children}</b>
        {note && <span className={styles.note}>{` · ${note}`}</span>}
      </span>
    </p>
  );
}

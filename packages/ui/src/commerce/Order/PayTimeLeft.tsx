import { useEffect, useState } from 'react';
import { useStrings } from '../../i18n/UiProvider.tsx';
import * as styles from './PaymentInstructions.css.ts';

/** A code that holds for days needs no clock. */
const MOST_SECONDS = 3600;

/** Minutes and seconds until a moment, once script runs; its line is there from the start, so that nothing moves. */
export function PayTimeLeft({ until }: { until: string }) {
  const { payLater } = useStrings();
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    const count = () => setSeconds(Math.round((Date.parse(until) - Date.now()) / 1000));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [until]);
  const isCounted = seconds !== undefined && seconds > 0 && seconds <= MOST_SECONDS;
  const time = `${Math.floor((seconds ?? 0) / 60)}:${String((seconds ?? 0) % 60).padStart(2, '0')}`;
  return <div className={styles.left}>{isCounted && <span role="timer">{payLater.left(time)}</span>}</div>;
}

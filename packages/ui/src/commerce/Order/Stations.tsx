import { orderProgress } from '@driveline/validation';
import { classNames } from '../../components/private/classNames.ts';
import { StepNumber } from '../../components/StepNumber/StepNumber.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { TrackedShipment } from '../model/account.ts';
import type { OrderGroup } from '../model/order.ts';
import { dayAt } from '../private/placeTime.ts';
import * as styles from './Stations.css.ts';
import { flowOf } from './shipmentFlow.ts';

function stateOf(step: number, current: number): 'done' | 'current' | 'open' {
  if (step < current) return 'done';
  return step === current ? 'current' : 'open';
}

/** The stations of a shipment's way and where it stands; nothing for a status that is no station. */
export function Stations({ shipment }: { shipment: OrderGroup & Pick<TrackedShipment, 'reached'> }) {
  const { account, stepDone } = useStrings();
  const { date } = useFormat();
  const progress = orderProgress(flowOf(shipment), shipment.status ?? '');
  if (!progress) return null;
  const { steps, current } = progress;
  return (
    <ol role="list" aria-label={account.tracker.label} className={styles.steps}>
      {steps.map((step, at) => {
        const state = stateOf(at + 1, current);
        const reached = shipment.reached?.[step];
        return (
          <li
            key={step}
            className={classNames(styles.step, styles.state[state])}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <StepNumber step={at + 1} state={state} aria-hidden className={styles.mark} />
            <span className={styles.words}>
              <span>
                {account.tracker.step[step]}
                {state === 'done' && <VisuallyHidden> {stepDone}</VisuallyHidden>}
              </span>
              {reached !== undefined && state !== 'open' && (
                <time dateTime={reached} className={styles.note}>
                  {date(dayAt(reached), 'day')}
                </time>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

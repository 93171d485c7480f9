import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { OrderLine, Way } from '../model/order.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import * as styles from './WaySwitch.css.ts';

const ways: readonly Way[] = ['pickup', 'nextDay', 'regular'];

/** How a line comes: each way is a button of its form, so that it works without script. */
export function WaySwitch({ line, target }: { line: OrderLine; target: FormTarget }) {
  const { purchase } = useStrings();
  return (
    <IntentForm target={target}>
      <div role="group" aria-label={purchase.way.legend} className={styles.root}>
        {ways.map((way) => {
          const possible = isPossible(line, way);
          return (
            <button
              key={way}
              type="submit"
              name="way"
              value={way}
              aria-pressed={line.way === way}
              className={styles.way}
              {...(!possible && { 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
            >
              {purchase.way[way]}
              {!possible && ' '}
              {!possible && <VisuallyHidden>{`(${purchase.way.unavailable})`}</VisuallyHidden>}
            </button>
          );
        })}
      </div>
    </IntentForm>
  );
}

function isPossible(line: OrderLine, way: Way): boolean {
  const { pickup, nextDay, regular } = line.availability ?? {};
  if (line.way === way) return true;
  if (way === 'pickup') return Boolean(pickup && (pickup.quantity > 0 || pickup.readyAt));
  return Boolean(way === 'nextDay' ? nextDay : regular);
}

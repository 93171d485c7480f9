import type { ShipmentChoice } from '@driveline/validation';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { OrderLine } from '../model/order.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import { choiceOf } from '../private/shipmentChoice.ts';
import * as styles from './WaySwitch.css.ts';

const choices: readonly ShipmentChoice[] = ['instore', 'nextday', 'regular'];

/** How a line comes: each choice is a button of its form, so that it works without script. */
export function WaySwitch({ line, target }: { line: OrderLine; target: FormTarget }) {
  const { purchase } = useStrings();
  const chosen = choiceOf(line.shipmentType);
  const { pickup, nextDay, regular } = line.availability ?? {};
  const offers = {
    instore: pickup && (pickup.quantity > 0 || pickup.readyAt),
    nextday: nextDay,
    regular,
  };
  return (
    <IntentForm target={target}>
      <div role="group" aria-label={purchase.way.legend} className={styles.root}>
        {choices.map((choice) => {
          const possible = choice === chosen || offers[choice];
          return (
            <button
              key={choice}
              type="submit"
              name="shipmentType"
              value={choice}
              aria-pressed={choice === chosen}
              className={styles.way}
              {...(!possible && { 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
            >
              {purchase.way[choice]}
              {!possible && ' '}
              {!possible && <VisuallyHidden>{`(${purchase.way.unavailable})`}</VisuallyHidden>}
            </button>
          );
        })}
      </div>
    </IntentForm>
  );
}

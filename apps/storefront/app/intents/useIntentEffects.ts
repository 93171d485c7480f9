import type { Cart, HeaderData, VehicleMap } from '@driveline/api';
import { cartQueries, headerQueries, mutations, orderLines, useB2c } from '@driveline/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { notify } from '../features/notifications/index.ts';
import { useText } from '../shop/useText.ts';
import type { IntentName } from './intents.ts';
import { runMutation } from './runIntent.ts';
import { openOverlay } from '../shop/overlays.ts';
import { setAddError } from '../shop/addErrors.ts';

type Settled = {
  readonly done: (output: unknown) => void;
  /** Whether the failure is shown where it happened. */
  readonly failed?: (message: string) => boolean;
};

/** What a shopper sees after an intent has run in the browser: the mini-cart, a message, the way back. */
export function useIntentEffects(): (name: IntentName, form: FormData) => Settled {
  const { client } = useB2c();
  const queryClient = useQueryClient();
  const text = useText();
  return useCallback(
    (name, form) => {
      const undo = (run: () => Promise<unknown>) => ({
        action: { label: text('cart.undo'), onAction: () => void run().catch(() => undefined) },
      });
      const header = queryClient.getQueryData<HeaderData>(headerQueries.data(client).queryKey);
      switch (name) {
        case 'add-to-cart': {
          const sku = String(form.get('skuNumber'));
          setAddError(sku, undefined);
          return {
            done: () => openOverlay({ kind: 'mini-cart', skuNumber: sku }),
            failed: (message) => (setAddError(sku, message), true),
          };
        }
        case 'remove-line': {
          const [cart] = queryClient
            .getQueriesData<Cart>({ queryKey: cartQueries.details(client) })
            .map(([, it]) => it);
          const line =
            cart && orderLines(cart).find((it) => it.commerceItemId === form.get('commerceItemId'));
          if (!line) return { done: () => undefined };
          const { skuNumber, itemQuantity: quantity, shipmentType, itemDescription } = line;
          const addAgain = () =>
            runMutation(queryClient, mutations.addItem(client), { skuNumber, quantity, shipmentType });
          return {
            done: () => notify({ text: text('cart.removed', { title: itemDescription }), ...undo(addAgain) }),
          };
        }
        case 'set-store': {
          const before = header?.storeDetails?.storeNumber;
          const back = () =>
            runMutation(queryClient, mutations.setPreferredStore(client), { storeNumber: before ?? '' });
          return {
            done: (output) => {
              const { storeDetails } = output as { storeDetails: { address1: string } };
              const message = text('store.changed', { store: storeDetails.address1 });
              openOverlay(undefined);
              notify({ text: message, ...(before && undo(back)) });
            },
          };
        }
        case 'set-vehicle':
        case 'clear-vehicle': {
          const before = header?.vehicleMap?.catalogVehicleId;
          const back = () =>
            runMutation(queryClient, mutations.setVehicle(client), { catalogVehicleId: before ?? '' });
          return {
            done: (output) => {
              const { vehicleMap } = output as { vehicleMap: VehicleMap | null };
              const message = vehicleMap
                ? text('vehicle.shoppingFor', { vehicle: vehicleMap.vehicleName })
                : text('vehicle.cleared');
              openOverlay(undefined);
              notify({ text: message, ...(before && undo(back)) });
            },
          };
        }
        default:
          return { done: () => undefined };
      }
    },
    [client, queryClient, text],
  );
}

import { isB2cError, type Cart, type MiniCartMap, type Store, type VehicleMap } from '@driveline/api';
import {
  cartMutations,
  cartQueries,
  orderLines,
  runMutation,
  storeMutations,
  vehicleMutations,
  type Undo,
} from '@driveline/hooks';
import { browserShop } from '../data/browserLoader.ts';
import { notify } from '../features/notifications/index.ts';
import { remedyOf } from '../models/stockRemedy.ts';
import { setAddError } from '../shop/addErrors.ts';
import { openOverlay } from '../shop/overlays.ts';
import type { Text } from '../shop/useText.ts';
import { quantityOf, type IntentName } from './intents.ts';

type Settled = {
  readonly done: (output: unknown) => void;
  /** Whether the failure is shown where it happened. */
  readonly failed?: (message: string, error: unknown) => boolean;
};

/** What a shopper sees after an intent has run in the browser: the mini-cart, a message, the way back. */
export function intentEffects(name: IntentName, form: FormData): Settled {
  const { client, queryClient, texts } = browserShop();
  const text: Text = texts.text;
  const undone = (change: Undo | undefined) =>
    change && {
      action: {
        label: text('cart.undo'),
        onAction: () => void runMutation(queryClient, change, undefined).catch(() => undefined),
      },
    };
  switch (name) {
    case 'add-to-cart': {
      const sku = String(form.get('skuNumber'));
      setAddError(sku, undefined);
      return {
        done: () => openOverlay({ kind: 'mini-cart', skuNumber: sku }),
        failed: (message, error) => {
          const remedy = isB2cError(error) ? remedyOf(error, quantityOf(form)) : undefined;
          setAddError(sku, { error: message, ...(remedy && { remedy }) });
          return true;
        },
      };
    }
    case 'remove-line': {
      const [cart] = queryClient
        .getQueriesData<Cart>({ queryKey: cartQueries.details(client) })
        .map(([, it]) => it);
      const line = cart && orderLines(cart).find((it) => it.commerceItemId === form.get('commerceItemId'));
      if (!line) return { done: () => undefined };
      const { commerceItemId, itemDescription } = line;
      const back = cartMutations.removeItem(client).undo?.(queryClient, { commerceItemId });
      return {
        done: (output) =>
          notify({
            text: text('cart.removed', { title: itemDescription }),
            ...undone(back?.(output as Cart & { miniCartMap: MiniCartMap })),
          }),
      };
    }
    case 'set-store': {
      const back = storeMutations.setPreferredStore(client).undo?.(queryClient, { storeNumber: '' });
      return {
        done: (output) => {
          const answer = output as { storeDetails: Store };
          const message = text('store.changed', { store: answer.storeDetails.address1 });
          openOverlay(undefined);
          notify({ text: message, ...undone(back?.(answer)) });
        },
      };
    }
    case 'set-vehicle':
    case 'clear-vehicle': {
      const back = vehicleMutations.clearVehicle(client).undo?.(queryClient);
      return {
        done: (output) => {
          const answer = output as { vehicleMap: VehicleMap | null };
          const { vehicleMap } = answer;
          const message = vehicleMap
            ? text('vehicle.shoppingFor', { vehicle: vehicleMap.vehicleName })
            : text('vehicle.cleared');
          openOverlay(undefined);
          notify({ text: message, ...undone(back?.(answer)) });
        },
      };
    }
    default:
      return { done: () => undefined };
  }
}

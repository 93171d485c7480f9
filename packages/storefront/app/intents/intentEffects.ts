import { isB2cError, type Store, type VehicleMap } from '@driveline/api';
import {
  cachedLine,
  cachedSaved,
  cachedVehicle,
  deviceOf,
  isShelfOpen,
  type Mutation,
  quantityOf,
  remedyOf,
  restOf,
  runMutation,
  setAddError,
  type Undo,
  vehicleChange,
} from '@driveline/hooks';
import { browserShop } from '../data/browserLoader.ts';
import { notify } from '../shop/notify.ts';
import { openOverlay } from '../shop/overlays.ts';
import type { Text, TextId } from '../shop/useShop.ts';
import type { IntentName } from './intents.ts';

type Settled = {
  readonly done: (output: unknown) => void;
  /** Whether the failure is shown where it happened. */
  readonly failed?: (message: string, error: unknown) => boolean;
};

type WayBack = ReturnType<NonNullable<Mutation<unknown, unknown>['undo']>>;

/** What a shopper sees after an intent has run in the browser: the mini-cart, a message, the way back. */
export function intentEffects(name: IntentName, form: FormData, back: WayBack): Settled {
  const { client, queryClient, texts } = browserShop();
  const text: Text = texts.text;
  const undone = (change: Undo | undefined) =>
    change && {
      action: {
        label: text('cart.undo'),
        onAction: () => void runMutation(queryClient, change, undefined).catch(() => undefined),
      },
    };
  /** The message with the title of what was changed; nothing where the cache did not know it. */
  const told = (id: TextId, title: string | undefined) => ({
    done: (output: unknown) => {
      if (title !== undefined) notify({ text: text(id, { title }), ...undone(back?.(output)) });
    },
  });
  const commerceItemId = String(form.get('commerceItemId'));
  const savedItemId = String(form.get('savedItemId'));
  const line = cachedLine(client, queryClient, commerceItemId);
  const saved = cachedSaved(client, queryClient, savedItemId);
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
    case 'update-line': {
      const [count, rest] = [quantityOf(form) ?? 0, restOf(form)?.quantity];
      return {
        done: () => {
          if (rest && line)
            notify({ text: text('cart.split', { title: line.itemDescription, count, rest }) });
        },
      };
    }
    case 'remove-line':
      return told('cart.removed', line?.itemDescription);
    case 'save-line':
      return told('cart.saved', line?.itemDescription);
    case 'swap-line':
      return told('cart.swapped', line?.substitute?.itemDescription);
    case 'move-saved':
      return told('cart.moved', saved?.itemDescription);
    case 'remove-saved':
      return told('cart.savedRemoved', saved?.itemDescription);
    case 'set-store':
      return {
        done: (output) => {
          const answer = output as { storeDetails: Store };
          const message = text('store.changed', { store: answer.storeDetails.address1 });
          openOverlay(undefined);
          notify({ text: message, ...undone(back?.(answer)) });
        },
        failed: () => {
          notify({ type: 'error', text: text('store.notSet') });
          return true;
        },
      };
    case 'set-vehicle':
    case 'clear-vehicle': {
      const before = cachedVehicle(queryClient);
      return {
        done: (output) => {
          const answer = output as { vehicleMap: VehicleMap | null };
          const { vehicleMap } = answer;
          const { isMobileApp } = deviceOf(navigator.userAgent);
          const change = vehicleChange(before, vehicleMap, { isShelf: isShelfOpen(), isMobileApp });
          const id = vehicleMap ? change?.message : 'cleared';
          openOverlay(undefined);
          if (id)
            notify({
              text: text(`vehicle.${id}`, { vehicle: change?.vehicle ?? '' }),
              ...undone(back?.(answer)),
            });
        },
      };
    }
    default:
      return { done: () => undefined };
  }
}

import {
  cartMutations,
  lineMutations,
  readAddItem,
  readFitAnswer,
  readLine,
  readSaved,
  readStoreChoice,
  readSwap,
  readUpdateItem,
  readVehicleChoice,
  savedMutations,
  storeMutations,
  vehicleMutations,
  type Mutation,
} from '@driveline/hooks';
import type { B2cClient } from '@driveline/api';
import * as paths from '../paths/index.ts';

/**
 * What a form with `data-intent` does. The browser's listener and the route action read the same row, so a
 * form works alike with script and without (decision 7).
 */
export type Intent<Input, Output> = {
  /** The form's fields as the mutation takes them. @throws RangeError when they make no sense. */
  readonly read: (form: FormData) => Input;
  readonly mutation: (client: B2cClient) => Mutation<Input, Output>;
  /** Where a page without script goes afterwards; unset means back to where the form stood. */
  readonly next?: string;
};

const intent = <Input, Output>(row: Intent<Input, Output>) => row;

/** Every change that a page offers as a form of its own. */
export const intents = {
  'add-to-cart': intent({ read: readAddItem, mutation: cartMutations.addItem, next: paths.cart() }),
  'update-line': intent({ read: readUpdateItem, mutation: cartMutations.updateItem, next: paths.cart() }),
  'remove-line': intent({ read: readLine, mutation: cartMutations.removeItem, next: paths.cart() }),
  'swap-line': intent({ read: readSwap, mutation: lineMutations.swapItem, next: paths.cart() }),
  'save-line': intent({ read: readLine, mutation: savedMutations.saveItem, next: paths.cart() }),
  'move-saved': intent({ read: readSaved, mutation: savedMutations.moveToCart, next: paths.cart() }),
  'remove-saved': intent({ read: readSaved, mutation: savedMutations.removeSaved, next: paths.cart() }),
  'set-store': intent({ read: readStoreChoice, mutation: storeMutations.setPreferredStore }),
  'set-vehicle': intent({ read: readVehicleChoice, mutation: vehicleMutations.setVehicle }),
  'clear-vehicle': intent({ read: () => undefined, mutation: vehicleMutations.clearVehicle }),
  'answer-fit': intent({ read: readFitAnswer, mutation: vehicleMutations.answerQuestion }),
} as const;

export type IntentName = keyof typeof intents;

export const isIntent = (name: unknown): name is IntentName =>
  typeof name === 'string' && Object.hasOwn(intents, name);

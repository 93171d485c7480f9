import type { ShownRemedy } from '../models/stockRemedy.ts';
import { createStateStore } from '../state/stateStore.ts';
import { useStateOf } from '../state/useStateOf.ts';

export type AddError = { readonly error: string; readonly remedy?: ShownRemedy };

type AddErrors = Readonly<Record<string, AddError>>;

const store = createStateStore<{ readonly errors: AddErrors }>({ errors: {} });

/** What went wrong when a part was added, by its sku: the message stands at the part (CATALOG-025). */
export const useAddErrors = (): AddErrors => useStateOf(store, ({ errors }) => errors);

export function setAddError(skuNumber: string, fault: AddError | undefined): void {
  const { [skuNumber]: _, ...others } = store.read().errors;
  store.set({ errors: fault === undefined ? others : { ...others, [skuNumber]: fault } });
}

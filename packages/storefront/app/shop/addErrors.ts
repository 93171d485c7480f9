import type { StockRemedy } from '@driveline/ui';
import { create } from 'zustand';

export type AddError = { readonly error: string; readonly remedy?: StockRemedy };

/** What went wrong when a part was added, by its sku: the message stands at the part (CATALOG-025). */
export const useAddErrors = create<Readonly<Record<string, AddError>>>(() => ({}));

export function setAddError(skuNumber: string, fault: AddError | undefined): void {
  useAddErrors.setState((errors) => {
    const { [skuNumber]: _, ...others } = errors;
    return fault === undefined ? others : { ...others, [skuNumber]: fault };
  }, true);
}

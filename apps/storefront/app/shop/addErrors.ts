import { create } from 'zustand';

/** What went wrong when a part was added, by its sku: the message stands at the part (CATALOG-025). */
export const useAddErrors = create<Readonly<Record<string, string>>>(() => ({}));

export function setAddError(skuNumber: string, message: string | undefined): void {
  useAddErrors.setState((errors) => {
    const { [skuNumber]: _, ...others } = errors;
    return message === undefined ? others : { ...others, [skuNumber]: message };
  }, true);
}

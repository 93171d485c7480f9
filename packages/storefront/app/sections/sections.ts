import type { ComponentType } from 'react';
import type { CheckoutStepProps, InsertedSectionProps, ListName, SectionId } from '../../src/slots.ts';

/** Inserted by the shop. */
type Inserted<List extends ListName> = {
  /** No id of the list's own sections. */
  readonly id: string;
  readonly isInserted: true;
  readonly Section: ComponentType<InsertedSectionProps<List>>;
  /** Id of the words of its heading, where the page writes one. */
  readonly title?: string;
};

type Stock<List extends ListName, Rest> = Rest & {
  readonly id: SectionId<List>;
  readonly isInserted?: false;
};

/** The entries of each list of sections. `vite/shopSections.ts` writes the list again where the shop changes it. */
export type Sections = {
  readonly home: readonly (Stock<'home', { readonly Section: ComponentType }> | Inserted<'home'>)[];
  readonly account: readonly (Stock<'account', { readonly Section: ComponentType }> | Inserted<'account'>)[];
  /** What they hold comes with the product. */
  readonly product: readonly (Stock<'product', object> | Inserted<'product'>)[];
  readonly checkout: readonly (
    Stock<'checkout', { readonly Section: ComponentType<CheckoutStepProps> }> | Inserted<'checkout'>
  )[];
};

import type { Cart, SearchResult } from '@driveline/api';
import type { CompareBarProps } from '@driveline/ui';
import type { FunctionComponent } from 'react';
import type { HomeTilesProps } from '../pages/home/HomeTiles.tsx';
import type { ShareCartProps } from '../parts/cart/ShareCart.tsx';
import type { PartActionsProps } from '../pages/product/PartActions.tsx';
import type { PickerProps } from '../parts/vehicle/Picker.tsx';
import type { SectionContentProps } from '../pages/product/SectionContent.tsx';

/** Parts whose script comes late, or never. The server's entry puts them here; a browser has none. */
export type ServerParts = {
  readonly CheckoutHead: FunctionComponent;
  readonly CheckoutFoot: FunctionComponent<{ readonly seal?: boolean }>;
  readonly CompareBar: FunctionComponent<CompareBarProps>;
  readonly CrashPage: FunctionComponent<{ readonly error: unknown }>;
  readonly Footer: FunctionComponent;
  readonly HomeTiles: FunctionComponent<HomeTilesProps>;
  readonly NothingToSearch: FunctionComponent<{ readonly result: SearchResult }>;
  readonly OneStop: FunctionComponent<{ readonly cart: Cart }>;
  readonly PartActions: FunctionComponent<PartActionsProps>;
  readonly Picker: FunctionComponent<PickerProps>;
  readonly ReturnsStrip: FunctionComponent;
  readonly SavedInCart: FunctionComponent;
  readonly SearchNotes: FunctionComponent<{ readonly result: SearchResult }>;
  readonly SectionContent: FunctionComponent<SectionContentProps>;
  readonly ShareCart: FunctionComponent<ShareCartProps>;
  readonly StandaloneHead: FunctionComponent;
};

let parts: Partial<ServerParts> = {};

export const serverParts = (): Partial<ServerParts> => parts;

export function setServerParts(known: ServerParts): void {
  parts = known;
}

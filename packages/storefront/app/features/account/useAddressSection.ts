import type { SavedAddress } from '@driveline/api/contract';
import { addressCountry, fromWireAddress, type FieldKind } from '@driveline/validation';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useDataText } from '../../shop/useText.ts';
import { usePlaceFill } from '../checkout/index.ts';
import { usePersonLabels } from '../person-fields/index.ts';
import { useSection } from './useSection.ts';

/** The form of one address, with what its postal code fills (PLUS-023). */
export function useAddressSection(edited: SavedAddress | undefined) {
  const label = useDataText();
  const { market } = useShop();
  const { fields } = market.address;
  const labels = {
    ...usePersonLabels(),
    ...Object.fromEntries(fields.map(({ name, labelKey }) => [name, label(labelKey)])),
  };
  const kinds: Readonly<Record<string, FieldKind>> = {
    phoneNumber: 'phone',
    ...Object.fromEntries(
      fields.filter(({ kind }) => kind === 'postalCode').map(({ name }) => [name, 'postalCode'] as const),
    ),
  };
  const start = edited ? fromWireAddress(edited.address, market) : {};
  const section = useSection('address', start, labels, kinds);
  const { values, setValue } = section.form;
  return {
    ...section,
    country: addressCountry(values, market)?.code ?? '',
    neighborhoods: usePlaceFill(market, section.props.isEditing, { values, setValue }),
  };
}

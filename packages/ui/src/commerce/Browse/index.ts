/** Lists to shop by: of links by group, of offers, and the field that filters them. */
export { FilterForm, type FilterFormProps } from './FilterForm.tsx';
export { IndexList, type IndexGroup, type IndexListProps } from './IndexList.tsx';
export { OfferList, type Offer, type OfferListProps } from './OfferList.tsx';

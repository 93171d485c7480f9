/** Lists to shop by: of links by group, of offers, the field that filters them, and parts side by side. */
export { CompareTable, type ComparedValue, type CompareTableProps } from './CompareTable.tsx';
export { FilterForm, type FilterFormProps } from './FilterForm.tsx';
export { IndexList, type IndexGroup, type IndexListProps } from './IndexList.tsx';
export { OfferList, type Offer, type OfferListProps } from './OfferList.tsx';

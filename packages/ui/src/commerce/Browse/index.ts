/** Lists to shop by: of links by group, of offers, the field that filters them, parts side by side and parts that somebody shared. */
export { CompareTable, type ComparedValue, type CompareTableProps } from './CompareTable.tsx';
export { FilterForm, type FilterFormProps } from './FilterForm.tsx';
export { IndexList, type IndexGroup, type IndexListProps } from './IndexList.tsx';
export { OfferList, type Offer, type OfferListProps } from './OfferList.tsx';
export { SharedParts, type SharedPartsProps } from './SharedParts.tsx';

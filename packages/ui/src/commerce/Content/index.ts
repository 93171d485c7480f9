/** What pages of content are made of. */
export { AddressBlock, type AddressBlockProps } from './AddressBlock.tsx';
export { FaqList, type FaqGroup, type FaqListProps } from './FaqList.tsx';
export { InfoCards, type InfoCard, type InfoCardsProps } from './InfoCards.tsx';
export { RichText, type RichTextProps } from './RichText.tsx';

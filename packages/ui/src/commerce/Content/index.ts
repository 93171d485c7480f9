/** What pages of content are made of. */
export { AppLinks, type AppLinksProps } from './AppLinks.tsx';
export { ContentBlocks, type ContentBlock, type ContentBlocksProps } from './ContentBlocks.tsx';
export { EventList, type EventItem, type EventListProps } from './EventList.tsx';
export { FaqList, type FaqGroup, type FaqListProps } from './FaqList.tsx';
export { InfoCards, type InfoCard, type InfoCardsProps } from './InfoCards.tsx';
export { RepairGuide, type GuideInfo, type RepairGuideProps } from './RepairGuide.tsx';
export { RepairShopList, type RepairShopItem, type RepairShopListProps } from './RepairShopList.tsx';
export {
  ReviewList,
  type ReviewChoice,
  type ReviewItem,
  type ReviewListProps,
  type ReviewSort,
  type ReviewsToRead,
} from './ReviewList.tsx';
export {
  OwnReviewNote,
  OwnTextFields,
  OwnTextSent,
  type OwnReviewNoteProps,
  type OwnTextFieldsProps,
  type OwnTextKind,
  type OwnTextSentProps,
} from './OwnText.tsx';
export type { QuestionItem } from './QuestionList.tsx';
export { RichText, type RichTextProps } from './RichText.tsx';
export { StarsField, type StarsFieldProps } from './StarsField.tsx';

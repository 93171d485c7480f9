export { giftCardLoader as loader } from '../features/content/index.ts';

/** Never seen: the loader always answers otherwise. A page and not a resource, so that the answer has the frame. */
export default function GiftCard() {
  return null;
}

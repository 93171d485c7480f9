import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { notFound } from '../data/asked.ts';
import { loadGiftCard } from '../features/gift-card/index.ts';
import type { LoadPage } from '../data/page.ts';

const load: LoadPage = async (page) => {
  await loadGiftCard(page);
  throw notFound();
};

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Never seen: the loader always answers otherwise. A page and not a resource, so that the answer has the frame. */
export default function GiftCardOther() {
  return null;
}

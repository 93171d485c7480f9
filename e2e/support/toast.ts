import type { Shop } from './shop.ts';

/** What a toast says of the session. */
export const toastOf = ({ page, words }: Shop, id: 'notifications.signedIn' | 'notifications.signedOut') =>
  page.getByRole('region', { name: words.ui.notifications }).getByText(words.text(id));

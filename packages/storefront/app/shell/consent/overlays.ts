import { lateWordsPart } from '../../shop/lateWords.tsx';
import { sayOffline } from '../../shop/connection.ts';

// Loaded when it opens: react-aria comes with it.
export const ConsentDialog = lateWordsPart(
  async () => (await import('./ConsentDialog.tsx')).ConsentDialog,
  sayOffline,
);

import { lazy } from 'react';

// Loaded when it opens: react-aria comes with it.
export const ConsentDialog = lazy(async () => ({
  default: (await import('./ConsentDialog.tsx')).ConsentDialog,
}));

import { lazy } from 'react';
import { withLateWords } from '../../shop/lateWords.tsx';

// Loaded when it opens: react-aria comes with it.
export const ConsentDialog = lazy(async () => ({
  default: withLateWords((await import('./ConsentDialog.tsx')).ConsentDialog),
}));

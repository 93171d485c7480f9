import { lazy } from 'react';

// Loaded when it opens, and the dialogs after it.
export const AccountGate = lazy(async () => ({ default: (await import('./AccountGate.tsx')).AccountGate }));

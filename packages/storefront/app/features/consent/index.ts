export { ConsentPage } from './ConsentPage.tsx';
export { consentAction, loadConsent } from './keepConsent.ts';
export { ConsentDialog } from './overlays.ts';
export { ManagedConsent } from './ManagedConsent.tsx';

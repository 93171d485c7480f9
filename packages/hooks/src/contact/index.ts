export { clickedOption } from './clickedOption.ts';
export * from './contactModal.ts';
export { contactMutations } from './contactMutations.ts';
export * from './contactRules.ts';
export { contactQueries } from './contactQueries.ts';
export * from './deskForm.ts';
export { useSurveyOffer } from './useSurveyOffer.ts';
export { whatsAppHref } from './whatsApp.ts';
export type { WhatsAppMarket } from './whatsApp.ts';

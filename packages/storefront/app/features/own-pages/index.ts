export { giftCardPages } from './giftCardPages.ts';
export { GroupPage } from './GroupPage.tsx';
export { rewardsPages } from './rewardsPages.ts';
export { vehiclePages } from './vehiclePages.ts';
export { warrantyPages } from './warrantyPages.ts';

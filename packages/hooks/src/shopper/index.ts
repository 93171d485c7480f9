export { NO_SHOPPER, shopperKey, shopperOf, shopperVehicle, vehicleQuestions } from './shopper.ts';
export type { Shopper, ShopperVehicle } from './shopper.ts';

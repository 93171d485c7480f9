/**
 * How a shipment reaches its buyer, as the wire spells it (CART-026, CART-027). The contract, the models and the
 * components all take it from here, so nothing between the wire and a screen renames it.
 */
export const shipmentTypes = ['instore', 'nextday', 'regular', 'freight'] as const;

export type ShipmentType = (typeof shipmentTypes)[number];

/** What a shopper chooses between: freight is the regular delivery of a part that no parcel holds. */
export type ShipmentChoice = Exclude<ShipmentType, 'freight'>;

export interface Sample {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** What a customer owns whom the samples speak of. */
export interface Belongings {
  readonly sku: string;
  readonly storeNumber: string;
  readonly commerceId: string;
  readonly lineId: string;
  /** A list of parts. */
  readonly listId: string;
  /** Number of a placed order. */
  readonly orderId: string;
  readonly catalogVehicleId: string;
  readonly vehicleId: string;
  readonly serviceItemId: string;
  readonly warrantyId: string;
  readonly warrantyItemId: string;
  readonly rewardsId: string;
  /** A card that nobody has linked. */
  readonly otherRewardsId: string;
  /** A gift card that is being bought. */
  readonly purchaseId: string;
}

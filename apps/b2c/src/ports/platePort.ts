/** What a service knows of the vehicle with a plate, in the words of the shop's catalogue. */
export interface PlateVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** Version and engine by the names of the catalogue; without one, or with one that it has not, the shopper chooses. */
  readonly version?: string;
  readonly engine?: string;
}

/**
 * Port of a service that knows vehicles by their license plates. A plate belongs to a person: adapters log none and keep
 * none.
 */
export interface PlatePort {
  /**
   * @param plate capital letters and digits, in a format of the market
   * @returns nothing for a plate that the service does not know, which is an answer
   */
  find(plate: string, from: { readonly market: string }): Promise<PlateVehicle | undefined>;
}

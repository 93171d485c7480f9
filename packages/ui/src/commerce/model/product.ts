import type { Availability } from './availability.ts';
import type { PartFit } from './fit.ts';

/** What stands in a picture's place: a photograph, a drawing's file, or a drawing in the page. */
export interface PartPictureSource {
  /** Family of the drawing, such as `rotor`. */
  drawing: string;
  /** `/img/d/rotor.svg#d`. */
  drawingHref?: string;
  /** Address of a photograph; it wins over the drawing. */
  photo?: string;
}

export interface Attribute {
  id: string;
  label: string;
  value: string;
}

/** Something that has to be chosen before a part is added. */
export interface PartOption {
  id: string;
  label: string;
  choices: readonly PartChoice[];
}

export interface PartChoice {
  value: string;
  label: string;
  /** Color of the thing itself, as `#rrggbb`. */
  swatch?: string;
  /** What one costs more by it. */
  surchargeMinor?: number;
  /** Choices of other options that it is not made with. */
  notWith?: readonly { id: string; value: string }[];
}

/** A product as every list shows it. Amounts are minor units of the market's currency. */
export interface ProductSummary {
  skuNumber: string;
  partNumber: string;
  title: string;
  brand: string;
  href: string;
  picture: PartPictureSource;
  /** What one costs now. */
  priceMinor: number;
  /** What it cost before, when it is reduced. */
  wasMinor?: number;
  /** Refundable deposit for one; absent or 0 without a core. */
  coreMinor?: number;
  /** Other ways to pay the price of one, worded, a line each [PLUS-057]. */
  payTerms?: readonly string[] | undefined;
  /** 'each', 'set of 4', worded. */
  unit: string;
  /** Quantity that the add button starts with [PLUS-015]. */
  quantity: number;
  rating?: number;
  reviewCount?: number;
  fit: PartFit;
  /** The three or four facts that tell parts of this type apart, worded with units. */
  attributes: readonly Attribute[];
  /** Absent while it is asked for: the lines keep their place. */
  availability?: Availability;
  /** Its options are chosen on its own page. */
  configurable?: boolean;
  /** What has to be chosen; on its own page only [CATALOG-039]. */
  options?: readonly PartOption[];
  /** False when nobody can sell it now. */
  available: boolean;
}

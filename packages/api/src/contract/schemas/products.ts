import * as z from 'zod/mini';
import { availability } from './availability.ts';
import { amount } from './primitives.ts';
import { fitVerdict } from './fit.ts';

export const breadCrumb = z.object({ categoryName: z.string(), canonicalPath: z.string() });

export const attribute = z.object({ id: z.string(), label: z.string(), value: z.string() });

/** A line of the data sheet (PLUS-067). */
const specification = z.extend(attribute, {
  /** Numbers that `value` lists, each to be kept in one piece: whose it is, and the page that it leads to. */
  entries: z.optional(
    z.array(z.object({ text: z.string(), lead: z.optional(z.string()), href: z.optional(z.string()) })),
  ),
});

/** A product as every list shows it. `discountPrice`, when set, is what is charged and `price` what it was. */
export const product = z.object({
  skuNumber: z.string(),
  partNumber: z.string(),
  itemDescription: z.string(),
  brandName: z.string(),
  productDetailsPageUrl: z.string(),
  productImageUrl: z.string(),
  price: amount,
  corePrice: amount,
  discountPrice: z.nullable(amount),
  /** PLUS-057: ways to pay the price of one, worded, a line each; absent where the market has none. */
  payTerms: z.optional(z.array(z.string())),
  rating: z.number(),
  reviewCount: z.number(),
  /** `FITS` or empty (CATALOG-032); `fit` says it in full. */
  vehicleFit: z.string(),
  /** `VEHICLE_SPECIFIC` or `UNIVERSAL` (CATALOG-036). */
  vehicleFitment: z.string(),
  available: z.boolean(),
  fit: fitVerdict,
  /** The three or four facts that tell parts of this type apart, worded with units. */
  attributes: z.array(attribute),
  /** Family of the line drawing (PLUS-029) and, after `#`, its look where the part says it: `rotor#l5-v`. */
  drawing: z.string(),
  /** PLUS-009: how a shelf shows it. */
  layout: z.enum(['row', 'grid']),
  /** 'each', 'set of 4' …, worded. */
  unit: z.string(),
  /** Quantity that the add button starts with. */
  defaultQuantity: z.number(),
  /** Its options are chosen on its page before it is added (API-110). */
  configurable: z.optional(z.boolean()),
  availability: z.optional(availability),
});

/** One line of the compatibility table (PLUS-014). Empty `engines` means every engine. */
export const compatibilityRow = z.object({
  make: z.string(),
  model: z.string(),
  yearFrom: z.number(),
  yearTo: z.number(),
  engines: z.array(z.string()),
  qualifiers: z.array(z.string()),
  position: z.optional(z.string()),
});

/** CATALOG-032 and what the product page shows besides. */
/** How many stars buyers gave, with the words of a page that shows it. */
export const reviewSummary = z.object({
  title: z.string(),
  /** Says that they are invented, where they are: then structured data leave them out. */
  note: z.optional(z.string()),
  /** Five stars, four and so on to one. */
  stars: z.array(z.object({ stars: z.number(), label: z.string(), count: z.number() })),
});

export const productDetail = z.extend(product, {
  partGroupName: z.string(),
  taxonomyPath: z.string(),
  productSeoUrl: z.string(),
  breadCrumbs: z.array(breadCrumb),
  categoryIdPath: z.string(),
  partTerminologyId: z.string(),
  partGroupId: z.string(),
  displayNotesTypes: z.array(z.string()),
  recordType: z.string(),
  description: z.string(),
  highlights: z.array(z.string()),
  specifications: z.array(specification),
  /** What the measured drawing shows, in the order of its letters; `title` names the picture. */
  measures: z.optional(z.object({ title: z.string(), items: z.array(attribute) })),
  /** What is in the box, each with its drawing. */
  contents: z.optional(
    z.object({
      title: z.string(),
      items: z.array(z.object({ label: z.string(), drawing: z.string(), quantity: z.number() })),
    }),
  ),
  /** Codes of the markets that sell it (PLUS-028); absent from servers that do not say it. */
  soldIn: z.optional(z.array(z.string())),
  warranty: z.string(),
  /** Days to return a part that was not installed (PLUS-006); absent from servers that do not say it. */
  returnDays: z.optional(z.number()),
  /** Days to bring the old part back, 0 without a core deposit (PLUS-013). */
  coreReturnDays: z.number(),
  installation: z.array(z.string()),
  /** Of reviews that can be read (PLUS-051), also of none yet; absent where there is no page of them. */
  reviews: z.optional(reviewSummary),
  compatibility: z.array(compatibilityRow),
  /** What to know before relying on that table: its part is one of a demonstration (PLUS-052). */
  compatibilityNote: z.optional(z.string()),
  /** The part of the other side, which is bought with it; itself where both sides take the same. */
  pair: z.optional(z.object({ title: z.string(), action: z.string(), product })),
  /** What has to be chosen to order it configured (API-110); absent on a part that is sold as it is. */
  options: z.optional(
    z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        choices: z.array(
          z.object({
            value: z.string(),
            label: z.string(),
            /** Color of the thing itself, as `#rrggbb`. */
            swatch: z.optional(z.string()),
            /** What it adds to the price of one. */
            surcharge: z.optional(amount),
            /** Choices of other options that it is not made with. */
            notWith: z.optional(z.array(z.object({ id: z.string(), value: z.string() }))),
          }),
        ),
      }),
    ),
  ),
});

export type BreadCrumb = z.infer<typeof breadCrumb>;
export type Product = z.infer<typeof product>;
export type ProductDetail = z.infer<typeof productDetail>;
export type CompatibilityRow = z.infer<typeof compatibilityRow>;

import * as z from 'zod/mini';
import type { DomainSchemas } from './endpointSchemas.ts';
import { identifier, storeNumber, text } from './primitives.ts';

const link = z.object({ label: z.string(), href: z.string() });

/** A few words that lead somewhere. */
export const promo = { title: z.string(), text: z.string(), link: z.optional(link) };

/** CONTENT-030: what a page is built of. A kind that a client does not know is left out. */
export const contentBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hero'),
    title: z.string(),
    text: z.string(),
    link: z.optional(link),
    /** Name of a drawing of the shop's own. */
    drawing: z.optional(z.string()),
  }),
  /** `id` is the anchor of the section (CONTENT-025). */
  z.object({ kind: z.literal('text'), id: z.string(), title: z.string(), paragraphs: z.array(z.string()) }),
  /** Cleaned: a few tags, safe addresses (CONTENT-034). */
  z.object({ kind: z.literal('html'), id: z.string(), title: z.string(), html: z.string() }),
  z.object({ kind: z.literal('picture'), src: z.string(), alt: z.string() }),
  z.object({ kind: z.literal('video'), src: z.string(), title: z.string() }),
  z.object({
    kind: z.literal('cards'),
    title: z.string(),
    cards: z.array(z.object({ title: z.string(), text: z.string(), link: z.optional(link) })),
  }),
  z.object({
    kind: z.literal('accordion'),
    id: z.string(),
    title: z.string(),
    items: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
  }),
  z.object({ kind: z.literal('steps'), title: z.string(), steps: z.array(z.string()) }),
  /** Parts of a shelf. */
  z.object({ kind: z.literal('products'), title: z.string(), canonicalPath: z.string() }),
  /**
   * CATALOG-030: a promo and the category pages that it stands on, at `taxonomy` or below it, an empty one is
   * all of it: those of the listed paths, or
   * those of the selected categories, by id, or with `invertSelection` all but them.
   */
  z.object({
    kind: z.literal('taxonomyPromo'),
    ...promo,
    taxonomy: z.string(),
    taxonomy_selector: z.union([
      z.object({ seoUrl: z.array(z.string()) }),
      z.object({ selectedItems: z.array(z.string()), invertSelection: z.optional(z.boolean()) }),
    ]),
  }),
  /** CATALOG-044: a code that everybody may use. What it saves, the promotions decide. */
  z.object({
    kind: z.literal('coupon'),
    code: z.string(),
    /** What it saves. */
    title: z.string(),
    terms: z.string(),
    /** `YYYY-MM-DD`, its last day where the server does not list the code (`deals.byCategory`). */
    endsOn: z.optional(z.string()),
    /** Shelf or category that it is for. */
    href: z.optional(z.string()),
  }),
  /** CONTENT-024: `date` is `YYYY-MM-DD`; what is over moves below what is to come. */
  z.object({
    kind: z.literal('events'),
    title: z.string(),
    items: z.array(
      z.object({
        title: z.string(),
        date: z.string(),
        place: z.string(),
        text: z.string(),
        link: z.optional(link),
      }),
    ),
  }),
  /** A form of the shop by its name. */
  z.object({ kind: z.literal('form'), title: z.string(), form: z.string() }),
]);

/** API-062 */
export const contentPage = z.object({
  title: z.string(),
  meta: z.object({
    description: z.string(),
    /** `YYYY-MM-DD` of the last change, where the source says it. */
    changedOn: z.optional(z.string()),
    /** Of a deal: `YYYY-MM-DD`, its last day. */
    endsOn: z.optional(z.string()),
    /** Of a deal without one: it ends with the month and begins again with the next. */
    renews: z.optional(z.literal('monthly')),
  }),
  blocks: z.array(contentBlock),
  /** The page has moved; the campaign parameter goes along (CONTENT-030). */
  redirectUrl: z.optional(z.string()),
});

export const contactTopic = z.object({
  topic: z.string(),
  title: z.string(),
  description: z.string(),
  /** Path of its page (CONTENT-018). */
  path: z.string(),
  /** What it asks for besides name, contact and message. */
  fields: z.array(
    z.enum(['orderId', 'storeNumber', 'rewardsId', 'partNumber', 'pageUrl', 'visitDate', 'rating']),
  ),
});

/** API-092 */
const contactBody = z.object({
  topic: identifier,
  firstName: text(60),
  lastName: text(60),
  email: text(254),
  phoneNumber: z.optional(text(20)),
  message: text(4000),
  orderId: z.optional(text(40)),
  storeNumber: z.optional(storeNumber),
  rewardsId: z.optional(text(40)),
  partNumber: z.optional(text(40)),
  pageUrl: z.optional(text(300)),
  /** `YYYY-MM-DD`. */
  visitDate: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  /** 5 is best. */
  rating: z.optional(z.enum(['1', '2', '3', '4', '5'])),
});

export const contentSchemas = {
  'content.labels': {
    requirement: 'API-056',
    summary: "Texts of the page in one locale that stand in for the page's own",
    query: z.object({ locale: z.optional(text(10)) }),
    response: z.record(z.string(), z.string()),
    errors: { error_content_unknown: 404 },
  },
  'content.page': {
    requirement: 'API-062',
    summary: 'A page of words, legal text or deal by its path',
    query: z.object({ path: text(200), locale: z.optional(text(10)) }),
    response: contentPage,
    errors: { error_content_unknown: 404 },
  },
  'content.messages': {
    requirement: 'API-108',
    summary: 'Short messages by their keys; an unknown key is left out',
    /** Keys joined by commas. */
    query: z.object({ keys: text(500) }),
    response: z.object({ messages: z.record(z.string(), z.string()) }),
  },
  'contact.topics': {
    requirement: 'CONTENT-018',
    summary: 'What the desk can be asked about, and when somebody is there',
    response: z.object({
      topics: z.array(contactTopic),
      hours: z.object({
        timeZone: z.string(),
        /** `day` 0 is Sunday; local `HH:MM`. */
        days: z.array(z.object({ day: z.number(), open: z.string(), close: z.string() })),
        isOpen: z.boolean(),
        message: z.string(),
      }),
    }),
  },
  'contact.send': {
    requirement: 'API-092',
    summary: 'Open a case with the desk',
    body: contactBody,
    response: z.object({ caseNumber: z.string() }),
    errors: { error_contact_invalid: 422, error_too_many_requests: 429 },
  },
} satisfies DomainSchemas;

export type ContentBlock = z.infer<typeof contentBlock>;
export type ContentPage = z.infer<typeof contentPage>;
export type ContactTopic = z.infer<typeof contactTopic>;

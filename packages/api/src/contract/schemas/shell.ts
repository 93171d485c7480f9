import * as z from 'zod/mini';
import type { DomainSchemas } from './endpointSchemas.ts';
import { text } from './primitives.ts';
import { miniCartMap } from './cart.ts';
import { storeDetails } from './stores.ts';
import { vehicleMap } from './vehicles.ts';

const myAccountMap = z.object({
  /** 'true' or 'false' as text (STATE-005). */
  anonymous: z.string(),
  rewardsId: z.string(),
  userType: z.string(),
  autoLogin: z.string(),
  profileId: z.string(),
  mf_homepage_header_username: z.string(),
});

/** API-029 */
export const headerData = z.object({
  myAccountMap,
  miniCartMap,
  /** Null while only the fallback store of VEHST-039 is assumed. */
  storeDetails: z.nullable(storeDetails),
  vehicleMap: z.nullable(vehicleMap),
  analyticsData: z.record(z.string(), z.unknown()),
  isStagingApp: z.boolean(),
  segmentMessageContent: z.nullable(z.string()),
  /** What was put aside, by id: `{}` says that it is nothing, null that the server does not say. */
  savedOrderMap: z.nullable(z.unknown()),
  cmsSegmentedContent: z.nullable(z.unknown()),
  /** Where deliveries go, as far as the shopper has named it: forms begin with it (PLUS-060). */
  postalCode: z.optional(z.string()),
});

const contentLink = z.object({
  label: z.string(),
  href: z.string(),
  /** Family of the drawing beside it in the menu. */
  drawing: z.optional(z.string()),
});

/** API-030 */
export const headerContent = z.object({
  sitewideBanner: z.nullable(z.object({ alert_text: z.string() })),
  promoAds: z.array(
    z.object({
      heading: z.string(),
      headingLink: z.optional(z.string()),
      label: z.string(),
      labelLink: z.optional(z.string()),
    }),
  ),
  menu: z.array(z.object({ title: z.string(), links: z.array(contentLink) })),
  /** Links of the context row, right of the vehicle. */
  shortcuts: z.array(contentLink),
});

/** SHELL-066 */
export const footerItem = z.object({
  name: z.string(),
  label: z.string(),
  CTALink: z.string(),
  imageUrl: z.optional(z.string()),
  altText: z.optional(z.string()),
  Icon: z.optional(z.string()),
  displayPosition: z.optional(z.enum(['Vertical', 'Horizontal'])),
  title: z.optional(z.string()),
  middleLabelContent: z.optional(z.array(contentLink)),
});

/** API-031 */
export const footerContent = z.object({
  footerTop: z.array(footerItem),
  footerMiddle: z.array(footerItem),
  footerBottom: z.array(footerItem),
});

const menuLink = z.object({ title: z.string(), href: z.string(), drawing: z.optional(z.string()) });

/** API-032, SHELL-016 */
export const topNav = z.object({
  menuList: z.array(
    z.object({
      links: z.array(
        z.object({
          menu_link: menuLink,
          target: z.optional(z.string()),
          child_links: z.array(z.object({ menu_link: menuLink, target: z.optional(z.string()) })),
        }),
      ),
    }),
  ),
});

/** API-033 */
export const globalConfig = z.object({
  flags: z.record(z.string(), z.boolean()),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** A line for every footer but the checkout's while the market sells parts of a demonstration (PLUS-052). */
  dataNotice: z.optional(z.string()),
});

const segments = z.object({ segments: z.optional(text(200)) });

export const shellSchemas = {
  'shell.header': {
    requirement: 'API-029',
    summary: 'Account, cart count, store and vehicle for the header',
    query: z.object({ hideXMContent: z.optional(text(5)) }),
    response: headerData,
  },
  'shell.headerV3': {
    requirement: 'API-029',
    summary: 'The same, used while ACES_ENABLED is on',
    query: z.object({ hideXMContent: z.optional(text(5)) }),
    response: headerData,
  },
  'shell.startSession': {
    requirement: 'API-042',
    summary: 'Wake an idle session',
    response: z.null(),
  },
  'shell.globalConfig': {
    requirement: 'API-033',
    summary: 'Feature flags and tunable values',
    response: globalConfig,
  },
  'shell.subscribe': {
    requirement: 'API-089',
    summary: 'Keep a choice about promotions and texts; a phone that wants texts is asked to confirm',
    body: z.object({
      email: z.optional(text(254)),
      phoneNumber: z.optional(text(15)),
      receivePromoAndSpecialEvents: z.optional(z.boolean()),
      receiveTextMessage: z.boolean(),
    }),
    response: z.null(),
    errors: { error_email_invalid: 422, error_contact_invalid: 422 },
  },
  'content.header': {
    requirement: 'API-030',
    summary: 'Header content',
    query: segments,
    response: headerContent,
    errors: { error_content_unknown: 404 },
  },
  'content.footer': {
    requirement: 'API-031',
    summary: 'Footer content',
    query: segments,
    response: footerContent,
    errors: { error_content_unknown: 404 },
  },
  'content.topNav': {
    requirement: 'API-032',
    summary: 'Menu of markets whose menu comes from content',
    query: segments,
    response: topNav,
    errors: { error_content_unknown: 404 },
  },
  'shell.log': {
    requirement: 'API-052',
    summary: 'A log line of the browser',
    query: z.object({ beacon: z.optional(text(5)) }),
    body: z.object({
      message: text(2000),
      level: z.enum(['debug', 'info', 'warn', 'error']),
      meta: z.optional(z.record(z.string(), z.unknown())),
    }),
    response: z.null(),
    errors: {
      error_log_invalid: 400,
      error_refused: 403,
      error_log_too_large: 413,
      error_too_many_requests: 429,
    },
  },
} satisfies DomainSchemas;

export type HeaderData = z.infer<typeof headerData>;
/** What header data carries for groups of shoppers (CONTENT-032). */
export type SegmentedContent = Pick<HeaderData, 'segmentMessageContent' | 'cmsSegmentedContent'>;
export type HeaderContent = z.infer<typeof headerContent>;
export type FooterContent = z.infer<typeof footerContent>;
export type FooterItem = z.infer<typeof footerItem>;
export type TopNav = z.infer<typeof topNav>;
export type GlobalConfig = z.infer<typeof globalConfig>;

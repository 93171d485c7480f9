import type { EndpointId } from '@driveline/api/contract';
import type { TestAnswers } from '@driveline/api/testing';
import type { Market } from '@driveline/markets';
import type { Overlay } from '../app/shop/overlays.ts';
import type { RouteId } from '../src/routeTable.ts';
import type { AnswersOf } from './answers.ts';

// Apart from what opens a visit: a shop's compiler reads these types, and no page for them.

/** A route of the package, or one that the shop adds. */
export type ShownRoute = RouteId | `shop/${string}`;

/** Somebody opens a page of the shop: what the story of a page says of itself. */
export interface Visit {
  route: ShownRoute;
  /** Path with its query; by what the server answers where the path is that of a thing. */
  path: string | ((of: AnswersOf, market: Market) => string);
  /** Those that have the page, by code; without it all. In another one the story shows the first of them. */
  markets?: readonly string[];
  /** Signed in, with a card of the rewards or without. */
  member?: boolean | 'withoutCard';
  /** Flags of the configuration that are set otherwise. */
  flags?: Readonly<Record<string, boolean>>;
  /** What the server answers otherwise. */
  answers?: (of: AnswersOf, market: Market) => TestAnswers;
  /** Calls that the server fails to answer. */
  fails?: readonly EndpointId[];
  /** The page's own calls are never answered. */
  waits?: boolean;
  /** The form that was posted to the page; its action has run. */
  post?: (of: AnswersOf, market: Market) => Record<string, string>;
  /** Status of the error that stands in the page's place. */
  endsWith?: number;
  /** What lies over the page. */
  overlay?: Overlay;
}

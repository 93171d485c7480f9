import { checkoutGeneration } from '../config/readConfig.ts';
import type { CookieJar } from '../storage/cookieJar.ts';
import { formatCookie, type CookieOptions } from '../storage/cookies.ts';
import { askedStep, CHECKOUT_STEPS, isStepDone, openCheckoutStep } from './checkoutSteps.ts';
import type { CheckoutStep } from './checkoutSteps.ts';

/** How the steps of the checkout are laid out. */
export interface CheckoutLayout {
  /** A page for each step, an accordion of them, or sections beside the summary of the order. */
  readonly kind: 'pages' | 'accordion' | 'sections';
  /** The steps of each section, or page; the first names it. */
  readonly sections: readonly (readonly CheckoutStep[])[];
}

const kinds = { v1: 'pages', v2: 'accordion', v3: 'sections' } as const;

/** A layout by the name that flags know it by. */
export type CheckoutGeneration = keyof typeof kinds;

/** Sections beside the summary have the last look within the payment. @param order of the steps in this shop */
export function checkoutLayout(
  generation: CheckoutGeneration,
  order: readonly CheckoutStep[] = CHECKOUT_STEPS,
): CheckoutLayout {
  const kind = kinds[generation];
  const apart = order.map((step) => [step]);
  if (kind !== 'sections') return { kind, sections: apart };
  const first = apart.filter(([step]) => step !== 'payment' && step !== 'review');
  return { kind, sections: [...first, ['payment', 'review']] };
}

/** How the checkout of this order goes: its layout, and its steps in the order of the shop. */
export interface CheckoutPlan {
  readonly generation: CheckoutGeneration;
  readonly order: readonly CheckoutStep[];
}

/** The layouts that a market can have, as its record says it. */
export interface LayoutRules {
  readonly generationFlags: readonly { readonly flag: string; readonly generation: CheckoutGeneration }[];
  readonly defaultGeneration: CheckoutGeneration;
}

const COOKIE = 'checkoutLayout';

/**
 * The layout of this shopper's order: the one that it began with, else the one that flags choose. It is kept until the
 * order is placed or the browser closes, so that a change of configuration meets nobody halfway (CONF-031).
 */
export function keptGeneration(
  cookies: CookieJar,
  { generationFlags, defaultGeneration }: LayoutRules,
  config: { flag(name: string): boolean },
  options: CookieOptions,
): CheckoutGeneration {
  if (generationFlags.length === 0) return defaultGeneration;
  const kept = cookies.all()[COOKIE];
  const begun = generationFlags.find(({ generation }) => generation === kept);
  if (begun) return begun.generation;
  const chosen = checkoutGeneration(config, { generationFlags, defaultGeneration });
  cookies.write(formatCookie(COOKIE, chosen, options));
  return chosen;
}

/** A `Set-Cookie` value that lets the next order have the layout of its day. */
export const endedLayout = (options: CookieOptions) =>
  formatCookie(COOKIE, '', { ...options, lifetimeMs: 0 });

/** The section, or page, that has a step. */
export const sectionOf = ({ sections }: CheckoutLayout, step: CheckoutStep): CheckoutStep =>
  sections.find((steps) => steps.includes(step))?.[0] ?? step;

/** A layout of the checkout, and where its steps are. */
export function checkoutPlaces({ generation, order }: CheckoutPlan) {
  const layout = checkoutLayout(generation, order);
  const addressOf = (step: CheckoutStep) =>
    `/checkout${layout.kind === 'pages' ? '/' : '?step='}${sectionOf(layout, step)}`;
  /** The last look has a section, or a page, of its own. */
  const hasReview = sectionOf(layout, 'review') === 'review';
  return { layout, order, addressOf, hasReview };
}

/**
 * Where a visit goes on that came to an address of another layout: to the page of the step that it asks for, or to the
 * one page of all steps. The rest of the query goes along. Undefined where the address is this layout's.
 * @param addressOf a step in this layout
 */
export function addressInLayout(
  { kind, sections }: CheckoutLayout,
  url: URL,
  state: Parameters<typeof openCheckoutStep>[0],
  addressOf: (step: CheckoutStep) => string,
): string | undefined {
  const [, , step] = url.pathname.split('/');
  if ((kind === 'pages') === (step !== undefined)) return undefined;
  const order = sections.flat();
  const to = new URL(addressOf(openCheckoutStep(state, askedStep(url), order)), url);
  for (const [name, value] of url.searchParams) if (name !== 'step') to.searchParams.append(name, value);
  return to.pathname + to.search;
}

/** A section as a layout shows it while one of its steps is open. */
export interface ShownSection {
  readonly id: CheckoutStep;
  /** Its number, from 1. */
  readonly step: number;
  readonly state: 'open' | 'done' | 'todo';
}

/**
 * What of the checkout is shown. A page is alone, but for the last look, which has everything that was chosen. In an
 * accordion whatever is done can be looked up, also behind the step that is open.
 */
export function shownSections(
  { kind, sections }: CheckoutLayout,
  open: CheckoutStep,
  order: Parameters<typeof isStepDone>[1],
): readonly ShownSection[] {
  const openAt = sections.findIndex((steps) => steps.includes(open));
  const stateAt = (at: number, steps: readonly CheckoutStep[]) => {
    if (at === openAt) return 'open';
    const isDone = kind === 'accordion' && steps.every((step) => isStepDone(step, order));
    return at < openAt || isDone ? 'done' : 'todo';
  };
  return sections
    .map((steps, at) => ({ id: steps[0]!, step: at + 1, state: stateAt(at, steps) }) as const)
    .filter(({ state }) => kind !== 'pages' || state === 'open' || (open === 'review' && state === 'done'));
}

import { useState, type ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stepper, type Step } from '../../components/Stepper/Stepper.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { OrderTotals } from '../model/order.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { SummaryBar } from '../Totals/SummaryBar.tsx';
import { CheckoutLayout } from './CheckoutLayout.tsx';
import type { CheckoutSectionProps } from './CheckoutSection.tsx';

/** How the steps of a checkout are laid out, and what that makes of a `CheckoutSection` (CONF-031). */
export const checkoutVariants = {
  pages: 'page',
  accordion: 'panel',
  sections: 'section',
} as const satisfies Readonly<Record<string, CheckoutSectionProps['variant']>>;

export interface CheckoutStepsProps extends BlockProps<'div'> {
  /** A page for each step, an accordion, or sections beside the summary. */
  kind: keyof typeof checkoutVariants;
  /** Name of the whole. */
  title: string;
  /** All steps, each with its address. */
  steps: readonly Step[];
  /** The step that is open, from 1. */
  current: number;
  /** Of the heading of a page; the focus goes there. */
  titleId: string;
  totals: OrderTotals;
  /** Beside the steps, where the layout has room: the sum of the order. */
  aside: ReactNode;
  /** In the bar that is the summary of narrow screens: what is bought, and a field for codes. */
  lines?: ReactNode;
  codes?: ReactNode;
  /** The bar starts open: something is wrong in it. */
  isSummaryOpen?: boolean;
  /** `CheckoutSection`s of the variant. */
  children: ReactNode;
}

/** The steps from cart to order with the sum of it, as a market lays them out. */
export function CheckoutSteps(props: CheckoutStepsProps) {
  const { kind, title, steps, current, titleId, totals, aside, lines, codes, children, ...others } = props;
  const { isSummaryOpen = false, ...rest } = others;
  // From then on it is the shopper's.
  const [isOpen] = useState(isSummaryOpen);
  return (
    <CheckoutLayout aside={kind === 'accordion' ? null : aside} {...rest}>
      {kind === 'pages' ? (
        <>
          <Stepper steps={steps} current={current} />
          <Heading level={1} id={titleId} tabIndex={-1}>
            {steps[current - 1]?.label}
          </Heading>
        </>
      ) : (
        <VisuallyHidden>
          <Heading level={1}>{title}</Heading>
        </VisuallyHidden>
      )}
      <SummaryBar totals={totals} isOnly={kind === 'accordion'} lines={lines} open={isOpen}>
        {codes}
      </SummaryBar>
      {children}
    </CheckoutLayout>
  );
}

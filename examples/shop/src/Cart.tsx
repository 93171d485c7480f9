import {
  blocksCheckout,
  cartQueries,
  orderGroups,
  orderShipments,
  orderTotals,
  useCart,
  useUpdateItem,
} from '@driveline/hooks';
import { us } from '@driveline/markets/us';
import {
  AsideLayout,
  ButtonLink,
  CartGroup,
  CartLine,
  EmptyCart,
  Heading,
  OrderSummary,
  PageBody,
  useStrings,
  type OrderLine,
} from '@driveline/ui';
import { refused, type Page, type PageProps } from './page.ts';

function Cart({ posted }: PageProps) {
  const { data: cart } = useCart();
  const { purchase, shell } = useStrings();
  if (!cart) return null;
  const groups = orderGroups(cart, us);
  if (groups.length === 0) return <NothingToBuy />;
  const checkOut = !blocksCheckout(orderShipments(cart)) && (
    <ButtonLink href="/checkout" variant="primary" fullWidth>
      {purchase.checkOut}
    </ButtonLink>
  );
  return (
    <PageBody>
      <title>{shell.cart}</title>
      <Heading level={1}>{shell.cart}</Heading>
      <AsideLayout aside={<OrderSummary totals={orderTotals(cart, us)}>{checkOut}</OrderSummary>}>
        {groups.map((group) => (
          <CartGroup key={group.id} group={group}>
            {group.lines.map((line) => (
              <Line key={line.id} line={line} posted={posted} />
            ))}
          </CartGroup>
        ))}
      </AsideLayout>
    </PageBody>
  );
}

/** The cart, or a checkout whose last part was taken out elsewhere. */
export function NothingToBuy() {
  return (
    <PageBody>
      <title>{useStrings().purchase.emptyCart}</title>
      <EmptyCart shopHref="/" />
    </PageBody>
  );
}

/** With script a quantity shows at once, and goes out by itself; everything else is a form that is posted. */
function Line({ line, posted }: Pick<PageProps, 'posted'> & { line: OrderLine }) {
  const update = useUpdateItem();
  const own = posted?.values['commerceItemId'] === line.id ? posted : undefined;
  const { error, variables } = update;
  const { message, remedy } = (error ? refused(error, { quantity: `${variables.quantity}` }) : own) ?? {};
  const target = (intent: string) => ({ action: '/cart', intent, fields: { commerceItemId: line.id } });
  return (
    <CartLine
      line={{ ...line, ...(remedy ? { remedy } : message && { error: message }) }}
      update={target('update-line')}
      remove={target('remove-line')}
      changeWay={target('update-line')}
      onQuantityChange={(quantity) => update.mutate({ commerceItemId: line.id, quantity })}
    />
  );
}

export const cart: Page = { queries: (client) => [cartQueries.detail(client)], View: Cart };

import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { ProductSummary } from '../model/product.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import { ProductRow, type ProductRowProps } from '../ProductRow/ProductRow.tsx';
import { ProductList } from '../Shelf/ShelfLayout.tsx';
import { ListNameForm } from './ListNameForm.tsx';
import * as styles from './PartLists.css.ts';

export interface ListedPartsProps
  extends BlockProps<'div'>, Pick<ProductRowProps, 'vehicle' | 'today' | 'target' | 'vehicleHref'> {
  name: string;
  products: readonly ProductSummary[];
  /** Nothing is on it. */
  isEmpty?: boolean;
  shopHref: string;
  /** Takes `skuNumbers`. */
  takeOff: FormTarget;
  /** Takes `listName`. */
  rename: FormTarget;
  /** Forgets the list. */
  forget: FormTarget;
  /** What went wrong when a part was added, by its sku. */
  errors?: Readonly<Record<string, Pick<ProductRowProps, 'error' | 'remedy'>>>;
  /** Between the parts and what is done to the list: the way to share it, what is being loaded. */
  children?: ReactNode;
}

/** A list: its parts with price and fit, each to be bought or taken off; another name, and its end [PLUS-068]. */
export function ListedParts(props: ListedPartsProps) {
  const { name, products, isEmpty, shopHref, takeOff, rename, forget, errors = {}, ...others } = props;
  const { vehicle, today, target, vehicleHref, children, className, ...rest } = others;
  const { lists } = useStrings().account;
  const row = { ...(vehicle && { vehicle }), ...(today && { today }), target, vehicleHref };
  return (
    <Stack gap={5} className={classNames(styles.root, className)} {...rest}>
      {isEmpty && (
        <EmptyState title={lists.empty} actions={<Link href={shopHref}>{lists.toParts}</Link>}>
          {lists.emptyLead}
        </EmptyState>
      )}
      <ProductList layout="row">
        {products.map((product) => (
          <ProductRow
            key={product.skuNumber}
            product={product}
            {...row}
            {...errors[product.skuNumber]}
            after={<TakeOff target={takeOff} product={product} />}
          />
        ))}
      </ProductList>
      {children}
      <ListNameForm target={rename} name={name} />
      <Disclosure variant="plain" summary={lists.remove}>
        <IntentForm target={forget}>
          <Stack gap={4} align="start">
            <Text>{lists.removeLead(name)}</Text>
            <Button type="submit" variant="danger">
              {lists.removeYes}
            </Button>
          </Stack>
        </IntentForm>
      </Disclosure>
    </Stack>
  );
}

function TakeOff({ target, product }: { target: FormTarget; product: ProductSummary }) {
  const { lists } = useStrings().account;
  const fields = { ...target.fields, skuNumbers: product.skuNumber };
  return (
    <IntentForm target={{ ...target, fields }} className={styles.remove}>
      <Button type="submit" variant="quiet" size="s" aria-label={lists.takeOffOf(product.title)}>
        {lists.takeOff}
      </Button>
    </IntentForm>
  );
}

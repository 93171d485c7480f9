import {
  accountOf,
  readListAddress,
  useHeader,
  useListedParts,
  useMyVehicle,
  useSavedLists,
} from '@driveline/hooks';
import { ProductListSkeletons } from '@driveline/ui';
import { ListedParts, PartLists } from '@driveline/ui/account';
import { useActionData, useSearchParams } from 'react-router-dom';
import { targetAt } from '../../intents/formTarget.ts';
import { AccountFrame } from '../../parts/account/AccountFrame.tsx';
import { Refused } from '../../parts/form/PostForm.tsx';
import { Failure } from '../../parts/page/Failure.tsx';
import { useBuying } from '../../parts/products/useBuying.ts';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';
import { ShareCart } from '../../parts/cart/ShareCart.tsx';

/** `/user/myLists`: all lists, one of them, or a choice of one for parts (PLUS-068). */
export function ListsPage() {
  const title = useText()('lists.title');
  const address = readListAddress(useSearchParams()[0]);
  const { listId, skuNumbers } = address;
  const answer = useActionData() as FormAnswer | undefined;
  const { data, error, refetch } = useSavedLists();
  const { isAuthenticated } = accountOf(useHeader().data);
  const open = data?.savedLists.find((list) => list.listId === listId);
  const on = open?.skuNumbers ?? [];
  const { products, ...asked } = useListedParts(on, useShop().market);
  const buying = useBuying(useMyVehicle()?.model);
  // What is refused leaves the page as it was: on this list, with these parts.
  const target = (intent: Parameters<typeof targetAt>[1], fields: Parameters<typeof targetAt>[2]) =>
    targetAt(paths.lists(address), intent, fields);
  const [waiting, own] = [{ skuNumbers: skuNumbers.join() }, { listId }];
  return (
    <AccountFrame title={open?.listName ?? title} trail={open ? [{ label: title, href: paths.lists() }] : []}>
      <Refused answer={answer} />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {data && !open && (
        <PartLists
          lists={data.savedLists.map((list) => ({
            id: list.listId,
            name: list.listName,
            href: paths.lists(list),
            count: list.skuNumbers.length,
          }))}
          waiting={skuNumbers.length}
          add={target('add-to-list', waiting)}
          create={target('create-list', waiting)}
          typedName={answer?.values?.['listName']}
          isGuest={!isAuthenticated}
        />
      )}
      {open && (
        <ListedParts
          {...{ products, ...buying, name: open.listName, isEmpty: on.length === 0 }}
          shopHref={paths.parts()}
          takeOff={target('take-off-list', own)}
          rename={target('rename-list', own)}
          forget={target('remove-list', own)}
        >
          {asked.isPending && <ProductListSkeletons />}
          {asked.error && <Failure error={asked.error} onRetry={asked.refetch} />}
          {on.length > 0 && (
            <ShareCart lines={on.map((skuNumber) => ({ skuNumber, itemQuantity: 1 }))} of="list" />
          )}
        </ListedParts>
      )}
    </AccountFrame>
  );
}

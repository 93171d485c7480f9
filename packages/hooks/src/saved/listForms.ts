import type { B2cClient } from '@driveline/api';
import { readListAddress } from './listAddress.ts';
import { listsPath } from './listsPath.ts';
import { listMutations } from './savedMutations.ts';

interface TakenList {
  readonly client: B2cClient;
  /** Fields of the form as they were typed. */
  readonly typed: Readonly<Record<string, string | undefined>>;
}

/** Numbers of the parts that a form is about. */
const partsOf = ({ typed }: TakenList) => [
  ...readListAddress(new URLSearchParams({ skuNumbers: typed['skuNumbers'] ?? '' })).skuNumbers,
];

/** A part or a list that is gone does not take the page away, with what was typed on it. */
const saidAbove = { isSaidAbove: true } as const;

type Change = { listName?: string; skuNumbers?: string[]; removedSkuNumbers?: string[] };

/** Changes the list that the form names. @returns its page */
const changing = (change: (taken: TakenList) => Change) => ({
  ...saidAbove,
  save: async (taken: TakenList): Promise<string> => {
    const { listId = '' } = taken.typed;
    await listMutations.change(taken.client).mutate({ listId, ...change(taken) });
    return listsPath({ listId });
  },
});

/** What the forms of the lists do, by intent, and where each leads (PLUS-068). */
export const listForms = {
  'create-list': {
    ...saidAbove,
    save: async (taken: TakenList): Promise<string> => {
      const asked = { listName: taken.typed['listName'] ?? '', skuNumbers: partsOf(taken) };
      return listsPath(await listMutations.create(taken.client).mutate(asked));
    },
  },
  'add-to-list': changing((taken) => ({ skuNumbers: partsOf(taken) })),
  'take-off-list': changing((taken) => ({ removedSkuNumbers: partsOf(taken) })),
  'rename-list': changing(({ typed }) => ({ listName: typed['listName'] ?? '' })),
  'remove-list': {
    ...saidAbove,
    save: async ({ client, typed: { listId = '' } }: TakenList): Promise<string> => {
      await listMutations.remove(client).mutate({ listId });
      return listsPath();
    },
  },
};

// @vitest-environment jsdom
import type { EndpointId } from '@driveline/api';
import { endpoints } from '@driveline/api/contract';
import { createB2cClient } from '@driveline/api';
import { createTestServer } from '@driveline/api/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import * as hooks from './index.ts';

afterEach(cleanup);

/** The call of each hook that reads; further arguments are what it is asked about. */
const reads: Readonly<Record<string, readonly [id: EndpointId, ...about: unknown[]]>> = {
  useHeader: ['shell.header'],
  useProfile: ['account.current'],
  useAddresses: ['account.addresses'],
  useSavedCards: ['account.cards'],
  useCart: ['cart.detail'],
  useMiniCart: ['cart.mini'],
  useSavedItems: ['cart.saved'],
  useSavedLists: ['cart.lists'],
  useSearch: ['catalog.search', { searchText: 'pads' }],
  useProduct: ['catalog.product', { productDetailsPageUrl: '/products/pads' }],
  useSkuDetails: ['catalog.skuDetails', { skuNumbers: ['1'] }],
  useSuggestions: ['catalog.suggestions', 'pads'],
  useRelatedParts: ['catalog.relatedParts', '1'],
  useWearParts: ['catalog.relatedParts'],
  useOwnReview: ['catalog.ownReview', '1'],
  useReviews: ['catalog.reviews', { skuNumber: '1' }],
  useCategory: ['catalog.category', '/parts'],
  usePageType: ['catalog.pageType', '/parts'],
  useBrands: ['catalog.brands'],
  useBrand: ['catalog.brand', 'Tarn'],
  useMakes: ['catalog.makes'],
  useModels: ['catalog.models', 'Honda'],
  useChat: ['chat.read'],
  useCheckout: ['checkout.state'],
  useShipmentOptions: ['checkout.shipmentOptions'],
  usePaymentOptions: ['checkout.paymentOptions'],
  useHeaderContent: ['content.header'],
  useFooterContent: ['content.footer'],
  useContentPage: ['content.page', '/lp/faqs'],
  useDeals: ['deals.list'],
  useDealCards: ['deals.list', { currency: { minorDigits: 2 } }],
  useDealCategories: ['deals.byCategory'],
  useRebates: ['stores.rebates'],
  useVehicleDetails: ['vehicles.details', 'v1'],
  useServices: ['garage.services', 'v1'],
  useMaintenance: ['garage.maintenance', 'v1'],
  useRepairGuide: ['garage.repairGuide'],
  useWarranties: ['warranties.list'],
  useWarranty: ['warranties.detail', 'w1'],
  useWarrantyItem: ['warranties.item', { warrantyId: 'w1', warrantyItemId: 'i1' }],
  useRewards: ['rewards.account'],
  useRewardsActivity: ['rewards.activity', '6000'],
  useVehicleLevel: ['vehicles.catalog', { level: 'year' }],
  useSisterStores: ['stores.sisterStores', '12'],
  useVehicles: ['vehicles.list'],
  useCurrentVehicle: ['vehicles.current'],
  useResetLink: ['identity.checkReset', 'code'],
};

/** The call of each hook that changes something. */
const changes: Readonly<Record<string, EndpointId>> = {
  useUpdateProfile: 'account.update',
  useSavePreferences: 'account.preferences',
  useAddAddress: 'account.addAddress',
  useChangeAddress: 'account.changeAddress',
  useRemoveAddress: 'account.removeAddress',
  useVerifyAddress: 'account.verifyAddress',
  useAcknowledgeAlert: 'rewards.acknowledgeAlert',
  useDismissAlert: 'rewards.dismissAlert',
  useAddItem: 'cart.addItem',
  useUpdateItem: 'cart.updateItem',
  useRemoveItem: 'cart.removeItem',
  useStartChat: 'chat.start',
  useSay: 'chat.say',
  useEndChat: 'chat.end',
  useMailTranscript: 'chat.transcript',
  useStartPaymentSession: 'checkout.paymentSession',
  useAddDealToCart: 'deals.addToCart',
  useAddVehicle: 'vehicles.add',
  useUpdateVehicleDetails: 'vehicles.updateDetails',
  useAddService: 'garage.addService',
  useUpdateService: 'garage.updateService',
  useRemoveService: 'garage.removeService',
  useSetSerial: 'warranties.setSerial',
  useLookUpRewards: 'rewards.lookUp',
  useValidateRewards: 'rewards.validate',
  useAnswerRewardsQuestions: 'rewards.answerQuestions',
  useSendRewardsCard: 'rewards.sendCard',
  useJoinRewards: 'rewards.signUp',
  useUpdateRewards: 'rewards.update',
  useMergeRewards: 'rewards.merge',
  useRequestCredit: 'rewards.requestCredit',
  useSetVehicle: 'vehicles.updatePreferred',
  useClearVehicle: 'vehicles.clearPreferred',
  useAnswerQuestion: 'vehicles.answer',
  useRemoveVehicle: 'vehicles.remove',
};

/** Hooks over a machine or a state, which have tests of their own beside them. */
const others =
  /^use(B2c|Edge|Config|HeaderShopper|MyStore|MyVehicle|PostalCode|Machine|StateOf|B2cMutation|HoverMenu|SuggestionTerm|Combobox|ChosenSku|FoundStores|KeptDraft|KeptFocus|MenuKeys|ScrollLock|SearchOffer|StickyHeader|FocusInForm|TypedText|Alerts|CurrentAccount|AlertBanner|AppBanner|EmailOffer|ChatAvailability|ProactiveChat|CardFrame|KnownMember|CardToPay|PlaceFill|CartPlace|QuantityChange|OrderDetails|OrderHistory|RewardsToSpend|StepFocus|RewardsModal|TermsPrompt|SignedInToast|SignInAlert|LoginMessage|ResetGreeting|Countdown|FirstField|ClearPasswordOnAnswer|RememberedLogin|IdleSession|ManagedConsent|MayMeasure|Measured|FooterRows|StoreAssignment|TooltipPage|DevicePlace|VehicleTooltip|PickerLevels|NumberLookUp|VinLookUp|StoreFinder|AppLinks|CheckoutPlan|AddErrors|SessionEnd|DayIn|Compared|Comparison|ComparisonOf|Connection|SharedParts|CheckoutPlaces|RecentSearches|RepairShops|SavedVehicles|SentSearch|SurveyOffer|Wallet|ListedParts|LostFile)$/;

type AnyHook = (...about: readonly unknown[]) => unknown;
const all = hooks as unknown as Readonly<Record<string, AnyHook>>;

test('every hook is in one of the lists', () => {
  const named = Object.keys(all).filter((name) => /^use[A-Z]/.test(name) && !others.test(name));
  expect(named.sort()).toEqual([...Object.keys(reads), ...Object.keys(changes)].sort());
});

/** A value for every part of every path. */
const anything = Object.fromEntries(
  Object.values(endpoints).flatMap(({ path }) =>
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'a-1']),
  ),
);

function shop(hook: AnyHook, about: readonly unknown[] = []) {
  const server = createTestServer();
  const client = createB2cClient({
    origin: 'http://shop.test',
    market: { code: 'us', productCountry: 'USA' },
    config: {
      flags: {},
      values: { STORE_SEARCH_URL: '/ecomm/b2c/v1/store/geosearch', STORE_SEARCH_API_KEY: 'key' },
    },
    sleep: async () => undefined,
    fetch: server.fetch,
  });
  const queryClient = hooks.createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <hooks.ClientProvider client={client}>{children}</hooks.ClientProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => hook(...about), { wrapper });
  return { result, ids: () => server.calls.map(({ id }) => id) };
}

test.each(Object.entries(reads))('%s asks for %s', async (name, [id, ...about]) => {
  const { result, ids } = shop(all[name]!, about);
  await waitFor(() => expect(ids()).toEqual([id]));
  await waitFor(() => expect(result.current).toMatchObject({ isSuccess: true }));
});

test.each(Object.entries(changes))('%s sends %s', async (name, id) => {
  const { result, ids } = shop(all[name]!);
  const { mutateAsync } = result.current as { mutateAsync: (input: unknown) => Promise<unknown> };
  expect(ids()).toEqual([]);
  // What the call refuses of this input is no matter here: it has been made.
  await mutateAsync(anything).catch(() => undefined);
  await waitFor(() => expect(ids()[0]).toBe(id));
});

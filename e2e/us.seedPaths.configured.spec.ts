import { marketByCode, type Market } from '@driveline/markets';
import { fetchFrom } from './support/fetchFrom.ts';
import { expect, test } from './support/test.ts';

/** Paths that the specification names, with ids that are not there replaced by any: those are asked of a signed-in shopper. */
const PATHS = [
  '/',
  '/cart',
  '/checkout',
  '/chat',
  '/errorPage',
  '/siteMap',
  '/sms',
  '/wallet',
  '/community',
  '/customerinfo',
  '/signin',
  '/signincheckout',
  '/signinnotcheckout',
  '/create',
  '/completeAccount',
  '/resetPassword/code',
  '/checkRewardAccount',
  '/createRewardsAccount',
  '/updateRewardsAccount',
  '/mergeConfirmation',
  '/orderConfirmation',
  '/trackOrder',
  '/user/orderHistory',
  '/user/orderHistory/1',
  '/user/myAccount',
  '/user/myProfile',
  '/user/rewards/requestCredit',
  '/user/programRules',
  '/rewards',
  '/user/myVehicle',
  '/user/myVehicle/manage',
  '/user/addVehicleDetails/1',
  '/user/vehicleDetails/1',
  '/user/serviceHistory',
  '/user/serviceHistory/1',
  '/user/addServiceHistory',
  '/user/addServiceHistory/1',
  '/user/addServiceHistory/1/2',
  '/user/maintenanceIntervals/1',
  '/user/repairGuides',
  '/user/repairGuideContent',
  '/myWarranties',
  '/myWarranties/1',
  '/myWarranties/1/2',
  '/giftCard',
  '/giftCard/cardBalance',
  '/deals/clearance',
  '/deals/hotDeal',
  '/deals/pages',
  '/deals/localstoreadd',
  '/deals/rebates',
  '/lp/deals',
  '/circular',
  '/coupons',
  '/parts',
  '/searchresult?searchText=oil',
  '/store',
  '/shopbymake',
  '/shopbymodel',
  '/shopbybrand',
  '/brands',
  '/vin-decoder',
  '/interior-accessories',
  '/exterior-accessories',
  '/truck-and-towing',
  '/tools-and-equipment',
  '/fluids-and-chemicals',
  '/performance',
  '/contactus',
  '/contactus/orderQuestions',
  '/contactus/storeExperience',
  '/contactus/rewards',
  '/contactus/productQuestions',
  '/contactus/generalComments',
  '/contactus/websiteIssues',
  '/storeexperience',
  '/lp/termsAndConditions',
  '/lp/faqs',
  '/lp/store-services',
  '/lp/repair-help',
  '/lp/fix-finder',
  '/lp/find-a-repair-shop',
  '/lp/store-pick-up',
  '/lp/loan-a-tool',
  '/lp/in-our-stores',
  '/lp/affiliate-program',
  '/lp/ironbay-mobile-app',
];

/** Landing pages that a market's record says are its own (CONF-014). */
const ownPages = ({ ownLandingPages }: Market) => ownLandingPages.map((name) => `/lp/${name}`);

for (const code of ['us', 'mx', 'br']) {
  test(`[CONF-014][CONF-032][CONTENT-027][CONTENT-028][VEHST-016] every path that is promised answers in ${code}`, async () => {
    test.setTimeout(120_000);
    const wrong: string[] = [];
    for (const path of [...PATHS, ...ownPages(marketByCode(code))]) {
      let at = path;
      let { status, headers } = await fetchFrom(code, at);
      // What leads on must lead somewhere.
      for (let hops = 0; hops < 5 && status >= 300 && status < 400; hops += 1) {
        const to = new URL(headers.location ?? '/', `http://shop${at}`);
        at = to.pathname + to.search;
        ({ status, headers } = await fetchFrom(code, at));
      }
      if (status !== 200) wrong.push(`${path}: ${status}${at === path ? '' : ` at ${at}`}`);
    }
    expect(wrong).toEqual([]);
    expect((await fetchFrom(code, '/no-such-path')).status).toBe(404);
  });
}

test('[VEHST-016] the address with its last slash is the same page', async () => {
  const path = '/user/myVehicle/manage';
  const [plain, slash] = await Promise.all([fetchFrom('us', path), fetchFrom('us', `${path}/`)]);
  // A guest keeps one vehicle, which has a page of its own.
  expect(plain.headers.location).toBe('/user/myVehicle');
  expect([slash.status, slash.headers.location]).toEqual([plain.status, plain.headers.location]);
});

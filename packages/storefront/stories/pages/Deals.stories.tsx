import type { Meta } from '@storybook/react-vite';
import { noDeals } from '../answers.ts';
import { opensAlike, opensPlain, opensState, shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

const home: Visit = { route: 'dealsHome', path: '/lp/deals' };
const at = (path: string): Visit => ({ route: 'deals', path });
const hot = at('/deals/hotDeal');

export default { ...shopPages, title: 'Pages/Deals' } satisfies Meta;

export const Home = opensPlain(home);
export const HomeFailed = opensState({ ...home, fails: ['deals.list', 'deals.byCategory'] });
export const HotDeals = opensPlain(hot);
export const HotDealsEmpty = opensState({ ...hot, answers: noDeals });
export const HotDealsFailed = opensAlike({ ...hot, fails: ['deals.list'] });
export const Clearance = opensPlain(at('/deals/clearance'));
export const Index = opensPlain(at('/deals/pages'));
export const Rebates = opensPlain(at('/deals/rebates'));
export const Circular = opensPlain({ route: 'circular', path: '/circular' });
export const Coupons = opensPlain({ route: 'coupons', path: '/coupons' });
export const CouponsFailed = opensAlike({ route: 'coupons', path: '/coupons', fails: ['content.page'] });

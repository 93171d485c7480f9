import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import ConfirmationPage from '../slots/page.orderConfirmation.ts';
import { loadConfirmation } from '../pages/orders/loadOrders.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadConfirmation);
export const clientLoader = browserLoader(loadConfirmation);

export default withLateWords(ConfirmationPage);

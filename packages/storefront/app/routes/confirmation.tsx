import { browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import ConfirmationPage from '../slots/page.orderConfirmation.ts';
import { loadConfirmation } from '../pages/orders/loadOrders.ts';

export const loader = serverLoader(loadConfirmation);
export const clientLoader = browserLoader(loadConfirmation);

export default withLateWords(ConfirmationPage);

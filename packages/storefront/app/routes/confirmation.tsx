import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { ConfirmationPage } from '../pages/orders/ConfirmationPage.tsx';
import { loadConfirmation } from '../pages/orders/loadOrders.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadConfirmation);
export const clientLoader = browserLoader(loadConfirmation);

export default withLateWords(ConfirmationPage);

import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { ConfirmationPage, loadConfirmation } from '../features/orders/index.ts';

export const loader = serverLoader(loadConfirmation);
export const clientLoader = browserLoader(loadConfirmation);

export default ConfirmationPage;

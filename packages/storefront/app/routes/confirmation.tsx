import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { ConfirmationPage, loadConfirmation } from '../features/orders/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadConfirmation);
export const clientLoader = browserLoader(loadConfirmation);

export default withLateWords(ConfirmationPage);

import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { WarrantiesPage, loadWarranties } from '../features/warranties/index.ts';
import { forMembers } from '../features/session/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

const load = forMembers(loadWarranties);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export default withLateWords(WarrantiesPage);

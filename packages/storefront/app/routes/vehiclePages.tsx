import { browserAction, browserLoader, revalidateAfterPost, serverLoader } from '../data/routeLoaders.ts';
import { GroupPage } from './groups/pageGroup.tsx';
import { vehiclePages } from './groups/vehiclePages.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(vehiclePages.load);
export const clientLoader = browserLoader(vehiclePages.load);
export const action = vehiclePages.action;
export const clientAction = browserAction;
export const shouldRevalidate = revalidateAfterPost;

function VehiclePages() {
  return <GroupPage group={vehiclePages} />;
}

export default withLateWords(VehiclePages);

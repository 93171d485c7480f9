import { describeConformance } from '../../../test/describeConformance.tsx';
import { PageProgress } from './PageProgress.tsx';

describeConformance((props) => <PageProgress {...props} />, { refInstanceof: HTMLDivElement });

import { describeConformance } from '../../../test/describeConformance.tsx';
import { PageBody } from './PageBody.tsx';

describeConformance((props) => <PageBody {...props}>Parts</PageBody>, { refInstanceof: HTMLDivElement });

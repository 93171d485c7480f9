import { describeConformance } from '../../../test/describeConformance.tsx';
import { Spinner } from './Spinner.tsx';

describeConformance((props) => <Spinner {...props} />, { refInstanceof: HTMLSpanElement });

import { PageProgress } from '@driveline/ui';
import { useNavigation } from 'react-router-dom';

/** A link or a search of a slow network; what a form posts shows on its button. */
export function NavigationProgress() {
  const { state, formData } = useNavigation();
  return state !== 'idle' && !formData && <PageProgress />;
}

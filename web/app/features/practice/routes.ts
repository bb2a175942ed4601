import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [
    route('sample-questions', 'features/practice/public/groups.tsx'),
    route('sample-questions/:slug', 'features/practice/public/group.tsx'),
  ],
  panel: [
    route('panel/practice', 'features/practice/groups.tsx'),
    route('panel/practice/today', 'features/practice/today/today.tsx'),
    route('panel/practice/trials', 'features/practice/trials/trials.tsx'),
    route('panel/practice/trials/:trialId', 'features/practice/trials/trial.tsx'),
    route('panel/practice/:groupId', 'features/practice/group.tsx'),
  ],
  bare: [route('panel/practice/:groupId/print', 'features/practice/print/print-group.tsx')],
}

import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [
    route('sample-questions', 'features/practice/public/groups.tsx'),
    route('sample-questions/:slug', 'features/practice/public/group.tsx'),
  ],
  panel: [
    route('panel/practice', 'features/practice/groups.tsx'),
    route('panel/practice/:groupId', 'features/practice/group.tsx'),
  ],
}

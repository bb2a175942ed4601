import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  panel: [
    route('panel/practice', 'features/practice/groups.tsx'),
    route('panel/practice/:groupId', 'features/practice/group.tsx'),
  ],
}

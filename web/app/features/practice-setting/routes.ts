import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  teacher: [
    route('teach/practice', 'features/practice-setting/groups.tsx'),
    route('teach/practice/:groupId', 'features/practice-setting/group.tsx'),
  ],
}

import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  manager: [
    route('manage/catalogue', 'features/all-courses/all-courses.tsx'),
    route('manage/catalogue/paths', 'features/all-courses/all-paths.tsx'),
  ],
}

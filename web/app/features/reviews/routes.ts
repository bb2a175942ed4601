import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  teacher: [route('teach/reviews', 'features/reviews/taught-reviews.tsx')],
  manager: [route('manage/reviews', 'features/reviews/manage-reviews.tsx')],
}

import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const reviewsRoutes: FeatureRoutes = {
  manager: [route('manage/reviews', 'features/reviews/manage-reviews.tsx')],
}

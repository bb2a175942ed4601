import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  manager: [
    route('manage/courses', 'features/course-review/queue.tsx'),
    route('manage/courses/:id', 'features/course-review/review.tsx'),
  ],
}

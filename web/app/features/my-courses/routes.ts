import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  panel: [
    route('panel/courses', 'features/my-courses/my-courses.tsx'),
    route('panel/course-calendar', 'features/my-courses/course-calendar.tsx'),
  ],
}

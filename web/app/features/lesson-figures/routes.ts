import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  teacher: [route('teach/courses/:courseId/lesson-figures', 'features/lesson-figures/lesson-figures.tsx')],
}

import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  panel: [route('panel/announcements/:courseId', 'features/announcements/my-announcements.tsx')],
  teacher: [route('teach/courses/:courseId/announcements', 'features/announcements/announcements.tsx')],
}

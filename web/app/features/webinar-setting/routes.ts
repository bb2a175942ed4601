import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  teacher: [
    route('teach/classes', 'features/webinar-setting/webinars.tsx'),
    route('teach/classes/webinars/:webinarId', 'features/webinar-setting/webinar.tsx'),
  ],
  manager: [route('manage/webinars', 'features/webinar-setting/all-webinars.tsx')],
}

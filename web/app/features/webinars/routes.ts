import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [
    route('webinars', 'features/webinars/webinars.tsx'),
    route('webinars/:slug', 'features/webinars/webinar.tsx'),
  ],
  panel: [route('panel/classes', 'features/webinars/my-webinars.tsx')],
}

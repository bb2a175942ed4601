import { index, route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [index('features/home/home.tsx')],
  manager: [route('manage', 'features/home/manage-home.tsx')],
}

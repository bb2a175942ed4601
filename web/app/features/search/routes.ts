import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const searchRoutes: FeatureRoutes = {
  public: [route('search', 'features/search/search.tsx')],
}

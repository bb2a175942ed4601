import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [route('paths', 'features/paths/paths.tsx'), route('paths/:slug', 'features/paths/path.tsx')],
}

import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [
    route('developers', 'features/developers/developers.tsx'),
    route('developers/:service/*', 'features/developers/endpoint.tsx'),
  ],
}

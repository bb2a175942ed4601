import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [
    route('about', 'features/about/about.tsx'),
    route('terms', 'features/about/terms.tsx'),
    route('privacy', 'features/about/privacy.tsx'),
    route('refunds', 'features/about/refunds.tsx'),
  ],
}

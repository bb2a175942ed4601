import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  bare: [
    route('manifest.webmanifest', 'features/install/app-manifest.ts'),
    route('favicon.svg', 'features/install/favicon.ts'),
    route('icons/:file', 'features/install/site-icon.ts'),
  ],
}

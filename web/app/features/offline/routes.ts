import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  panel: [route('panel/offline', 'features/offline/offline.tsx')],
}

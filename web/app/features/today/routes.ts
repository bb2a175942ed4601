import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const todayRoutes: FeatureRoutes = {
  panel: [route('panel', 'features/today/today.tsx')],
}

import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  panel: [
    route('panel/factors', 'features/factors/factors.tsx'),
    route('panel/factors/:id', 'features/factors/factor.tsx'),
  ],
  bare: [route('panel/factors/:id/print', 'features/factors/print.tsx')],
}

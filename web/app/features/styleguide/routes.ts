import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const styleguideRoutes: FeatureRoutes = {
  bare: [route('ui', 'features/styleguide/styleguide.tsx')],
}

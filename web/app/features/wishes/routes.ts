import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const wishesRoutes: FeatureRoutes = {
  panel: [route('panel/wishes', 'features/wishes/wishes.tsx')],
}

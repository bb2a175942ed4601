import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const piecesRoutes: FeatureRoutes = {
  bare: [route('ui', 'features/pieces/pieces.tsx')],
}

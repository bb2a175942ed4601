import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  teacher: [route('teach/income', 'features/earnings/income.tsx')],
}

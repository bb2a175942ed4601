import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [route('wheel/verify', 'features/wheel/verify-spin.tsx')],
  panel: [route('panel/wheel', 'features/wheel/wheel.tsx')],
  manager: [route('manage/wheel', 'features/wheel/manage-wheel.tsx')],
}

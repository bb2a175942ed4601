import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [route('plus', 'features/plus/plus.tsx')],
  panel: [route('panel/plus', 'features/plus/my-plus.tsx')],
  manager: [
    route('manage/plus', 'features/plus/manage-plus.tsx'),
    route('manage/plus/new', 'features/plus/new-plan.tsx'),
    route('manage/plus/:planId', 'features/plus/edit-plan.tsx'),
  ],
}

import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  panel: [route('panel/tools/:lessonId', 'features/tools/open-tool.tsx')],
  manager: [route('manage/tools', 'features/tools/manage-tools.tsx')],
}

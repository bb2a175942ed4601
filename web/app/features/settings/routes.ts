import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  manager: [
    route('manage/settings', 'features/settings/settings.tsx'),
    route('manage/settings/site', 'features/settings/site.tsx'),
  ],
}

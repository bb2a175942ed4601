import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  panel: [
    route('panel/notices', 'features/notices/notices.tsx'),
    route('panel/notice-preferences', 'features/notices/preferences.tsx'),
  ],
}

import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  manager: [
    route('manage/roster', 'features/roster/rosters.tsx'),
    route('manage/roster/:importId', 'features/roster/roster.tsx'),
  ],
}

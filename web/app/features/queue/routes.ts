import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  manager: [route('manage/queue', 'features/queue/queue.tsx')],
}

import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  manager: [route('manage/exports', 'features/exports/exports.tsx')],
  teacher: [route('teach/exports', 'features/exports/exports.tsx', { id: 'teachers-exports' })],
}

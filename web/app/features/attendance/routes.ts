import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  teacher: [
    route('teach/classes/sessions/:kind/:id', 'features/attendance/sessions.tsx'),
    route('teach/classes/attendance/:sessionId', 'features/attendance/attendance.tsx'),
  ],
}

import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  panel: [
    route('panel/classes/meets', 'features/meets/meets.tsx'),
    route('panel/classes/meets/teachers', 'features/meets/teachers.tsx'),
    route('panel/classes/meets/with/:handle', 'features/meets/slots.tsx'),
    route('panel/classes/meets/:meetId/move', 'features/meets/move.tsx'),
    route('panel/classes/meets/:meetId/recordings', 'features/meets/recordings.tsx'),
  ],
  teacher: [
    route('teach/meets', 'features/meets/taught.tsx'),
    route('teach/meets/:meetId/move', 'features/meets/move-taught.tsx'),
    route('teach/meets/:meetId/recordings', 'features/meets/taught-recordings.tsx'),
  ],
}

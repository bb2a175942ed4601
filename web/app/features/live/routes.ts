import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  focused: [
    route('live/enter/:kind/:id', 'features/live/enter.tsx'),
    route('live/:sessionId', 'features/live/session.tsx'),
  ],
}

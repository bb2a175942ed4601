import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  bare: [route('live/:sessionId/meeting', 'features/live/meeting.ts')],
  focused: [
    route('live/rehearsal', 'features/live/rehearsal/enter-rehearsal.tsx'),
    route('live/enter/:kind/:id', 'features/live/enter.tsx'),
    route('live/:sessionId', 'features/live/session.tsx'),
  ],
}

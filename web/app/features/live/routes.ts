import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  bare: [
    route('live/:sessionId/meeting', 'features/live/meeting.ts'),
    route('live/guests/token', 'features/live/guests/guest-token.ts'),
    route('live/guests/:key', 'features/live/guests/guest-door.tsx'),
    route('live/guests/:key/:sessionId', 'features/live/guests/guest-class.tsx'),
    route('live/guests/:key/:sessionId/meeting', 'features/live/meeting.ts', { id: 'guest-meeting' }),
  ],
  focused: [
    route('live/rehearsal', 'features/live/rehearsal/enter-rehearsal.tsx'),
    route('live/enter/:kind/:id', 'features/live/enter.tsx'),
    route('live/:sessionId', 'features/live/session.tsx'),
  ],
}

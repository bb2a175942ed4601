import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const outboxRoutes: FeatureRoutes = {
  public: [route('outbox', 'features/outbox/outbox.tsx')],
}

import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const supportRoutes: FeatureRoutes = {
  public: [route('contact', 'features/support/contact.tsx')],
  manager: [route('manage/tickets', 'features/support/manage-tickets.tsx')],
}

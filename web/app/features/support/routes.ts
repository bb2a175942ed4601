import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [route('contact', 'features/support/contact.tsx'), route('help', 'features/support/help.tsx')],
  manager: [route('manage/tickets', 'features/support/manage-tickets.tsx')],
}

import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [
    route('newsletter', 'features/newsletter/newsletter.tsx'),
    route('newsletter/confirm/:key', 'features/newsletter/confirm.tsx'),
    route('newsletter/unsubscribe/:key', 'features/newsletter/unsubscribe.tsx'),
  ],
}

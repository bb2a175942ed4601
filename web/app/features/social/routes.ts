import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [route('posts/:id', 'features/social/post.tsx')],
  panel: [
    route('panel/feed', 'features/social/feed.tsx'),
    route('panel/muted', 'features/social/muted.tsx'),
    route('panel/blocked', 'features/social/blocked.tsx'),
  ],
  bare: [
    route('people/:personId/act', 'features/social/act-on-person.ts'),
    route('posts/:id/act', 'features/social/act-on-post.ts'),
  ],
}

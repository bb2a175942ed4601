import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [route('posts/:id', 'features/social/post.tsx'), route('topics/:tag', 'features/social/topic.tsx')],
  panel: [
    route('panel/feed', 'features/social/feed.tsx'),
    route('panel/topics', 'features/social/followed-topics.tsx'),
    route('panel/muted', 'features/social/muted.tsx'),
    route('panel/blocked', 'features/social/blocked.tsx'),
  ],
  bare: [
    route('people/:personId/act', 'features/social/act-on-person.ts'),
    route('topics/:tag/act', 'features/social/act-on-topic.ts'),
    route('posts/:id/act', 'features/social/act-on-post.ts'),
  ],
}

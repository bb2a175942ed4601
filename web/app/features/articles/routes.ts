import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [
    route('articles', 'features/articles/articles.tsx'),
    route('articles/series/:slug', 'features/articles/series.tsx'),
    route('articles/:slug', 'features/articles/article.tsx'),
  ],
}

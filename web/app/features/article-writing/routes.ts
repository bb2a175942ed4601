import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  teacher: [
    route('teach/articles', 'features/article-writing/my-articles.tsx'),
    route('teach/articles/new', 'features/article-writing/new-article.tsx'),
    route('teach/articles/series', 'features/article-writing/series-list.tsx'),
    route('teach/articles/series/:seriesId', 'features/article-writing/series-editor.tsx'),
    route('teach/articles/:articleId', 'features/article-writing/editor.tsx'),
  ],
  manager: [
    route('manage/articles', 'features/article-writing/queue.tsx'),
    route('manage/articles/new', 'features/article-writing/new-article.tsx', { id: 'manage-new-article' }),
    route('manage/articles/series', 'features/article-writing/series-list.tsx', {
      id: 'manage-article-series',
    }),
    route('manage/articles/series/:seriesId', 'features/article-writing/series-editor.tsx', {
      id: 'manage-article-series-editor',
    }),
    route('manage/articles/:articleId', 'features/article-writing/review.tsx'),
    route('manage/articles/:articleId/edit', 'features/article-writing/editor.tsx', {
      id: 'manage-article-editor',
    }),
  ],
}

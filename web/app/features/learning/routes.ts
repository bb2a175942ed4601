import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  panel: [
    route('learn/:course', 'features/learning/go-on.tsx'),
    route('panel/search-lessons', 'features/learning/search-lessons.tsx'),
  ],
  bare: [route('learn/:course/:lesson', 'features/learning/learn.tsx')],
}

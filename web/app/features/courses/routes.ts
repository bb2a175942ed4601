import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [
    route('courses', 'features/courses/courses.tsx'),
    route('courses/:slug', 'features/courses/course.tsx'),
    route('categories/:slug', 'features/courses/category.tsx'),
    route('teachers/:handle', 'features/courses/teacher.tsx'),
  ],
  bare: [route('og/courses/:file', 'features/courses/og/course-image.ts')],
}

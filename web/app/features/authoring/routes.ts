import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  panel: [route('panel/staff-invitations', 'features/authoring/my-invitations.tsx')],
  teacher: [
    route('teach/courses', 'features/authoring/my-courses.tsx'),
    route('teach/courses/new', 'features/authoring/new-course.tsx'),
    route('teach/courses/:id', 'features/authoring/course-details.tsx'),
    route('teach/courses/:id/price', 'features/authoring/price.tsx'),
    route('teach/courses/:id/curriculum', 'features/authoring/curriculum/curriculum.tsx'),
    route('teach/courses/:id/curriculum/:itemId', 'features/authoring/curriculum/outline-item.tsx'),
    route('teach/courses/:id/lessons/:lessonId', 'features/authoring/lesson/lesson.tsx'),
    route('teach/courses/:id/staff', 'features/authoring/staff.tsx'),
  ],
}

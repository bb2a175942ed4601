import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  teacher: [
    route('teach/courses/:courseId/students', 'features/students/students.tsx'),
    route('teach/courses/:courseId/students/add', 'features/students/add-students.tsx'),
    route('teach/courses/:courseId/students/invitations', 'features/students/invitations.tsx'),
    route('teach/courses/:courseId/students/lists/:listId', 'features/students/list-of-mobiles.tsx'),
    route('teach/courses/:courseId/students/:enrolmentId', 'features/students/student.tsx'),
    route('teach/courses/:courseId/cohorts', 'features/students/cohorts.tsx'),
  ],
}

import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  panel: [
    route('panel/assignments/:courseId/:lessonId', 'features/assignments/assignment.tsx'),
    route('panel/marks', 'features/assignments/my-marks.tsx'),
  ],
  teacher: [
    route('teach/marking', 'features/assignments/to-mark.tsx'),
    route('teach/courses/:courseId/assignments', 'features/assignments/queue.tsx'),
    route('teach/courses/:courseId/assignments/:submissionId', 'features/assignments/marking.tsx'),
  ],
}

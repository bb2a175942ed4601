import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  teacher: [
    route('teach/courses/:courseId/exams', 'features/exam-setting/exams.tsx'),
    route('teach/exams/:examId', 'features/exam-setting/exam.tsx'),
    route('teach/exams/:examId/preview', 'features/exam-setting/preview.tsx'),
    route('teach/exams/:examId/overrides', 'features/exam-setting/overrides.tsx'),
  ],
}

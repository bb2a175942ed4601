import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [
    route('exams', 'features/exams/public/exams.tsx'),
    route('exams/:slug', 'features/exams/public/exam.tsx'),
  ],
  panel: [
    route('panel/exams', 'features/exams/my-exams.tsx'),
    route('panel/exams/:examId', 'features/exams/exam.tsx'),
    route('panel/exams/attempts/:attemptId', 'features/exams/review.tsx'),
  ],
  bare: [route('panel/exams/attempts/:attemptId/sheet', 'features/exams/sheet.tsx')],
  focused: [route('exam/:attemptId', 'features/exams/attempt.tsx')],
}

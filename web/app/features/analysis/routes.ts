import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  manager: [
    route('manage/analysis', 'features/analysis/funnel.tsx'),
    route('manage/analysis/visits', 'features/analysis/visits.tsx'),
    route('manage/analysis/learning', 'features/analysis/learning-events.tsx'),
    route('manage/client-logs', 'features/analysis/client-logs.tsx'),
    route('manage/analysis/pages', 'features/analysis/viewed-pages.tsx'),
    route('manage/analysis/referrals', 'features/analysis/referral-views.tsx'),
    route('manage/analysis/enrolments', 'features/analysis/enrolments.tsx'),
    route('manage/analysis/sales', 'features/analysis/sales.tsx'),
    route('manage/analysis/retention', 'features/analysis/retention.tsx'),
    route('manage/analysis/retention/people', 'features/analysis/retained.tsx'),
    route('manage/analysis/lessons', 'features/analysis/courses.tsx'),
    route('manage/analysis/lessons/:courseId', 'features/analysis/course-lessons.tsx'),
    route('manage/analysis/lessons/:courseId/:lessonId', 'features/analysis/lesson-learners.tsx'),
  ],
  teacher: [route('teach/analysis', 'features/analysis/taught-sales.tsx')],
}

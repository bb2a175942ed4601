import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  teacher: [
    route('teach/exams/:examId/marking', 'features/exam-marking/questions-to-mark.tsx'),
    route('teach/exams/:examId/marking/:questionId', 'features/exam-marking/answers-to-mark.tsx'),
    route('teach/exams/:examId/marking/:questionId/:attemptId', 'features/exam-marking/answer-to-mark.tsx'),
    route('teach/exams/:examId/results', 'features/exam-marking/results.tsx'),
    route('teach/exams/:examId/results/late', 'features/exam-marking/late-answers.tsx'),
    route('teach/exams/:examId/objections', 'features/exam-marking/objections.tsx'),
    route('teach/exams/:examId/objections/:objectionId', 'features/exam-marking/objection.tsx'),
    route('teach/exams/:examId/regrade', 'features/exam-marking/regrading.tsx'),
    route('teach/exams/:examId/regrade/:questionId', 'features/exam-marking/regrade.tsx'),
    route('teach/exams/:examId/ranking', 'features/exam-marking/ranking.tsx'),
    route('teach/exams/:examId/statistics', 'features/exam-marking/statistics.tsx'),
    route('teach/exams/:examId/paper', 'features/exam-marking/paper.tsx'),
    route('teach/exams/:examId/paper/:personId', 'features/exam-marking/enter-paper.tsx'),
  ],
  bare: [route('teach/exams/:examId/paper/print', 'features/exam-marking/print-paper.tsx')],
}

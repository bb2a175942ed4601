import type { Attention } from '#plugs/attention'
import type { DiscussionDeps } from './deps.ts'
import { countWaiting } from './questions.ts'
import { countReported } from './report-queries.ts'

/** Counts reported posts for managers of content, and open questions for teachers. */
export const discussionWaiting = (deps: Pick<DiscussionDeps, 'db' | 'discussed'>): Attention => ({
  ofManager: {
    scope: 'content',
    items: async () => [
      {
        code: 'discussion.reports-waiting',
        title: 'نوشته‌های گزارش‌شده در انتظار رسیدگی شماست',
        count: await countReported(deps.db),
        link: '/manage/reports',
      },
    ],
  },
  ofTeacher: async (teacherId) => [
    {
      code: 'discussion.questions-waiting',
      title: 'پرسش‌های بی‌پاسخ در انتظار شماست',
      count: await countWaiting(deps, teacherId),
      link: '/teach/questions',
    },
  ],
})
